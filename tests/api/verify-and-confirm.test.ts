import { beforeEach, expect, test } from 'vitest'
import * as statusRoute from '#app/api/booking_update_status/route.ts'
import { bookingCalls } from '#calls/bookings.ts'
import { moneyCalls } from '#calls/money.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { confirmAll } from '#lib/decisions/commands/confirm-all.ts'
import { readWaits } from '#lib/desk/queries/waits.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { enterClaim } from '#lib/payments/commands/claim.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { bookingStatus, insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { emptyTables, untilWaiting, useDatabase } from '../support/database.ts'
import { mailsOwed } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { entryOfPayment, undoAll, undoCall } from '../support/undo.ts'

const confirmAllRoute = routeAt(bookingCalls, 'desk/bookings/confirm_all')
const paymentsRoute = routeAt(moneyCalls, 'folios/[reference]/payments')
const verifyRoute = routeAt(moneyCalls, 'payments/[id]/verify')

useDatabase()

let staff: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  await emptyTables('bookings')
  staff = await signedIn()
  await prisma().room.updateMany({ data: { units: 50 } })
})

async function verify(bookingId: string, json: object) {
  const { id } = await prisma().payment.findFirstOrThrow({ where: { bookingId } })
  const { status } = await call(verifyRoute, 'POST', '/api/payments/x/verify', {
    cookie: staff.cookie,
    json,
    params: { id },
  })
  expect(status).toBe(200)
  return id
}

test('one press verifies and confirms, with one mail, and one undo takes all of it back', async () => {
  const { id } = await insertBooking({})
  const payment = await verify(id, { confirm: true })
  expect([await bookingStatus(id), await mailsOwed(id)]).toEqual(['confirmed', ['confirmed']])
  const undone = await undoCall(staff.cookie, [await entryOfPayment(payment)])
  expect(undone.status).toBe(200)
  expect([await bookingStatus(id), await mailsOwed(id)]).toEqual(['pending', []])
  const states = await prisma().payment.findMany({ where: { bookingId: id } })
  expect(states.map(({ state }) => state).sort()).toEqual(['claimed', 'void'])
})

test('the call for a status verifies and confirms, too, with one mail and one undo', async () => {
  const set = async (id: string, confirm?: string) => {
    const form = { id, status: 'verified', from: 'pending', ...(confirm && { confirm }) }
    const { cookie } = staff
    const { status, body } = await call(statusRoute, 'POST', '/x', { cookie, form })
    return [status, body.booking?.status]
  }
  const { id } = await insertBooking({})
  expect(await set(id, '1')).toEqual([200, 'confirmed'])
  expect(await mailsOwed(id)).toEqual(['confirmed'])
  await undoAll(staff.by, [id], new Date())
  expect([await bookingStatus(id), await mailsOwed(id)]).toEqual(['pending', []])
  expect(await set(id)).toEqual([200, 'verified'])
  for (const other of [
    await insertBooking({ unit: null }),
    await insertBooking({ cancelAskedAt: new Date() }),
    await insertBooking({ claimedPaise: 100_00 }),
  ]) {
    expect(await set(other.id, '1')).toEqual([200, 'verified'])
    expect(await mailsOwed(other.id)).toEqual(['verified'])
  }
  expect(await set((await insertBooking({})).id, 'yes')).toEqual([422, undefined])
})

test('money that staff record confirms its booking in the same press, with one mail and one undo', async () => {
  const take = async (reference: string, amount: number, confirm = true) => {
    const on = dayInIndia(new Date())
    const json = { direction: 'received', method: 'cash', amount, on, confirm }
    const { cookie } = staff
    const params = { reference }
    const { status, body } = await call(paymentsRoute, 'POST', '/x', { cookie, json, params })
    return [status, body.status]
  }
  const folioOf = (id: string) => readFolio(staff.by, { id })
  const booked = () => insertBooking({})
  const { id, reference } = await booked()
  const { asked, to_confirm } = await folioOf(id)
  expect(to_confirm).toBe(asked)
  expect(await take(reference, asked)).toEqual([201, 'confirmed'])
  expect([await mailsOwed(id), (await folioOf(id)).to_confirm]).toEqual([['confirmed'], null])
  await undoAll(staff.by, [id], new Date())
  expect([await bookingStatus(id), await mailsOwed(id)]).toEqual(['pending', []])

  const short = await booked()
  expect(await take(short.reference, 100)).toEqual([201, 'verified'])
  expect((await folioOf(short.id)).to_confirm).toBe(asked - 100)
  expect(await take(short.reference, asked - 100)).toEqual([201, 'confirmed'])
  expect(await mailsOwed(short.id)).toEqual(['confirmed'])

  const plain = await booked()
  expect(await take(plain.reference, asked, false)).toEqual([201, 'verified'])
  for (const other of [
    await insertBooking({ unit: null }),
    await insertBooking({ cancelAskedAt: new Date() }),
  ]) {
    expect((await folioOf(other.id)).to_confirm).toBeNull()
    expect(await take(other.reference, asked)).toEqual([201, 'verified'])
    expect(await mailsOwed(other.id)).toEqual(['verified'])
  }
})

