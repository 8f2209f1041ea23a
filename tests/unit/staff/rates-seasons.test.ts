import { describe, expect, test } from 'vitest'
import { codeUses, stateOf } from '#components/staff/rates/codes-card.tsx'
import { priceByPercent, seasonPrice } from '#components/staff/rates/season-words.ts'
import {
  newSeason,
  seasonDraft,
  sentSeason,
  typedPercent,
} from '#components/staff/rates/use-season-form.ts'
import { monthsOfYear, placesOf, shareOf } from '#components/staff/rates/year-view.tsx'
import type { WireCode } from '#lib/rates/schema/extras.ts'
import { seasonInput, type WireSeason } from '#lib/rates/schema/seasons.ts'

const today = '2026-10-12'
const diwali: WireSeason = {
  ...newSeason({ from: '2026-11-06', to: '2026-11-11' }),
  id: 1,
  version: 3,
  name: 'Diwali',
  prices: [
    { room: 1, price: 5900 },
    { room: 2, price: 8260 },
  ],
  minimum_nights: 2,
}

describe('the strip of a year', () => {
  test('has twelve months, of the same width, from this one on', () => {
    expect(monthsOfYear(today)).toHaveLength(12)
    expect(monthsOfYear(today).at(-1)).toBe('2027-09-01')
    expect(shareOf('2026-10-01', today)).toBe(0)
    expect(shareOf('2027-04-01', today)).toBeCloseTo(0.5)
    expect(shareOf('2026-11-16', today)).toBeCloseTo(0.125)
  })
  test('cuts a season where the year begins and ends, and leaves out what is beyond', () => {
    const of = (from: string, to: string) =>
      placesOf([{ ...diwali, from, to }], today).map(({ start, width }) => [start, start + width])
    expect(of('2026-01-01', '2030-01-01')).toEqual([[0, 1]])
    expect(of('2026-09-01', '2026-09-30')).toEqual([])
    expect(of('2027-10-01', '2027-10-03')).toEqual([])
  })
  test('gives a season a row of its own where the name of another stands', () => {
    const next = { ...diwali, id: 2, from: '2026-11-14', to: '2026-11-16' }
    const later = { ...diwali, id: 3, from: '2027-05-01', to: '2027-05-02' }
    const rows = placesOf([later, next, diwali], today).map(({ season, row }) => [season.id, row])
    expect(rows).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
  })
  test('has no weekday prices', () => {
    expect(placesOf([{ ...diwali, from: null, to: null }], today)).toEqual([])
  })
})

describe('a season as it is typed', () => {
  const rooms = [1, 2]
  const typed = (season: Partial<WireSeason>, changes: object = {}) => {
    const whole = { ...diwali, ...season }
    return sentSeason({ ...seasonDraft(whole, rooms), ...changes }, whole, rooms)
  }

  test('is sent as it was, if nothing is typed', () => {
    expect(seasonInput.safeParse(typed({})).data).toEqual(
      seasonInput.safeParse({ ...diwali, id: undefined, version: undefined }).data,
    )
  })
  test('leaves the price of a room whose field is empty', () => {
    expect(typed({}, { prices: { 1: ' ', 2: '9000' } }).prices).toEqual([
      { room: 2, price: '9000' },
    ])
  })
  test('of one room has one price', () => {
    const sent = typed({}, { room: '2' })
    expect([sent.room, sent.price, sent.prices]).toEqual([2, '8260', []])
  })
  test('by percent has no price', () => {
    const sent = typed({}, { kind: 'percent', percent: '−10' })
    expect([sent.percent, sent.price, sent.prices]).toEqual(['-10', null, []])
  })
  test.each([
    ['+30', 30],
    ['−10', -10],
    ['130 %', 130],
    ['1.3', null],
    ['', null],
  ])('by percent more or less, %s is %s', (percent, number) => {
    expect(typedPercent({ kind: 'percent', percent })).toBe(number)
  })
  test('without its days is refused, and is not taken for weekday prices', () => {
    const sent = typed({}, { from: '', to: '' })
    expect(seasonInput.safeParse(sent).success).toBe(false)
  })
})

test('a season says what a night costs in a room, or nothing', () => {
  const room = { id: 2, total_rate: 6490, gst_rate: 18 }
  expect(seasonPrice(diwali, room)).toBe(8260)
  expect(seasonPrice({ ...diwali, prices: [], percent: 20 }, room)).toBe(7788)
  expect(seasonPrice({ ...diwali, prices: [] }, room)).toBeNull()
  expect(seasonPrice({ ...diwali, room: 1, price: 5000, prices: [] }, room)).toBeNull()
})

test('130 percent more is told as the price that it makes, before it is saved', () => {
  expect(priceByPercent(130, { id: 1, total_rate: 4720, gst_rate: 18 })).toBe(10_856)
})

test('a code works until it is over or used up', () => {
  const code: WireCode = {
    id: 1,
    version: 1,
    code: 'MANGO10',
    percent: 10,
    amount: null,
    from: null,
    to: null,
    uses: 2,
    used: 1,
    ended_at: null,
  }
  expect(stateOf(code, today)).toBe('works')
  expect(stateOf({ ...code, used: 2 }, today)).toBe('used')
  expect(stateOf({ ...code, to: '2026-10-11' }, today)).toBe('ended')
  expect(stateOf({ ...code, ended_at: '2026-10-01T00:00:00Z' }, today)).toBe('ended')
  expect(stateOf({ ...code, from: '2026-10-13' }, today)).toBe('later')
  expect(codeUses(code)).toBe('1 of 2')
})
