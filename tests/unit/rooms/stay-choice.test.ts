import { describe, expect, test } from 'vitest'
import { faceOf } from '#components/rooms/calendar/day-words.ts'
import {
  type Choice,
  firstDeparture,
  lowestOf,
  nothingChosen,
  pressed,
  roleOf,
  takenNight,
} from '#components/rooms/calendar/stay-choice.ts'
import { addDays } from '#lib/shared/dates.ts'
import type { CalendarDay } from '#lib/stays/schema/availability.ts'

const first = '2026-11-02'
const day = (at: number) => addDays(first, at)

/** Forty free days, some of them otherwise. */
function nightsWith(changes: Record<number, Partial<CalendarDay>> = {}) {
  const days = Array.from({ length: 40 }, (_, at): [string, CalendarDay] => [
    day(at),
    {
      date: day(at),
      available: true,
      units_left: 1,
      price: 6490,
      minimum_nights: 1,
      arrival: true,
      departure: true,
      season: null,
      ...changes[at],
    },
  ])
  return new Map(days)
}

const press = (nights: ReturnType<typeof nightsWith>, ...days: number[]): Choice =>
  days.reduce((choice: Choice, at) => pressed(day(at), choice, nights), nothingChosen)

describe('a press', () => {
  const free = nightsWith()

  test('chooses the arrival, the next the departure, and a third begins anew', () => {
    expect(press(free, 3)).toEqual({ checkIn: day(3), checkOut: null })
    expect(press(free, 3, 6)).toEqual({ checkIn: day(3), checkOut: day(6) })
    expect(press(free, 3, 6, 8)).toEqual({ checkIn: day(8), checkOut: null })
  })

  test('before the arrival moves it, and on it takes it back', () => {
    expect(press(free, 3, 1)).toEqual({ checkIn: day(1), checkOut: null })
    expect(press(free, 3, 3)).toEqual(nothingChosen)
  })

  test('on the day of a taken night ends the stay before it, and past that night begins another', () => {
    const nights = nightsWith({ 5: { available: false } })
    expect(roleOf(day(5), nothingChosen, nights)).toBe('taken')
    expect(press(nights, 3, 5)).toEqual({ checkIn: day(3), checkOut: day(5) })
    expect(press(nights, 3, 6)).toEqual({ checkIn: day(6), checkOut: null })
  })

  test('too soon after the arrival does nothing, and the first day that does is known', () => {
    const nights = nightsWith({ 4: { minimum_nights: 3 }, 7: { departure: false } })
    expect(press(nights, 4, 6)).toEqual({ checkIn: day(4), checkOut: null })
    expect(roleOf(day(6), { checkIn: day(4), checkOut: null }, nights)).toBe('short')
    expect(roleOf(day(7), { checkIn: day(4), checkOut: null }, nights)).toBe('noDeparture')
    expect(firstDeparture(day(4), nights)).toBe(day(8))
  })

  test('chooses no arrival where nobody arrives, or where fewer nights are free than it takes', () => {
    const nights = nightsWith({
      2: { arrival: false },
      4: { minimum_nights: 3 },
      6: { available: false },
    })
    expect(roleOf(day(2), nothingChosen, nights)).toBe('noArrival')
    expect(roleOf(day(4), nothingChosen, nights)).toBe('short')
    expect(press(nights, 4)).toEqual(nothingChosen)
  })

  test('takes no more nights than one booking has', () => {
    expect(press(free, 0, 30).checkOut).toBe(day(30))
    expect(press(free, 0, 31)).toEqual({ checkIn: day(31), checkOut: null })
  })
})

test('the lowest price is one of a night that can be had, and none where all cost the same', () => {
  const nights = nightsWith({ 1: { price: 5900 }, 2: { price: 100, available: false } })
  const days = [0, 1, 2, 3].map(day)
  expect(lowestOf(days, nights)).toBe(5900)
  expect(lowestOf(days, nightsWith())).toBeNull()
  expect(lowestOf([], nights)).toBeNull()
})

test('the first taken night of a chosen stay is found', () => {
  const nights = nightsWith({ 4: { available: false } })
  expect(takenNight({ checkIn: day(2), checkOut: day(6) }, nights)).toBe(day(4))
  expect(takenNight({ checkIn: day(2), checkOut: day(4) }, nights)).toBeNull()
  expect(takenNight({ checkIn: day(4), checkOut: null }, nights)).toBeNull()
  expect(takenNight({ checkIn: day(2), checkOut: day(6) }, new Map())).toBeNull()
})

describe('a day', () => {
  const known = (nights: ReturnType<typeof nightsWith>, unsaid: 'past' | null = null) => ({
    nights,
    loading: false,
    failed: false,
    allTaken: false,
    unsaidOf: () => unsaid,
    retry: () => undefined,
  })
  const sight = { choice: nothingChosen, today: first, callsFirst: false, lowest: 6490 }

  test('says its price, and where it is the lowest in sight', () => {
    const nights = nightsWith({ 1: { price: 8260, season: 'Diwali' } })
    const shown = { ...sight, known: known(nights) }
    expect(faceOf(day(0), shown)).toMatchObject({ look: 'free', says: 'lowest', price: 6490 })
    expect(faceOf(day(1), shown)).toMatchObject({ look: 'season', says: 'available', price: 8260 })
  })

  test('that would be too short says the fewest nights of the chosen arrival', () => {
    const nights = nightsWith({ 3: { minimum_nights: 2 } })
    const choice = { checkIn: day(3), checkOut: null }
    const shown = { ...sight, choice, known: known(nights) }
    expect(faceOf(day(4), shown)).toMatchObject({ says: 'short', count: 2, below: 'minimum' })
    expect(faceOf(day(5), shown)).toMatchObject({ role: 'leave', says: 'leave', count: 2 })
  })

  test('of the chosen stay is selected, from the arrival to the departure', () => {
    const choice = { checkIn: day(3), checkOut: day(5) }
    const shown = { ...sight, choice, known: known(nightsWith()) }
    const selected = [2, 3, 4, 5, 6].map((at) => faceOf(day(at), shown).selected)
    expect(selected).toEqual([false, true, true, true, false])
  })

  test('that is past cannot be pressed', () => {
    const shown = { ...sight, known: known(nightsWith(), 'past') }
    expect(faceOf(first, shown)).toMatchObject({ look: 'past', role: null })
  })
})
