import { expect, test } from 'vitest'
import { nightsOfRoom } from '#lib/stays/rules/calendar.ts'
import {
  freeNights,
  hasNightsOf,
  judgePlace,
  placeAhead,
  placedOf,
  placesFor,
} from '#lib/stays/rules/calendar-places.ts'
import { priceOfFreeNights } from '#lib/stays/rules/calendar-prices.ts'
import type {
  CalendarOccupancy,
  CalendarRoom,
  CalendarStay,
  DeskCalendar,
} from '#lib/stays/schema/calendar.ts'

const window = { from: '2026-12-18', days: 14 }

const stay = (full_name: string, check_in: string, check_out: string): CalendarStay => ({
  check_in,
  check_out,
  id: full_name,
  reference: full_name,
  full_name,
  phone: '1',
  has_email: true,
  guests: 2,
  status: 'confirmed',
  source: 'site',
  progress: 'expected',
  amount: 9440,
  due: 0,
  prices: [4720, 4720],
})

const taken = (name: string, unit: number, check_in: string, check_out: string) => ({
  id: `${name}'s unit`,
  room_id: 1,
  unit,
  check_in,
  check_out,
  booking: stay(name, check_in, check_out),
  block: null,
  hold: null,
})

const room = (id: number, price: number, sleeps: number | null = null) => ({
  id,
  name: `Room ${id}`,
  sleeps,
  units: [
    { number: 1, name: '1' },
    { number: 2, name: '2' },
  ],
  rated: { gstPercent: 18, guestsIncluded: null, extraGuestPaise: null },
  nights: nightsOfRoom(window, { units: 2, prices: Array(14).fill(price) }, []),
})

const calendar = (
  occupancies: CalendarOccupancy[],
  second: CalendarRoom = room(2, 6490),
): DeskCalendar => ({
  ...window,
  today: '2026-12-19',
  rooms: [room(1, 4720), second],
  occupancies,
  unplaced: [],
  seasons: [],
  long_stays: [],
  next: null,
})

const nehasUnit = taken('Neha', 1, '2026-12-29', '2026-12-31')
const neha = placedOf(nehasUnit, 1)
const sameer = taken('Sameer', 2, '2026-12-28', '2026-12-30')
const full = calendar([nehasUnit, sameer])

test('a place is judged by what is there, by the rules and by its price', () => {
  const nights = { check_in: neha.check_in, check_out: neha.check_out }
  expect(judgePlace(full, neha, { room_id: 1, unit: 2, ...nights }).inTheWay).toBe(sameer)
  const other = judgePlace(full, neha, { room_id: 2, unit: 1, ...nights })
  expect(other).toEqual({ problem: null, inTheWay: null, gap: 3540 })
  const past = { room_id: 1, unit: 1, check_in: '2026-12-18', check_out: '2026-12-20' }
  expect(judgePlace(full, neha, past).problem).toBe('Choose today or a later day.')
  const slept = { ...full, today: '2026-12-30' }
  expect(judgePlace(slept, neha, { room_id: 2, unit: 1, ...nights }).gap).toBe(1770)
})

test('a stay is not in its own way, and nights that were booked keep their price', () => {
  const longer = { room_id: 1, unit: 1, check_in: '2026-12-28', check_out: '2026-12-31' }
  expect(judgePlace(full, neha, longer)).toEqual({ problem: null, inTheWay: null, gap: 4720 })
  const beyond = { ...longer, check_in: '2026-12-29', check_out: '2027-01-02' }
  expect(judgePlace(full, neha, beyond).gap).toBeNull()
})

test('a longer stay and a place with extra guests cost what the change itself would charge', () => {
  const longer = { room_id: 1, unit: 1, check_in: '2026-12-27', check_out: '2026-12-31' }
  const withDiscount = { ...full, long_stays: [{ nights: 4, percent: 10 }] }
  expect(judgePlace(withDiscount, neha, longer).gap).toBe(9440 - 1888)
  const rated = { gstPercent: 18, guestsIncluded: 1, extraGuestPaise: 50_000 }
  const other = calendar([nehasUnit], { ...room(2, 6490), rated })
  const nights = { check_in: neha.check_in, check_out: neha.check_out }
  expect(judgePlace(other, neha, { room_id: 2, unit: 1, ...nights }).gap).toBe(3540 + 2 * 500)
})

test('a stay that has begun needs another unit from tonight on only, and its slept nights are not in its way', () => {
  const nights = { check_in: neha.check_in, check_out: neha.check_out }
  const there = { room_id: 1, unit: 2, ...nights }
  const tonight = { ...full, today: '2026-12-30' }
  expect(judgePlace(tonight, neha, there).inTheWay).toBeNull()
  expect(placeAhead(tonight, neha, there)).toEqual({ ...there, check_in: '2026-12-30' })
  expect(placesFor(tonight, neha).map(({ unit }) => unit)).toContain(2)
  expect(judgePlace(tonight, { ...neha, unit: null }, there).inTheWay).toBe(sameer)
  const slept = { ...nehasUnit, id: 'slept', unit: 2, check_out: '2026-12-30' }
  const now = { ...nehasUnit, check_in: '2026-12-30' }
  const moved = { ...calendar([slept, now]), today: '2026-12-30' }
  expect(judgePlace(moved, placedOf(now, 1), there).inTheWay).toBeNull()
})

test('a stay that waits for a unit after nights in another, or ends today, is judged by the nights that are left', () => {
  const waiting = placedOf({ ...nehasUnit, check_in: '2026-12-30' }, null)
  const there = { room_id: 1, unit: 2, check_in: '2026-12-29', check_out: '2026-12-31' }
  for (const today of ['2026-12-30', '2026-12-31']) {
    const calendar = { ...full, today }
    expect(placeAhead(calendar, waiting, there).check_in).toBe('2026-12-30')
    expect(placeAhead(calendar, { ...waiting, unit: 1 }, there).check_in).toBe('2026-12-30')
  }
})

test('every unit where a stay fits is offered, its own room first, and none that is too small for its guests', () => {
  const free = calendar([nehasUnit])
  const units = placesFor(free, neha).map(({ room_id, unit, gap }) => [room_id, unit, gap])
  expect(units).toEqual([
    [1, 2, 0],
    [2, 1, 3540],
    [2, 2, 3540],
  ])
  expect(placesFor(calendar([nehasUnit], room(2, 6490, 1)), neha)).toHaveLength(1)
})

test('picked nights end where something begins, and none is over', () => {
  const unit = { room_id: 1, unit: 2 }
  expect(freeNights(full, unit, '2026-12-26', '2026-12-30')).toEqual({
    check_in: '2026-12-26',
    check_out: '2026-12-28',
  })
  expect(freeNights(full, unit, '2026-12-20', '2026-12-18').check_in).toBe('2026-12-19')
})

test('a price is known for nights of the window only', () => {
  const [first] = full.rooms
  if (!first) throw new Error('There is no room.')
  const nights = { check_in: '2026-12-20', check_out: '2026-12-22' }
  expect(priceOfFreeNights(full, first, nights)).toBe(9440)
  expect(priceOfFreeNights(full, first, { ...nights, check_out: '2027-01-02' })).toBeNull()
})

test('a window that does not have all nights of a stay says so, and offers no place by what it shows of them', () => {
  expect(hasNightsOf(full, neha)).toBe(true)
  const longer = { ...neha, check_out: '2027-01-02' }
  expect([hasNightsOf(full, longer), placesFor(full, longer)]).toEqual([false, []])
  expect(hasNightsOf(full, { ...neha, check_in: '2026-12-17' })).toBe(false)
})