test('a booking that needs another decision is only verified', async () => {
  const roomless = await insertBooking({ unit: null })
  const asks = await insertBooking({ cancelAskedAt: new Date() })
  const short = await insertBooking({ claimedPaise: 100_00 })
  const plain = await insertBooking({})
  for (const { id } of [roomless, asks, short]) {
    await verify(id, { confirm: true })
    expect([await bookingStatus(id), await mailsOwed(id)]).toEqual(['verified', ['verified']])
  }
  await verify(plain.id, {})
  expect(await bookingStatus(plain.id)).toBe('verified')
})

test('the second payment, which completes what confirms a booking, confirms it, and is taken back alone', async () => {
  const { id } = await insertBooking({ claimedPaise: 100_00 })
  await verify(id, { confirm: true })
  expect(await bookingStatus(id)).toBe('verified')
  const rest = await enterClaim(prisma(), { bookingId: id, paise: 1_406_000 }, new Date())
  const params = { id: rest }
  const { cookie } = staff
  await call(verifyRoute, 'POST', '/x', { cookie, json: { confirm: true }, params })
  expect([await bookingStatus(id), await mailsOwed(id)]).toEqual(['confirmed', ['confirmed']])
  const undone = await undoCall(cookie, [await entryOfPayment(rest)])
  expect([undone.status, await bookingStatus(id)]).toEqual([200, 'verified'])
  const { paid } = await readFolio(staff.by, { id })
  expect([paid, await mailsOwed(id)]).toEqual([100, ['verified']])
})

test('what confirms a booking has to be paid before all are confirmed, and before it waits for that', async () => {
  const deposit = await insertBooking({ status: 'verified', claimedPaise: 354_000 })
  await prisma().booking.update({ where: { id: deposit.id }, data: { paying: 'deposit' } })
  const short = await insertBooking({ status: 'verified', claimedPaise: 353_900 })
  await prisma().booking.update({ where: { id: short.id }, data: { paying: 'deposit' } })
  const missed = await insertBooking({ status: 'verified', checkIn: dayInIndia(new Date()) })
  await prisma().booking.update({ where: { id: missed.id }, data: { noShowAt: new Date() } })
  const pending = await insertBooking({})
  await verify(pending.id, {})
  await pool().query("UPDATE bookings SET status = 'pending', verified_at = NULL WHERE id = $1", [
    pending.id,
  ])
  const waits = await readWaits(staff.by, new Date())
  expect(waits.filter(({ kind }) => kind === 'to_confirm')).toMatchObject([
    { count: 1, first: { id: deposit.id } },
  ])
  expect(await confirmAll(staff.by, new Date())).toEqual([deposit.id])
})

test('a booking that changed while it waited for its lock is confirmed only if it is still ready', async () => {
  const { id } = await insertBooking({ status: 'verified', checkIn: dayInIndia(new Date()) })
  const other = await pool().connect()
  await other.query('BEGIN')
  await other.query('UPDATE bookings SET no_show_at = now() WHERE id = $1', [id])
  const confirming = confirmAll(staff.by, new Date())
  await untilWaiting()
  await other.query('COMMIT')
  other.release()
  expect(await confirming).toEqual([])
})

test('all that are paid for and have a unit are confirmed at once, and taken back at once', async () => {
  const paid = [
    await insertBooking({ status: 'verified' }),
    await insertBooking({ status: 'verified' }),
  ]
  const others = [
    await insertBooking({ status: 'verified', unit: null }),
    await insertBooking({ status: 'verified', cancelAskedAt: new Date() }),
  ]
  const { body } = await call(confirmAllRoute, 'POST', '/api/desk/bookings/confirm_all', {
    cookie: staff.cookie,
    json: {},
  })
  expect(body.ids.sort()).toEqual(paid.map(({ id }) => id).sort())
  for (const { id } of paid) expect(await bookingStatus(id)).toBe('confirmed')
  for (const { id } of others) expect(await bookingStatus(id)).toBe('verified')
  await undoAll(staff.by, body.ids, new Date())
  for (const { id } of paid) {
    expect([await bookingStatus(id), await mailsOwed(id)]).toEqual(['verified', []])
  }
})
