import { beforeAll, describe, expect, test } from 'vitest'
import { stayCalls } from '#calls/stays.ts'
import { pool } from '#lib/db/client.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { giveRoom } from '#lib/stays/commands/give-room.ts'
import { call } from '../support/call.ts'
import { stayOfBooking, useStayDesk } from '../support/changed-stays.ts'
import { useDatabase } from '../support/database.ts'
import { book, dayAhead, makeRoom } from '../support/guest.ts'
import { expected, letDaysPass, progressCalls, uncleaned } from '../support/progress.ts'
import { routeAt } from '../support/route.ts'

const unitsRoute = routeAt(stayCalls, 'desk/units')

useDatabase()

const desk = useStayDesk()
let calls: ReturnType<typeof progressCalls>
beforeAll(() => {
  calls = progressCalls(desk.cookie)
})
const roomless = async () =>
  (await pool().query('SELECT booking_id AS id FROM roomless_bookings')).rows.map(({ id }) => id)
const refusal = ({ status, body }: { status: number; body: { code: string; message: string } }) => [
  status,
  body.code,
  body.message,
]

describe('the progress of a stay', () => {
  test('goes from expected to in house to left, by id or reference, and all of it stands in the history', async () => {
    const { id, reference } = await expected()
    const came = await calls.move(reference, { to: 'in_house', passport: true })
    expect([came.status, came.body]).toEqual([
      200,
      {
        success: true,
        id,
        reference,
        progress: 'in_house',
        checked_in_at: expect.any(String),
        checked_out_at: null,
        no_show_at: null,
      },
    ])
    const left = await calls.move(id, { to: 'left' })
    expect(left.body.progress).toBe('left')
    expect(await uncleaned(id)).toEqual(new Date(left.body.checked_out_at))
    expect((await calls.move(id, { to: 'in_house' })).body.checked_out_at).toBeNull()
    expect(await uncleaned(id)).toBeNull()
    expect((await calls.move(id, { to: 'expected' })).body.checked_in_at).toBeNull()
    const history = await bookingHistory(desk.by, id, new Date())
    expect(history.map(({ action, detail }) => [action, detail]).reverse()).toEqual([
      ['booking_created', 'Unit 1 is reserved'],
      ['guest_came', 'Passport or visa copied'],
      ['guest_left', null],
      ['progress_put_back', 'In house again'],
      ['progress_put_back', 'Expected again'],
    ])
  })

  test('stays as it is for who asks for it again, and is not overwritten unseen', async () => {
    const { id } = await expected()
    const first = await calls.move(id, { to: 'in_house' })
    expect((await calls.move(id, { to: 'in_house' })).body).toEqual(first.body)
    const stale = await calls.move(id, { to: 'no_show', from: 'expected' })
    expect(refusal(stale).slice(0, 2)).toEqual([409, 'changed_meanwhile'])
    expect((await bookingHistory(desk.by, id, new Date())).length).toBe(2)
  })

  test('is refused where the table has no step, before the first night, and without a room', async () => {
    const { id } = await expected()
    expect(refusal(await calls.move(id, { to: 'left' }))).toEqual([
      409,
      'illegal_transition',
      'This guest hasn’t checked in yet.',
    ])
    const ahead = await expected({ from: 1 })
    expect((await calls.move(ahead.id, { to: 'in_house' })).body.message).toMatch(/begins on/)
    const room = await makeRoom(1)
    const { body } = await book(room.name, { checkIn: dayAhead(0), checkOut: dayAhead(1) })
    await pool().query('DELETE FROM occupancies WHERE booking_id = $1', [body.booking_id])
    expect((await calls.move(body.booking_id, { to: 'in_house' })).body.message).toBe(
      'Assign a room first.',
    )
    expect((await calls.move('XXX-XXX', { to: 'in_house' })).status).toBe(404)
    expect((await calls.move(id, { to: 'gone' })).status).toBe(422)
    expect((await progressCalls().move(id, { to: 'in_house' })).status).toBe(401)
  })

  test('is not taken back on another day', async () => {
    const { id } = await expected()
    await calls.move(id, { to: 'in_house' })
    await letDaysPass(id, 1)
    expect(refusal(await calls.move(id, { to: 'expected' })).slice(0, 2)).toEqual([409, 'too_late'])
    expect((await calls.move(id, { to: 'left' })).status).toBe(200)
    await letDaysPass(id, 1)
    expect((await calls.move(id, { to: 'in_house' })).body.code).toBe('too_late')
  })

  test('is kept by the database: nobody is in the house before the first night', async () => {
    const { id } = await expected({ from: 3 })
    const early = pool().query('UPDATE bookings SET checked_in_at = now() WHERE id = $1', [id])
    await expect(early).rejects.toThrow('bookings_checked_in_day')
  })
})

