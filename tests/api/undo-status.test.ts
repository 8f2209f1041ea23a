import { beforeEach, expect, test } from 'vitest'
import * as updateStatus from '#app/api/booking_update_status/route.ts'
import { bookingCalls } from '#calls/bookings.ts'
import type { Staff } from '#lib/auth/schema.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { addToHistory } from '#lib/db/history.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { bookingStandings } from '#lib/desk/queries/booking-standings.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { cancelAs } from '../support/cancelling.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { entryOfDecision, undoCall, undoStatus } from '../support/undo.ts'

const history = routeAt(bookingCalls, 'booking_history')
const standings = routeAt(bookingCalls, 'booking_standings')

useDatabase()
let cookie: string
let by: Staff
beforeEach(async () => {
  await emptyTables('bookings')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  const session = await signedIn()
  cookie = session.cookie
  by = session.by
})

const now = new Date('2026-11-21T10:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const change = (id: string, status: BookingStatus, note: string | null = null) =>
  changeStatus(by, { id, status, note }, now)
const bookingOf = (id: string) =>
  prisma().booking.findUniqueOrThrow({ where: { id }, include: { occupancy: true } })
const owed = async () =>
  (await pool().query('SELECT run_at, key FROM graphile_worker.jobs ORDER BY id')).rows
const mails = async () => {
  const { rows } = await pool().query(
    "SELECT payload->>'kind' AS kind, run_at FROM graphile_worker._private_jobs ORDER BY id",
  )
  return rows
}

test('the guest’s mail leaves half a minute after the change, and not at all once it is taken back', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await change(id, 'verified')
  expect((await owed()).map(({ run_at }) => run_at)).toEqual([after(30)])
  await undoStatus(by, id, after(29))
  expect(await owed()).toEqual([])
  expect(await bookingOf(id)).toMatchObject({ status: 'pending', verifiedAt: null })
})

test('a cancellation that is taken back gives the same unit again, also while a lower one is free', async () => {
  const first = await insertBooking({ status: 'confirmed' })
  const second = await insertBooking({ status: 'confirmed' })
  await cancelAs(by, first.id, now)
  const unit = (await bookingOf(second.id)).occupancy?.unit
  await cancelAs(by, second.id, now)
  await undoStatus(by, second.id, after(5))
  expect((await bookingOf(second.id)).occupancy?.unit).toBe(unit)
  const last = await prisma().auditEntry.findFirst({ orderBy: { id: 'desc' } })
  expect(last?.after).toEqual({ status: 'confirmed', unit: String(unit) })
})

test('a change before the mail of the last one has left sends its own mail alone', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await change(id, 'verified')
  await changeStatus(by, { id, status: 'confirmed', note: null }, after(6))
  expect(await mails()).toEqual([{ kind: 'confirmed', run_at: after(36) }])
  await cancelAs(by, id, after(8))
  expect(await mails()).toEqual([{ kind: 'rejected', run_at: after(38) }])
})

test('a mail that has left is followed by the next one', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await change(id, 'verified')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  await changeStatus(by, { id, status: 'confirmed', note: null }, after(31))
  await undoStatus(by, id, after(32))
  expect(await mails()).toEqual([])
})

test('a change that is taken back gives the mail whose place it took its time again', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await change(id, 'verified')
  await changeStatus(by, { id, status: 'confirmed', note: null }, after(6))
  await undoStatus(by, id, after(9))
  expect(await mails()).toEqual([{ kind: 'verified', run_at: after(39) }])
  await changeStatus(by, { id, status: 'confirmed', note: null }, after(12))
  expect(await mails()).toEqual([{ kind: 'confirmed', run_at: after(42) }])
})

test('a cancellation that is taken back has its unit again, and no reason', async () => {
  const { id } = await insertBooking({ status: 'verified' })
  const { verifiedAt } = await bookingOf(id)
  await cancelAs(by, id, now, { note: 'A storm' })
  expect((await bookingOf(id)).occupancy).toBeNull()
  await undoStatus(by, id, after(3))
  const booking = await bookingOf(id)
  expect(booking).toMatchObject({ status: 'verified', statusNote: null, verifiedAt })
  expect(booking.occupancy).not.toBeNull()
})

test('a request to cancel ends with the promise of the stay or its return, not with the payment found, and comes back with an undo', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const asked = new Date('2026-11-20T10:00:00Z')
  const ask = () => prisma().booking.update({ where: { id }, data: { cancelAskedAt: asked } })
  const request = async () => (await bookingOf(id)).cancelAskedAt
  await ask()
  await change(id, 'verified')
  expect(await request()).toEqual(asked)
  await change(id, 'confirmed')
  expect(await request()).toBeNull()
  await undoStatus(by, id, after(1))
  expect(await request()).toEqual(asked)
  await cancelAs(by, id, after(2))
  expect(await request()).toEqual(asked)
  await changeStatus(by, { id, status: 'verified', note: null }, after(3))
  expect(await request()).toBeNull()
})

