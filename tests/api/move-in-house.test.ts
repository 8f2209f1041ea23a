import { describe, expect, test } from 'vitest'
import { pool, prisma } from '#lib/db/client.ts'
import { transaction } from '#lib/db/transaction.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { findBooking } from '#lib/desk/queries/list-bookings.ts'
import { verifyClaim } from '#lib/ledger/commands/verify-payment.ts'
import { erasePerson } from '#lib/privacy/commands/erase-person.ts'
import { personalRecord } from '#lib/privacy/queries/personal-record.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { addDays, formatDay } from '#lib/shared/dates.ts'
import { changeProgress } from '#lib/stays/commands/change-progress.ts'
import { giveRoom } from '#lib/stays/commands/give-room.ts'
import { claimOf } from '../support/bookings.ts'
import { booked, stayOfBooking, unitsOf, useStayDesk } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { dayAhead, makeRoom } from '../support/guest.ts'
import { letDaysPass } from '../support/progress.ts'

useDatabase()

const desk = useStayDesk()

type Booked = Parameters<typeof booked>[0]

/** A booking of four nights of which two have been slept, in the first unit; its guest is in the house. */
async function inHouse({ units = 3, ...wanted }: Booked = {}) {
  const stay = await booked({ units, from: 0, ...wanted })
  await desk.change(stay.id, { check_out: dayAhead(4) })
  await changeProgress(
    desk.by,
    stay.id,
    { to: 'in_house', sell: false, passport: false },
    new Date(),
  )
  await letDaysPass(stay.id, 2)
  return stay
}

