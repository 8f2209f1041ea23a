import { expect, test } from 'vitest'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { planBookings } from '../../../scripts/seed-demo/plan.ts'
import { Vacancies } from '../../../scripts/seed-demo/vacancies.ts'

const now = new Date('2026-11-21T12:00:00Z')
const rooms = [{ id: 1, name: 'Room', basePaise: 400_000, gstPercent: 18, units: 4 }]
const plan = (seed = 1) => {
  const vacancies = new Vacancies(addDays(dayInIndia(now), -370), rooms)
  return planBookings(400, rooms, vacancies, { now, seed })
}

test('the same made-up bookings come out of every run, and others of another seed', () => {
  expect(plan()).toEqual(plan())
  expect(plan(2)).not.toEqual(plan())
})

test('nothing in them has happened after now, and nobody decides before a booking is made', () => {
  for (const { createdAt, decidedAt, checkIn } of plan()) {
    expect(createdAt <= now).toBe(true)
    expect(decidedAt === null || (decidedAt > createdAt && decidedAt <= now)).toBe(true)
    expect(checkIn >= dayInIndia(createdAt)).toBe(true)
  }
})

test('no unit is given twice for a night, and names are of several scripts', () => {
  const bookings = plan()
  const taken = bookings.flatMap(({ unit, checkIn, nights }) =>
    unit === null
      ? []
      : Array.from({ length: nights }, (_, night) => `${unit} ${addDays(checkIn, night)}`),
  )
  expect(new Set(taken).size).toBe(taken.length)
  const names = bookings.map(({ fullName }) => fullName).join('')
  for (const script of [
    /\p{Script=Devanagari}/u,
    /\p{Script=Arabic}/u,
    /\p{Script=Han}/u,
    /\p{Script=Cyrillic}/u,
  ]) {
    expect(names).toMatch(script)
  }
})
