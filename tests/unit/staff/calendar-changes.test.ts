import { expect, test } from 'vitest'
import {
  changesBetween,
  isSameWindow,
  laneLine,
  mustWait,
} from '#components/staff/calendar/changes.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/stays/schema/calendar.ts'

const stay = (id: string, unit: number, changes = {}) =>
  ({
    id: `row of ${id} in ${unit}`,
    room_id: 1,
    unit,
    check_in: '2026-12-20',
    check_out: '2026-12-22',
    booking: { id, full_name: id },
    block: null,
    hold: null,
    ...changes,
  }) as unknown as CalendarOccupancy

const calendar = (occupancies: CalendarOccupancy[], changes = {}) =>
  ({
    from: '2026-12-18',
    days: 14,
    rooms: [{ id: 1, units: [1, 2] }],
    occupancies,
    unplaced: [],
    ...changes,
  }) as unknown as DeskCalendar

test('a stay that moves to another unit is one change, in both rows', () => {
  const moved = changesBetween(calendar([stay('Neha', 1)]), calendar([stay('Neha', 2)]))
  expect([...moved.bars]).toEqual(['Neha'])
  expect([...moved.lines].sort()).toEqual(['1.1', '1.2'])
  expect(moved.shifts).toBe(false)
})

test('what was slept before a move is a bar of its own, so that the stay stays one', () => {
  const slept = stay('Neha', 1, { check_out: '2026-12-21' })
  const both = { id: 'Neha', full_name: 'Neha', check_in: '2026-12-20', check_out: '2026-12-22' }
  const after = [
    { ...slept, booking: both },
    stay('Neha', 2, { check_in: '2026-12-21', booking: both }),
  ] as CalendarOccupancy[]
  const moved = changesBetween(calendar([stay('Neha', 1, { booking: both })]), calendar(after))
  expect([...moved.bars].sort()).toEqual(['Neha', 'row of Neha in 1'])
})

test('the same answer again is no change, though the rows of its units are others', () => {
  const again = { ...stay('Neha', 1), id: 'another row' }
  expect(changesBetween(calendar([stay('Neha', 1)]), calendar([again])).bars.size).toBe(0)
})

test('rows shift when a stay comes that has no unit, and when a unit does', () => {
  const waiting = calendar([], { unplaced: [{ booking: { id: 'Yusuf' } }] })
  expect(changesBetween(calendar([]), waiting)).toMatchObject({
    shifts: true,
    lines: new Set(['lane']),
  })
  const larger = calendar([], { rooms: [{ id: 1, units: [1, 2, 3] }] })
  expect(changesBetween(calendar([]), larger).shifts).toBe(true)
})

test('a change waits while a bar is drawn or something is open, and under the pointer where it would move something', () => {
  const moved = changesBetween(calendar([stay('Neha', 1)]), calendar([stay('Neha', 2)]))
  const idle = { isBusy: false, under: null }
  expect(mustWait(moved, idle)).toBe(false)
  expect(mustWait(moved, { ...idle, isBusy: true })).toBe(true)
  expect(['1.1', '1.2', '1.3', ''].map((under) => mustWait(moved, { ...idle, under }))).toEqual([
    true,
    true,
    false,
    false,
  ])
  const waiting = calendar([], { unplaced: [{ booking: { id: 'Yusuf' } }] })
  const came = changesBetween(calendar([]), waiting)
  expect(mustWait(came, { ...idle, under: '1.3' })).toBe(true)
  const other = calendar([], { unplaced: [{ booking: { id: 'Yusuf' }, check_in: '2026-12-21' }] })
  const later = changesBetween(waiting, other)
  expect(mustWait(later, { ...idle, under: '1.3' })).toBe(false)
  expect(mustWait(later, { ...idle, under: laneLine })).toBe(true)
  const again = changesBetween(waiting, waiting)
  expect(mustWait(again, { isBusy: true, under: '1.1' })).toBe(false)
})

test('another week is another window', () => {
  expect(isSameWindow(calendar([]), calendar([], { from: '2026-12-25' }))).toBe(false)
})
