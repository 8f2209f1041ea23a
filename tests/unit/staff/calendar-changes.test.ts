import { expect, test } from 'vitest'
import { changesBetween, isSameWindow } from '#components/staff/calendar/changes.ts'
import type { CalendarOccupancy, DeskCalendar } from '#lib/booking/schema/calendar.ts'

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

test('another week is another window', () => {
  expect(isSameWindow(calendar([]), calendar([], { from: '2026-12-25' }))).toBe(false)
})
