import { beforeAll, beforeEach, expect, test } from 'vitest'
import { stayCalls } from '#calls/stays.ts'
import { pool } from '#lib/db/client.ts'
import { deskToday } from '#lib/desk/queries/desk-today.ts'
import type { DeskToday, TodayStay } from '#lib/desk/schema/today.ts'
import { addDays, dayInIndia, timeInIndia } from '#lib/shared/dates.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { book, dayAhead, makeRoom } from '../support/guest.ts'
import { expected, letDaysPass, progressCalls } from '../support/progress.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const todayRoute = routeAt(stayCalls, 'desk/today')

useDatabase()

let staff: Awaited<ReturnType<typeof signedIn>>
let calls: ReturnType<typeof progressCalls>
beforeAll(async () => {
  staff = await signedIn()
  calls = progressCalls(staff.cookie)
})
beforeEach(async () => {
  await emptyTables('rooms')
})

const read = async (query: Record<string, string> = {}): Promise<DeskToday> => {
  const path = `/api/desk/today?${new URLSearchParams(query)}`
  const { status, body } = await call(todayRoute, 'GET', path, { cookie: staff.cookie })
  expect(status).toBe(200)
  return body
}
const says = (id: string, words: Record<string, string | number>) => {
  const names = Object.keys(words)
  return pool().query(
    `INSERT INTO arrivals (booking_id, ${names}) VALUES ($1, ${names.map((_, at) => `$${at + 2}`)})`,
    [id, ...Object.values(words)],
  )
}
const where = ({ arriving, in_house, leaving }: DeskToday, id: string) =>
  Object.entries({ arriving, in_house, leaving })
    .filter(([, stays]) => (stays as TodayStay[]).some((stay) => stay.id === id))
    .map(([list]) => list)

test('a stay goes through the lists of the day, and what is done stays in its own until midnight', async () => {
  const { id } = await expected()
  expect(where(await read(), id)).toEqual(['arriving'])
  await calls.move(id, { to: 'in_house' })
  expect(where(await read(), id)).toEqual(['arriving', 'in_house'])
  await letDaysPass(id, 1)
  expect(where(await read(), id)).toEqual(['in_house'])
  await letDaysPass(id, 1)
  expect(where(await read(), id)).toEqual(['leaving'])
  await calls.move(id, { to: 'left' })
  expect(where(await read(), id)).toEqual(['leaving'])
  await letDaysPass(id, 1)
  expect(where(await read(), id)).toEqual([])
})

test('a guest who should have come or left before is not forgotten, nor one who leaves early', async () => {
  const late = await expected()
  await letDaysPass(late.id, 1)
  expect(where(await read(), late.id)).toEqual(['arriving'])
  const over = await expected()
  await calls.move(over.id, { to: 'in_house' })
  await letDaysPass(over.id, 5)
  expect(where(await read(), over.id)).toEqual(['leaving'])
  await calls.move(over.id, { to: 'left' })
  expect(where(await read(), over.id)).toEqual(['leaving'])
  const early = await expected()
  await calls.move(early.id, { to: 'in_house' })
  await calls.move(early.id, { to: 'left' })
  expect(where(await read(), early.id)).toEqual(['leaving'])
})

test('a guest who did not come stands there for the day, and later only while their room is kept', async () => {
  const [kept, sold] = [await expected(), await expected()]
  await calls.move(kept.id, { to: 'no_show' })
  await calls.move(sold.id, { to: 'no_show', sell: true })
  const today = await read()
  expect([where(today, kept.id), where(today, sold.id)]).toEqual([['arriving'], ['arriving']])
  expect(today.meals[1]?.guests).toBe(0)
  await letDaysPass(kept.id, 1)
  await letDaysPass(sold.id, 1)
  const next = await read()
  expect([where(next, kept.id), where(next, sold.id)]).toEqual([['arriving'], []])
})

test('tells of a stay what the desk needs, and who has the unit next', async () => {
  const room = await makeRoom(2)
  const { id, reference } = await expected({ room })
  await says(id, { arrives_at: '21:30', jain: 1, allergies: 'Nuts', dogs: 1, words: 'By taxi' })
  const next = await expected({ room, from: 2 })
  await says(next.id, { arrives_at: '16:00' })
  const { arriving, units } = await read()
  expect(arriving).toMatchObject([
    {
      id,
      reference,
      full_name: 'Asha Rao',
      phone: expect.stringMatching(/^\+91/),
      status: 'pending',
      source: 'site',
      progress: 'expected',
      room_id: room.id,
      unit: 1,
      unit_name: '1',
      uncleaned_since: null,
      guests: 2,
      nights: 2,
      amount: 9440,
      balance: 9440,
      checking: 9440,
      arrives_at: '21:30',
      diet: { veg: 0, vegan: 0, jain: 1, meat: 0 },
      allergies: 'Nuts',
      dogs: 1,
      words: 'By taxi',
      next: { full_name: 'Asha Rao', check_in: dayAhead(2), arrives_at: '16:00' },
    },
  ])
  // Every room has a unit 2 while nobody has named it.
  const free = [`${room.name} 2`]
  expect(units).toEqual({ all: 2, free })
  expect((await read({ day: dayAhead(1) })).units).toEqual({ all: 2, free })
})

