import { beforeAll, describe, expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { addDays } from '#lib/shared/dates.ts'
import { booked, stayCalls, stayOfBooking } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, makeRoom } from '../support/guest.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let calls: ReturnType<typeof stayCalls>
beforeAll(async () => {
  calls = stayCalls((await signedIn()).cookie)
})
const jobs = async (id: string) =>
  (
    await pool().query(
      "SELECT payload->>'kind' AS kind FROM graphile_worker._private_jobs WHERE payload->>'bookingId' = $1 AND payload->>'kind' = 'changed'",
      [id],
    )
  ).rows.length

describe('a change of a stay', () => {
  test('moves nights, unit and guests, keeps the price of nights that stay, and charges the others at today’s', async () => {
    const { id, room } = await booked()
    const was = await stayOfBooking(id)
    const rate = was.amount / 2
    await pool().query('UPDATE rooms SET base_paise = base_paise * 2 WHERE id = $1', [room.id])
    const answer = await calls.change(id, {
      check_out: addDays(was.check_out, 1),
      guests: 1,
      unit: 2,
    })
    expect([answer.status, answer.body.undo.ms]).toEqual([200, 30_000])
    expect(await stayOfBooking(id)).toMatchObject({
      unit: 2,
      guests: 1,
      check_out: addDays(was.check_out, 1),
      amount: 4 * rate,
    })
    const booking = await readBooking({ id })
    expect(booking?.charges.map(({ paise }) => paise)).toEqual([rate * 100, rate * 100, rate * 200])
  })

  test('takes today’s price of another room, and its own unit again where it can', async () => {
    const { id } = await booked({ units: 3 })
    const was = await stayOfBooking(id)
    await calls.change(id, { unit: 3 })
    expect((await stayOfBooking(id)).unit).toBe(3)
    await calls.change(id, {
      check_in: addDays(was.check_in, 1),
      check_out: addDays(was.check_out, 1),
    })
    expect((await stayOfBooking(id)).unit).toBe(3)
    const other = await makeRoom(1)
    await calls.change(id, { room: other.id })
    expect(await stayOfBooking(id)).toMatchObject({ room: other.id, unit: 1 })
  })

  test('tells what it would cost and which units are free, and changes nothing', async () => {
    const { id, room } = await booked()
    await booked({ room, from: 12 })
    const was = await stayOfBooking(id)
    const wish = {
      check_in: was.check_in,
      check_out: addDays(was.check_out, 1),
      room: String(room.id),
      guests: '2',
    }
    const { body } = await calls.offer(id, wish)
    expect(body).toMatchObject({
      was: { nights: 2, total: was.amount },
      will: { nights: 3, total: was.amount * 1.5 },
      errors: {},
    })
    expect(body.free).toHaveLength(1)
    expect(await stayOfBooking(id)).toEqual(was)
  })

  test('stands in the history, and so does its end', async () => {
    const { id } = await booked()
    await calls.change(id, { guests: 1 })
    await calls.undo(id)
    const { by } = await signedIn()
    const history = await bookingHistory(by, id, new Date())
    expect(history.map(({ action }) => action)).toEqual([
      'stay_put_back',
      'stay_changed',
      'booking_created',
    ])
    expect(history[1]?.detail).toContain('1 guest')
  })

  test('is put back whole within its time, and its mail is not sent then', async () => {
    const { id } = await booked()
    const was = await stayOfBooking(id)
    await calls.change(id, {
      check_out: addDays(was.check_out, 2),
      guests: 1,
      price: was.amount,
      reason: 'Agreed.',
      tell: true,
    })
    expect(await jobs(id)).toBe(1)
    expect((await calls.undo(id)).status).toBe(200)
    expect(await stayOfBooking(id)).toEqual(was)
    expect(await jobs(id)).toBe(0)
    expect((await calls.undo(id)).body.code).toBe('changed_meanwhile')
  })

  test('of a guest without an e-mail address tells nobody, says so in the history, and can be put back', async () => {
    const { id } = await booked()
    await pool().query('UPDATE bookings SET email = NULL WHERE id = $1', [id])
    const was = await stayOfBooking(id)
    await calls.change(id, { check_out: addDays(was.check_out, 1), tell: true })
    expect(await jobs(id)).toBe(0)
    const { rows } = await pool().query(
      "SELECT after->>'told' AS told FROM audit_entries WHERE booking_id = $1 AND action = 'stay_changed'",
      [id],
    )
    expect(rows).toEqual([{ told: 'false' }])
    expect((await calls.undo(id)).status).toBe(200)
    expect(await stayOfBooking(id)).toEqual(was)
  })

  test('that is put back leaves the mail about the one before', async () => {
    const { id } = await booked()
    const was = await stayOfBooking(id)
    await calls.change(id, { check_out: addDays(was.check_out, 1), tell: true })
    await calls.change(id, { check_out: addDays(was.check_out, 2), tell: false })
    expect(await jobs(id)).toBe(1)
    await calls.undo(id)
    expect([await jobs(id), (await stayOfBooking(id)).check_out]).toEqual([
      1,
      addDays(was.check_out, 1),
    ])
  })
})

test('two desks that move two stays onto the same unit: one does, and no unit is taken twice', async () => {
  const room = await makeRoom(3)
  const [one, two] = [await booked({ room }), await booked({ room })]
  const answers = await Promise.all([one, two].map(({ id }) => calls.change(id, { unit: 3 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const units = [(await stayOfBooking(one.id)).unit, (await stayOfBooking(two.id)).unit]
  expect(new Set(units).size).toBe(2)
  expect(units).toContain(3)
})

test('a guest who books the nights while a stay is moved there: both have a unit or one is refused', async () => {
  const room = await makeRoom(1)
  const { id } = await booked({ room })
  const was = await stayOfBooking(id)
  const guest = {
    checkIn: dayAhead(20),
    checkOut: dayAhead(22),
    phone: '+91 90000 39999',
    email: 'late@example.com',
  }
  const [moved, theirs] = await Promise.all([
    calls.change(id, { check_in: dayAhead(20), check_out: dayAhead(22) }),
    book(room.name, guest),
  ])
  const both = [moved.status === 200, theirs.status === 201 && !theirs.body.needs_room]
  expect(both.filter(Boolean).length).toBeGreaterThanOrEqual(1)
  const { rows } = await pool().query(
    `SELECT count(*)::int AS taken FROM occupancies WHERE room_id = $1 AND check_in = $2`,
    [room.id, dayAhead(20)],
  )
  expect(rows[0].taken).toBe(1)
  if (moved.status !== 200) expect(await stayOfBooking(id)).toEqual(was)
})