test('a return that is taken back gives the unit up and is rejected for the same reason as before', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await changeStatus(by, { id, status: 'rejected', note: 'Twice paid' }, now)
  await change(id, 'pending')
  await undoStatus(by, id, after(1))
  expect(await bookingOf(id)).toMatchObject({
    status: 'rejected',
    statusNote: 'Twice paid',
    occupancy: null,
  })
})

test('a unit that somebody else took meanwhile is not taken from them', async () => {
  await prisma().room.updateMany({ data: { units: 1 } })
  const { id } = await insertBooking({ status: 'pending' })
  await change(id, 'rejected')
  await insertBooking({ status: 'pending' })
  await expect(undoStatus(by, id, after(2))).rejects.toMatchObject({ code: 'room_not_available' })
  expect((await bookingOf(id)).status).toBe('rejected')
  expect(await owed()).toHaveLength(1)
  await prisma().room.updateMany({ data: { units: 3 } })
})

test('it is too late once the time is over, the mail is being sent, or has been', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await change(id, 'verified')
  await expect(undoStatus(by, id, after(36))).rejects.toMatchObject({ code: 'too_late' })
  await pool().query('UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = $1', [
    'a worker',
  ])
  await expect(undoStatus(by, id, after(5))).rejects.toMatchObject({ code: 'too_late' })
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  await expect(undoStatus(by, id, after(5))).rejects.toMatchObject({ code: 'too_late' })
  expect((await bookingOf(id)).status).toBe('verified')
})

test('nobody takes back what somebody else did, or what is no longer the last thing', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await addToHistory(prisma(), 'guest', { action: 'booking_created', bookingId: id })
  await expect(undoStatus(by, id, now)).rejects.toMatchObject({ code: 'changed_meanwhile' })
  await changeStatus(
    { ...by, email: 'other@dontali.example' },
    { id, status: 'verified', note: null },
    now,
  )
  await expect(undoStatus(by, id, after(1))).rejects.toMatchObject({ code: 'changed_meanwhile' })
  await change(id, 'confirmed')
  await undoStatus(by, id, after(1))
  await expect(undoStatus(by, id, after(2))).rejects.toMatchObject({ code: 'changed_meanwhile' })
  expect((await bookingOf(id)).status).toBe('verified')
  await expect(undoStatus(by, crypto.randomUUID(), now)).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a change from a status that the person no longer sees changes nothing', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const move = (status: string, from: string) =>
    call(updateStatus, 'POST', '/api/booking_update_status', { cookie, form: { id, status, from } })
  expect((await move('verified', 'pending')).status).toBe(200)
  const late = await move('rejected', 'pending')
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await bookingOf(id)).status).toBe('verified')
})

test('a change says for how long it can be taken back, and so does whoever looks after its answer was lost', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const form = { id, status: 'verified' }
  const { body } = await call(updateStatus, 'POST', '/api/booking_update_status', { cookie, form })
  expect(body).toMatchObject({ booking: { id, status: 'verified' } })
  expect(body.undo.ms).toBeGreaterThan(0)
  expect(body.undo.ms).toBeLessThanOrEqual(30_000)

  const lost = crypto.randomUUID()
  const look = `/api/booking_standings?ids=${id},${lost}`
  const found = await call(standings, 'GET', look, { cookie })
  expect(found.body.standings).toMatchObject([{ booking: { id, status: 'verified' } }])
  expect(found.body.standings[0].undo.ms).toBeLessThanOrEqual(body.undo.ms)
})

test('only who made the last change can take it back, and only until its mail leaves', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const colleague = { ...by, email: 'other@dontali.example' }
  const left = async (who: Staff, at: Date) => {
    const [standing] = await bookingStandings(who, [id], at)
    return standing?.undo?.ms ?? null
  }
  expect(await left(by, now)).toBeNull()
  await change(id, 'verified')
  expect(await left(by, after(4))).toBe(26_000)
  expect(await left(by, after(30))).toBeNull()
  expect(await left(colleague, after(4))).toBeNull()
  await undoStatus(by, id, after(5))
  expect(await left(by, after(5))).toBeNull()
})

test('the history tells who did what, the last first, the taking back included', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const form = { id, status: 'rejected', note: 'No payment arrived' }
  await call(updateStatus, 'POST', '/api/booking_update_status', { cookie, form })
  const undone = await undoCall(cookie, [await entryOfDecision(id)])
  expect([undone.status, undone.body.standings[0].booking.status]).toEqual([200, 'pending'])
  const { body } = await call(history, 'GET', `/api/booking_history?id=${id}`, { cookie })
  expect(body.entries).toMatchObject([
    { actor: by.email, action: 'change_undone', detail: 'pending' },
    { actor: by.email, action: 'booking_rejected', detail: 'No payment arrived' },
  ])
})