describe('a guest in the house', () => {
  test('moves from tonight on to a unit that others had until today, at the same price', async () => {
    const { id, room } = await inHouse()
    const others = await booked({ room, from: 0 })
    await desk.change(others.id, { unit: 2 })
    await letDaysPass(others.id, 2)
    const was = await stayOfBooking(id)
    const wish = { check_in: was.check_in, check_out: was.check_out, room: String(room.id) }
    const { body } = await desk.offer(id, { ...wish, guests: '2', unit: '2' })
    expect(body).toMatchObject({ free: [1, 2, 3], from: dayAhead(0), errors: {} })
    expect(body.will).toMatchObject({ total: was.amount, unit: 2 })

    expect((await desk.change(id, { unit: 2 })).status).toBe(200)
    expect(await unitsOf(id)).toEqual(['slept 1: -2 to 0', 'booking 2: 0 to 2'])
    expect(await stayOfBooking(id)).toEqual({ ...was, unit: 2 })
  })

  test('moves to another kind of room: the nights that were slept keep their price, the others cost what they cost there', async () => {
    const { id, room } = await inHouse()
    const was = await stayOfBooking(id)
    const other = await makeRoom(1)
    await pool().query('UPDATE rooms SET base_paise = base_paise * 2 WHERE id = $1', [other.id])
    await desk.change(id, { room: other.id })
    expect(await stayOfBooking(id)).toMatchObject({ room: other.id, amount: was.amount * 1.5 })
    expect(await unitsOf(id)).toEqual(['slept 1: -2 to 0', 'booking 1: 0 to 2'])
    const { reference } = await prisma().booking.findUniqueOrThrow({ where: { id } })
    const found = await findBooking(desk.by, reference)
    expect(found).toMatchObject({
      unit: 1,
      slept: [{ door: `${room.name} 1`, until: dayAhead(0) }],
    })
  })

  test('is refused a unit that somebody has tonight, or later in the stay, and told who', async () => {
    const { id, room } = await inHouse()
    const tonight = await booked({ room, from: 0 })
    const later = await booked({ room, from: 1 })
    const taken = [tonight, later]
    for (const [at, { id: other }] of taken.entries()) {
      await desk.change(other, { unit: at + 2 })
      const { status, body } = await desk.change(id, { unit: at + 2 })
      expect([status, body.code]).toEqual([409, 'room_not_available'])
      const { reference } = await prisma().booking.findUniqueOrThrow({ where: { id: other } })
      expect(body.message).toContain(reference)
    }
    expect(await unitsOf(id)).toEqual(['booking 1: -2 to 2'])
  })

  test('has what was before again once the move is undone, also the nights of a move before', async () => {
    const { id } = await inHouse()
    await desk.change(id, { unit: 2 })
    await desk.undo(id)
    expect(await unitsOf(id)).toEqual(['booking 1: -2 to 2'])
    await desk.change(id, { unit: 2 })
    await letDaysPass(id, 1)
    const was = await unitsOf(id)
    expect(was).toEqual(['slept 1: -3 to -1', 'booking 2: -1 to 1'])
    await desk.change(id, { unit: 3 })
    expect(await unitsOf(id)).toEqual([
      'slept 1: -3 to -1',
      'slept 2: -1 to 0',
      'booking 3: 0 to 1',
    ])
    expect((await desk.undo(id)).status).toBe(200)
    expect(await unitsOf(id)).toEqual(was)
  })

  test('does not get a unit back that somebody else has taken meanwhile', async () => {
    const { id, room } = await inHouse({ units: 2 })
    await desk.change(id, { unit: 2 })
    const other = await booked({ room, from: 0 })
    expect(await unitsOf(other.id)).toEqual(['booking 1: 0 to 2'])
    expect((await desk.undo(id)).body.code).toBe('room_not_available')
    expect(await unitsOf(id)).toEqual(['slept 1: -2 to 0', 'booking 2: 0 to 2'])
  })

  test('moves twice on a day without a row of no nights, and back as if nothing had been', async () => {
    const { id } = await inHouse()
    await desk.change(id, { unit: 2 })
    await desk.change(id, { unit: 3 })
    expect(await unitsOf(id)).toEqual(['slept 1: -2 to 0', 'booking 3: 0 to 2'])
    await desk.change(id, { unit: 1 })
    expect(await unitsOf(id)).toEqual(['booking 1: -2 to 2'])
  })

  test('who comes back after a night elsewhere has slept that night there', async () => {
    const { id } = await inHouse()
    await desk.change(id, { unit: 2 })
    await letDaysPass(id, 1)
    await desk.change(id, { unit: 1 })
    expect(await unitsOf(id)).toEqual([
      'slept 1: -3 to -1',
      'slept 2: -1 to 0',
      'booking 1: 0 to 1',
    ])
  })

  test('stays longer after a move, and until tomorrow at the earliest', async () => {
    const { id } = await inHouse()
    await desk.change(id, { unit: 2 })
    await desk.change(id, { check_out: dayAhead(3) })
    expect(await unitsOf(id)).toEqual(['slept 1: -2 to 0', 'booking 2: 0 to 3'])
    const { status, body } = await desk.change(id, { check_out: dayAhead(0) })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['check_out']])
    await desk.change(id, { check_out: dayAhead(1) })
    expect(await unitsOf(id)).toEqual(['slept 1: -2 to 0', 'booking 2: 0 to 1'])
  })

  test('who was to leave today stays on in another unit', async () => {
    const { id } = await inHouse()
    await desk.change(id, { check_out: dayAhead(0) })
    await desk.change(id, { check_out: dayAhead(1), unit: 3 })
    expect(await unitsOf(id)).toEqual(['slept 1: -2 to 0', 'booking 3: 0 to 1'])
  })

  test('is given another room by the desk from tonight on', async () => {
    const { id } = await inHouse()
    const other = await makeRoom(1)
    await giveRoom(desk.by, { id, room: other.id }, new Date())
    expect(await unitsOf(id)).toEqual(['slept 1: -2 to 0', 'booking 1: 0 to 2'])
  })

  test('is moved by one of two desks at once', async () => {
    const { id } = await inHouse()
    const answers = await Promise.all([2, 3].map((unit) => desk.change(id, { unit })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await unitsOf(id)).toHaveLength(2)
  })

  test('and another are moved to the same unit: one gets it', async () => {
    const { id, room } = await inHouse()
    const other = await inHouse({ room })
    expect(await unitsOf(other.id)).toEqual(['booking 2: -2 to 2'])
    const answers = await Promise.all([id, other.id].map((each) => desk.change(each, { unit: 3 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('reads the unit that they have now, and staff read the way', async () => {
    const { id, room } = await inHouse()
    await pool().query("UPDATE units SET name = 'Wada ' || number WHERE room_id = $1", [room.id])
    const claim = await claimOf(id)
    await verifyClaim(desk.by, claim.id, {}, new Date())
    await changeStatus(desk.by, { id, status: 'confirmed', note: null }, new Date())
    await desk.change(id, { unit: 2 })
    expect((await readBooking({ id }))?.door).toBe('Wada 2')
    const [moved] = await bookingHistory(desk.by, id, new Date())
    const today = formatDay(dayAhead(0), 'en', { day: 'numeric', month: 'short' })
    expect(moved?.detail).toContain(`Moved on ${today} from Wada 1 to Wada 2.`)
  })
})

test('what is kept of a guest who has moved tells both units, and erasing leaves them taken', async () => {
  const { id } = await inHouse()
  await desk.change(id, { unit: 2 })
  const { email } = await prisma().booking.findUniqueOrThrow({ where: { id } })
  const about = { email: String(email) }
  const now = new Date()
  const { record } = await transaction((tx) => personalRecord(tx, about, now))
  expect(record.bookings).toMatchObject([
    { unit: 2, slept_in_other_units: [{ unit: 1, until: dayAhead(0) }] },
  ])
  await erasePerson('terminal', about, { withOpen: true, now })
  expect(await unitsOf(id)).toEqual(['slept 1: -2 to 0', 'booking 2: 0 to 2'])
})

test('a stay that has not begun moves as a whole', async () => {
  const { id } = await booked({ units: 2, from: 0 })
  await changeProgress(desk.by, id, { to: 'in_house', sell: false, passport: false }, new Date())
  await desk.change(id, { unit: 2 })
  expect(await unitsOf(id)).toEqual(['booking 2: 0 to 2'])
  const { id: later } = await booked({ units: 2 })
  const was = await stayOfBooking(later)
  await desk.change(later, { unit: 2, check_in: addDays(was.check_in, 1) })
  expect(await unitsOf(later)).toEqual(['booking 2: 11 to 12'])
})

test('a guest who did not come and gets their room back has slept nowhere twice', async () => {
  const { id } = await booked({ units: 2, from: 0 })
  await letDaysPass(id, 1)
  await desk.change(id, { unit: 2 })
  const missed = { to: 'no_show', sell: true, passport: false } as const
  await changeProgress(desk.by, id, missed, new Date())
  expect(await unitsOf(id)).toEqual(['slept 1: -1 to 0'])
  await changeProgress(desk.by, id, { ...missed, to: 'expected' }, new Date())
  expect(await unitsOf(id)).toEqual(['slept 1: -1 to 0', 'booking 2: 0 to 1'])
})
