import { describe, expect, test } from 'vitest'
import { barsOf } from '#components/staff/rates/bars.ts'
import { monthOf, windowOf } from '#components/staff/rates/month.ts'
import { fromBase, fromPrice, taxOf } from '#components/staff/rates/price-pair.ts'
import {
  daysOf,
  nothingChosen,
  press,
  stretch,
  toggle,
} from '#components/staff/rates/use-chosen.ts'
import { daysInput, shownOf, untouched } from '#components/staff/rates/use-days-form.ts'
import { aboutOf } from '#components/staff/rates/who-wins.tsx'
import {
  chosenWords,
  differing,
  nightsWords,
  shared,
  weekdaysWords,
} from '#components/staff/rates/words.ts'
import type { RateNight, SeasonBar } from '#lib/rates/schema/days.ts'
import { plainNight } from '../../support/rates.ts'
import { chargeGst } from '../../support/terms.ts'

chargeGst()

const today = '2026-10-12'
const night = (date: string, changes: Partial<RateNight> = {}) =>
  plainNight(date, { price: 6490, ...changes })

describe('days are chosen', () => {
  test('by the first and the last, in either order, and the next press begins anew', () => {
    const first = press(nothingChosen, '2026-11-15')
    const range = press(first, '2026-11-13')
    expect(daysOf(range, today)).toEqual(['2026-11-13', '2026-11-14', '2026-11-15'])
    expect(daysOf(press(range, '2026-11-20'), today)).toEqual(['2026-11-20'])
  })
  test('and the same day a second time chooses none', () => {
    expect(press(press(nothingChosen, '2026-11-15'), '2026-11-15')).toEqual(nothingChosen)
  })
  test('one beside the others with Ctrl, which also takes one out', () => {
    const range = press(press(nothingChosen, '2026-11-13'), '2026-11-14')
    const added = toggle(range, '2026-11-20')
    expect(daysOf(added, today)).toEqual(['2026-11-13', '2026-11-14', '2026-11-20'])
    expect(daysOf(toggle(added, '2026-11-13'), today)).toEqual(['2026-11-14', '2026-11-20'])
  })
  test('with Shift from where the keys are, and on from there', () => {
    const one = stretch(press(nothingChosen, '2026-11-02'), '2026-11-14', '2026-11-13')
    expect(daysOf(one, today)).toEqual(['2026-11-13', '2026-11-14'])
    expect(daysOf(stretch(one, '2026-11-12', '2026-11-14'), today)).toEqual([
      '2026-11-12',
      '2026-11-13',
    ])
  })
  test('but none that is over', () => {
    const range = press(press(nothingChosen, '2026-10-10'), '2026-10-13')
    expect(daysOf(range, today)).toEqual(['2026-10-12', '2026-10-13'])
  })
})

describe('the window that is read', () => {
  test('is the month, with chosen days of others', () => {
    expect(windowOf('2028-02-01', [])).toEqual({ from: '2028-02-01', days: 29 })
    expect(windowOf('2026-11-01', ['2026-10-30'])).toEqual({ from: '2026-10-30', days: 32 })
  })
  test('is of this month if the address names none', () => {
    expect(monthOf('2027-02', today)).toBe('2027-02-01')
    for (const wrong of [null, '2027-13', 'soon']) expect(monthOf(wrong, today)).toBe('2026-10-01')
  })
})

const season = (changes: Partial<SeasonBar>): SeasonBar => ({
  id: 1,
  name: 'Diwali',
  room: null,
  from: '2026-11-06',
  to: '2026-11-11',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  ...changes,
})

describe('bars of seasons', () => {
  const week = Array.from({ length: 7 }, (_, at) => `2026-11-0${at + 2}`)
  const bars = (...seasons: SeasonBar[]) =>
    barsOf(week, seasons).map(({ season: { id }, first, last, cut }) => [id, first, last, cut])

  test('go on where a week ends', () => {
    expect(bars(season({}))).toEqual([[1, 5, 7, 'end']])
  })
  test('stand only over the nights that they are of', () => {
    expect(bars(season({ from: '2026-10-01', to: '2026-12-01', weekdays: [2, 6, 7] }))).toEqual([
      [1, 2, 2, null],
      [1, 6, 7, null],
    ])
  })
  test('show the season that wins: of one room, and the later one', () => {
    const own = season({ id: 2, room: 5, from: '2026-11-07', to: '2026-11-07' })
    const later = season({ id: 3, from: '2026-11-06', to: '2026-11-07' })
    expect(bars(season({}), own, later)).toEqual([
      [3, 5, 5, null],
      [2, 6, 6, null],
      [1, 7, 7, 'end'],
    ])
  })
  test('are of seasons only, not of weekday prices', () => {
    expect(bars(season({ from: null, to: null }))).toEqual([])
  })
})

describe('the fields of chosen days', () => {
  const nights = [night('2026-11-13', { price: 7434, minimum_nights: 2 }), night('2026-11-15')]

  test('show what all nights share, and nothing where they differ', () => {
    const { price, minimum, open } = shownOf(untouched, nights, 18)
    expect({ price, minimum, open }).toEqual({
      price: { price: '', base: '' },
      minimum: null,
      open: true,
    })
    expect(shownOf(untouched, [night('2026-11-15')], 18).price).toEqual({
      price: '6490',
      base: '5500',
    })
    expect(differing([1, 2, 1, 3])).toBe('three prices')
    expect(shared([])).toBeNull()
  })
  test('send only what was touched and would make a night another', () => {
    expect(daysInput(untouched, nights)).toBeNull()
    expect(daysInput({ ...untouched, open: true }, nights)).toBeNull()
    expect(daysInput({ ...untouched, minimum: 2 }, nights)).toEqual({ minimum_nights: 2 })
    expect(daysInput({ ...untouched, price: fromPrice('7788', 18) }, nights)).toEqual({
      price: '7788',
    })
    expect(daysInput({ ...untouched, arrival: false }, nights)).toEqual({ no_arrival: true })
  })
})

test('a price before tax and with it are one fact', () => {
  expect(fromBase('6600', 18)).toEqual({ base: '6600', price: '7788' })
  expect(fromPrice('7,788', 18)).toEqual({ price: '7,788', base: '6600' })
  expect(taxOf(fromPrice('7788', 18))).toBe(118_800)
  expect(taxOf(fromPrice('seven', 18))).toBeNull()
})

test('nights are said as people say them', () => {
  expect(weekdaysWords([1, 2, 3, 4, 5, 6, 7])).toBe('Every night')
  expect(weekdaysWords([5, 6])).toBe('Fri and Sat')
  expect(weekdaysWords([1, 2, 3, 4])).toBe('Mon to Thu')
  expect(weekdaysWords([1, 5, 6])).toBe('Mon, Fri and Sat')
  expect(chosenWords(['2026-11-13', '2026-11-14', '2026-11-15'])).toMatch(
    /^Fri 13, Sat 14, Sun 15 Nov$/,
  )
  expect(nightsWords('2026-11-06', '2026-11-06')).toMatch(/^6 Nov/)
})

test('weekday prices say which nights they are for', () => {
  const weekly = season({ from: null, to: null })
  expect(aboutOf({ ...weekly, weekdays: [5, 6] }, [])).toBe('Fri and Sat nights')
  expect(aboutOf(weekly, [])).toBe('Every night')
})
