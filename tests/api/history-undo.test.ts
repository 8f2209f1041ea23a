import { beforeEach, expect, test } from 'vitest'
import type { Staff } from '#lib/auth/schema.ts'
import { prisma } from '#lib/db/client.ts'
import { addToHistory } from '#lib/db/history.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { noteWhatsapp } from '#lib/desk/commands/note-whatsapp.ts'
import { undo } from '#lib/desk/commands/undo.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { changeProgress } from '#lib/stays/commands/change-progress.ts'
import { insertBooking } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'
import { expected, letDaysPass } from '../support/progress.ts'
import { signedIn } from '../support/staff.ts'
import { entryOf, undoCall, undoStatus } from '../support/undo.ts'

useDatabase()
let by: Staff
let colleague: Staff
beforeEach(async () => {
  by = (await signedIn()).by
  colleague = { ...by, email: 'other@dontali.example' }
})

const offered = async (who: Staff, id: string, at: Date) =>
  (await bookingHistory(who, id, at)).map(({ action, undo }) => [action, undo])

const now = new Date('2026-11-21T10:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('the last change of a booking is offered to be taken back by who made it, until its mail leaves', async () => {
  const { id, reference } = await insertBooking({ status: 'pending' })
  await changeStatus(by, { id, status: 'verified', note: null }, now)
  await changeStatus(by, { id, status: 'confirmed', note: null }, now)
  const verified = ['booking_verified', null]
  const confirmed = ['booking_confirmed', { entries: [expect.any(Number)], ms: 26_000 }]
  const over = ['booking_confirmed', null]
  expect(await offered(by, id, after(4))).toEqual([confirmed, verified])
  expect(await offered(colleague, id, after(4))).toEqual([over, verified])
  expect(await offered(by, id, after(30))).toEqual([over, verified])
  // What is only noted beside a booking does not stand in the way.
  await noteWhatsapp(by, reference)
  expect(await offered(by, id, after(4))).toEqual([['whatsapp_opened', null], confirmed, verified])
  await undoStatus(by, id, after(5))
  const undone = await offered(by, id, after(5))
  expect(undone.map(([, undo]) => undo)).toEqual([null, null, null, null])
})

test('that a guest has come can be taken back by all staff until midnight in India', async () => {
  const { id } = await expected()
  await changeProgress(by, id, { to: 'in_house', sell: false, passport: false }, new Date())
  const [came] = await bookingHistory(by, id, new Date())
  const at = (instant: string) => offered(colleague, id, new Date(instant)).then(([last]) => last)
  const day = new Date(Date.parse(came?.at ?? '') + 5.5 * 3_600_000).toISOString().slice(0, 10)
  expect(await at(`${day}T23:59:59+05:30`)).toEqual([
    'guest_came',
    { entries: [expect.any(Number)], ms: 1_000 },
  ])
  expect(await at(`${day}T24:00:00+05:30`)).toEqual(['guest_came', null])
})

test('what is taken back is exactly what was seen, and not what the same person did after it', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  await changeStatus(by, { id, status: 'verified', note: null }, now)
  const seen = await entryOf(id)
  await changeStatus(by, { id, status: 'confirmed', note: null }, after(2))
  const refused = { code: 'changed_meanwhile' }
  await expect(undo(by, [seen], after(3))).rejects.toMatchObject(refused)
  expect(await undo(by, [await entryOf(id)], after(3))).toEqual([id])
  await expect(undo(by, [seen], after(4))).rejects.toMatchObject(refused)
  expect((await bookingHistory(by, id, now))[0]).toMatchObject({ detail: 'verified' })
})

test('a guest who came and left in one step is expected again, by any member of staff', async () => {
  const { id } = await expected()
  await letDaysPass(id, 4)
  await changeProgress(by, id, { to: 'left', sell: false, passport: false }, new Date())
  await undo(colleague, [await entryOf(id)], new Date())
  const [last] = await bookingHistory(by, id, new Date())
  expect(last).toMatchObject({ action: 'progress_put_back', detail: 'Expected again', undo: null })
})

test('what is no entry of a booking is not found', async () => {
  const { cookie } = await signedIn()
  const { id } = await addToHistory(prisma(), by, { action: 'rates_changed' })
  const many = Array.from({ length: 101 }, (_, at) => at + 1)
  for (const entries of [[], [0], [-1], [Number(id)], many]) {
    expect((await undoCall(cookie, entries)).status).toBe(404)
  }
})