test('has who is expected earlier first, who has named no hour later, and who is done with last', async () => {
  const room = await makeRoom(4)
  const [none, four, one, done] = [
    await expected({ room }),
    await expected({ room }),
    await expected({ room }),
    await expected({ room }),
  ]
  await says(four.id, { arrives_at: '16:00' })
  await says(one.id, { arrives_at: '13:00' })
  await says(done.id, { arrives_at: '12:00' })
  await calls.move(done.id, { to: 'in_house' })
  const { arriving } = await read()
  expect(arriving.map(({ id }) => id)).toEqual([one.id, four.id, none.id, done.id])
})

test('counts each guest once for each meal: this morning, tonight, tomorrow morning, tomorrow night', async () => {
  const room = await makeRoom(3)
  const [asked, silent] = [await expected({ room }), await expected({ room })]
  await says(asked.id, { vegan: 1, meat: 1 })
  const { body } = await book(room.name, {
    checkIn: dayAhead(0),
    checkOut: dayAhead(1),
    guests: '3',
    phone: '+91 90000 77777',
    email: 'one-night@example.com',
  })
  await says(body.booking_id, { jain: 2 })
  const { meals } = await read()
  expect(meals).toEqual([
    {
      meal: 'breakfast',
      date: dayAhead(0),
      ...plates(0, { veg: 0, vegan: 0, jain: 0, meat: 0 }, 0),
    },
    { meal: 'dinner', date: dayAhead(0), ...plates(7, { veg: 0, vegan: 1, jain: 2, meat: 1 }, 3) },
    {
      meal: 'breakfast',
      date: dayAhead(1),
      ...plates(7, { veg: 0, vegan: 1, jain: 2, meat: 1 }, 3),
    },
    { meal: 'dinner', date: dayAhead(1), ...plates(4, { veg: 0, vegan: 1, jain: 0, meat: 1 }, 2) },
  ])
  await calls.move(silent.id, { to: 'in_house' })
  await calls.move(silent.id, { to: 'left' })
  expect((await read()).meals[1]?.guests).toBe(5)
})

test('this morning’s breakfast is for who slept here, also once they have left', async () => {
  const [stays, leaves] = [await expected(), await expected()]
  for (const { id } of [stays, leaves]) {
    await calls.move(id, { to: 'in_house' })
    await letDaysPass(id, 1)
  }
  await says(stays.id, { jain: 2 })
  await calls.move(leaves.id, { to: 'left' })
  const breakfast = { meal: 'breakfast', date: dayAhead(0) }
  const diet = { veg: 0, vegan: 0, jain: 2, meat: 0 }
  expect((await read()).meals[0]).toEqual({ ...breakfast, ...plates(4, diet, 2) })
})
const plates = (guests: number, diet: object, not_asked: number) => ({ guests, ...diet, not_asked })

test('a paid guest without a room stands among those who arrive, and a rejected one does not', async () => {
  const { id } = await expected()
  await pool().query('DELETE FROM occupancies WHERE booking_id = $1', [id])
  expect((await read()).arriving).toMatchObject([{ id, unit: null }])
  await pool().query("UPDATE bookings SET status = 'rejected' WHERE id = $1", [id])
  expect((await read()).arriving).toEqual([])
})

test('the day turns at midnight in India, and another day can be asked for', async () => {
  const { id } = await expected({ from: 1 })
  const tomorrow = addDays(dayInIndia(new Date()), 1)
  const at = (time: string, day: string) =>
    deskToday(staff.by, { day: null }, timeInIndia(day, time))
  const before = await at('23:59', dayAhead(0))
  expect([before.day, where(before, id)]).toEqual([dayAhead(0), []])
  const after = await at('00:00', tomorrow)
  expect([after.day, after.today, where(after, id)]).toEqual([tomorrow, tomorrow, ['arriving']])
  expect(where(await read({ day: tomorrow }), id)).toEqual(['arriving'])
  expect(where(await read({ day: addDays(tomorrow, 1) }), id)).toEqual(['in_house'])
  expect(where(await read({ day: addDays(tomorrow, 2) }), id)).toEqual(['leaving'])
})

test('nobody but staff reads it, and a day is a day', async () => {
  expect((await call(todayRoute, 'GET', '/api/desk/today')).status).toBe(401)
  const { cookie } = staff
  const wrong = await call(todayRoute, 'GET', '/api/desk/today?day=tomorrow', { cookie })
  expect(wrong.status).toBe(422)
})