test('two desks at once: one step is made, the other is judged by what it left', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await expected()
    const answers = await Promise.all([
      calls.move(id, { to: 'in_house', from: 'expected' }),
      calls.move(id, { to: 'no_show', from: 'expected', sell: true }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await bookingHistory(desk.by, id, new Date())).length).toBe(2)
    const isIn = answers[0].status === 200
    expect((await stayOfBooking(id)).unit).toBe(isIn ? 1 : null)
  }
})

describe('a guest who does not come', () => {
  test('keeps the room for the later nights, and can come then', async () => {
    const { id } = await expected()
    expect((await calls.move(id, { to: 'no_show' })).body.progress).toBe('no_show')
    expect((await stayOfBooking(id)).unit).toBe(1)
    await letDaysPass(id, 1)
    const came = await calls.move(id, { to: 'in_house' })
    expect(came.body).toMatchObject({ progress: 'in_house', no_show_at: null })
  })

  test('leaves the room to others if it is sold again, and waits for none', async () => {
    const { id, room } = await expected({ units: 1 })
    await calls.move(id, { to: 'no_show', sell: true })
    expect((await stayOfBooking(id)).unit).toBeNull()
    expect(await roomless()).not.toContain(id)
    const tonight = { checkIn: dayAhead(0), checkOut: dayAhead(1) }
    expect((await book(room.name, tonight)).body.needs_room).toBe(false)
    expect(refusal(await calls.move(id, { to: 'expected' }))).toEqual([
      409,
      'room_not_available',
      '1 is now taken by another guest. Assign a different room.',
    ])
    expect((await calls.move(id, { to: 'in_house' })).body.message).toMatch(/room first/)
    const other = await makeRoom(1)
    await giveRoom(desk.by, { id, room: other.id }, new Date())
    expect((await calls.move(id, { to: 'in_house' })).status).toBe(200)
  })

  test('has the same unit again if that is taken back in time', async () => {
    const { id } = await expected({ units: 3 })
    await desk.change(id, { unit: 3 })
    await calls.move(id, { to: 'no_show', sell: true })
    expect((await calls.move(id, { to: 'expected' })).body.progress).toBe('expected')
    expect((await stayOfBooking(id)).unit).toBe(3)
  })
})

describe('a unit that was left', () => {
  test('is to be cleaned until somebody says that it is made up, which can be taken back', async () => {
    const { id, room } = await expected()
    await calls.move(id, { to: 'in_house' })
    await calls.move(id, { to: 'left' })
    const care = (json: object) =>
      call(unitsRoute, 'POST', '/api/desk/units', { cookie: desk.cookie, json })
    const unit = { room: room.id, unit: 1 }
    const since = await uncleaned(id)
    await care({ ...unit, made_up: false })
    expect(await uncleaned(id)).toEqual(since)
    expect((await care({ ...unit, made_up: true })).status).toBe(200)
    expect(await uncleaned(id)).toBeNull()
    await care({ ...unit, made_up: false })
    expect(await uncleaned(id)).not.toBeNull()
    expect((await care({ ...unit, unit: 9, made_up: true })).status).toBe(404)
  })

  test('may have its next guest before, and stays to be cleaned when somebody else is taken back', async () => {
    const { id, room } = await expected({ units: 1 })
    await calls.move(id, { to: 'in_house' })
    await letDaysPass(id, 2)
    const next = await expected({ room })
    expect((await calls.move(next.id, { to: 'in_house' })).status).toBe(200)
    await calls.move(id, { to: 'left' })
    await calls.move(next.id, { to: 'left' })
    await calls.move(id, { to: 'in_house' })
    expect(await uncleaned(next.id)).not.toBeNull()
  })
})

describe('a change of the stay', () => {
  test('leaves the first night to who is in the house, on the first day too', async () => {
    const { id } = await expected()
    await calls.move(id, { to: 'in_house' })
    const later = { check_in: dayAhead(1), check_out: dayAhead(2) }
    expect((await desk.change(id, later)).body.errors).toEqual({
      check_in: 'This stay has begun.',
    })
  })

  test('lengthens the stay of somebody who is here beyond its end', async () => {
    const { id } = await expected()
    await calls.move(id, { to: 'in_house' })
    await letDaysPass(id, 4)
    const change = await desk.change(id, { check_out: dayAhead(1) })
    expect([change.status, (await stayOfBooking(id)).check_out]).toEqual([200, dayAhead(1)])
  })
})
