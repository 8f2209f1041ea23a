import { expect, test } from 'vitest'
import {
  barOf,
  daysOf,
  guestsOf,
  lanesOf,
  nightsOfRoom,
  seasonRuns,
  seenOf,
} from '#lib/stays/rules/calendar.ts'
import type { DeskCalendar } from '#lib/stays/schema/calendar.ts'

const window = { from: '2026-12-18', days: 8 }
const stay = (check_in: string, check_out: string) => ({ check_in, check_out })

test('a night is free for as many units as nobody has; the day of departure is free again', () => {
  const stays = [
    stay('2026-12-17', '2026-12-19'),
    stay('2026-12-18', '2026-12-20'),
    stay('2026-12-18', '2026-12-19'),
  ]
  const nights = nightsOfRoom(window, { units: 2, prices: Array(8).fill(4720) }, stays)
  expect(nights.map(({ free }) => free)).toEqual([0, 1, 2, 2, 2, 2, 2, 2])
  expect(nights[1]).toEqual({ date: '2026-12-19', free: 1, price: 4720 })
  expect(daysOf(window).at(-1)).toBe('2026-12-25')
})

test('a bar runs from 1 pm of arrival to 11 am of departure, and is cut at the edges', () => {
  const whole = barOf(window, stay('2026-12-20', '2026-12-22'))
  expect(whole).toMatchObject({ start: (2 + 13 / 24) / 8, earlier: false, later: false })
  expect(whole.start + whole.width).toBeCloseTo((4 + 11 / 24) / 8)
  expect(barOf(window, stay('2026-12-10', '2026-12-19'))).toMatchObject({ start: 0, earlier: true })
  const long = barOf(window, stay('2026-12-10', '2027-01-09'))
  expect(long).toEqual({ start: 0, width: 1, earlier: true, later: true })
})

test('days are named by the season that is theirs, a feast within a season by its own name', () => {
  const all = [1, 2, 3, 4, 5, 6, 7]
  const season = (name: string, from: string, to: string, weekdays = all) => {
    return { name, from, to, weekdays }
  }
  const seasons = [
    season('Winter', '2026-11-01', '2026-12-23'),
    season('Christmas', '2026-12-20', '2026-12-21'),
    season('New Year', '2026-12-24', '2027-01-02', [5]),
  ]
  expect(seasonRuns(window, seasons)).toEqual([
    { name: 'Winter', at: 0, days: 2 },
    { name: 'Christmas', at: 2, days: 2 },
    { name: 'Winter', at: 4, days: 2 },
    { name: 'New Year', at: 7, days: 1 },
  ])
  expect(seasonRuns(window, [])).toEqual([])
})

test('the part of a stay that is in the window', () => {
  expect(seenOf(window, stay('2026-12-10', '2027-01-09'))).toEqual(stay('2026-12-18', '2026-12-26'))
})

test('what overlaps goes into another lane, what follows does not', () => {
  const [first, second, third] = [
    stay('2026-12-18', '2026-12-20'),
    stay('2026-12-19', '2026-12-21'),
    stay('2026-12-20', '2026-12-21'),
  ]
  expect(lanesOf([first, second, third])).toEqual([[first, third], [second]])
})

test('guests of a night are those of all stays, also without a unit, but of nobody who did not come', () => {
  const of = (check_in: string, check_out: string, progress = 'expected') => ({
    ...stay(check_in, check_out),
    booking: { ...stay(check_in, check_out), guests: 2, progress },
  })
  const calendar = {
    ...window,
    occupancies: [
      of('2026-12-18', '2026-12-20'),
      of('2026-12-18', '2026-12-20', 'no_show'),
      { ...stay('2026-12-18', '2026-12-20'), booking: null },
    ],
    unplaced: [of('2026-12-20', '2026-12-21')],
  } as unknown as DeskCalendar
  const days = guestsOf(calendar).slice(0, 4)
  expect(days.map(({ guests, coming, leaving }) => [guests, coming, leaving])).toEqual([
    [2, 2, 0],
    [2, 0, 0],
    [2, 2, 2],
    [0, 0, 2],
  ])
})
