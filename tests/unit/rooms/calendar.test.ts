import { describe, expect, test } from 'vitest'
import { dayOfKey, firstWeekday, monthsOf, within } from '#components/rooms/calendar/days.ts'
import { addDays, addMonths, startOfMonth, weekdayOf } from '#lib/shared/dates.ts'

const range = { first: '2025-12-12', last: '2026-01-11' }
const monday = 1

describe('the months', () => {
  test('hold every day from the week of the first day to the last day of the range, in its column', () => {
    const months = monthsOf(range, monday)
    expect(months.map(({ first }) => first)).toEqual(['2025-12-01', '2026-01-01'])
    const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null)
    expect([days[0], days.at(-1), days.length]).toEqual(['2025-12-08', '2026-01-11', 35])
    for (const { weeks } of months) {
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        for (const [column, day] of week.entries()) {
          if (day) expect([day, weekdayOf(day)]).toEqual([day, column + 1])
        }
      }
    }
  })

  test('are one when the range ends with the month, and three over a short February', () => {
    expect(monthsOf({ first: '2025-12-01', last: '2025-12-31' }, monday)).toHaveLength(1)
    expect(monthsOf({ first: '2026-01-31', last: '2026-03-02' }, monday)).toHaveLength(3)
  })

  test('begin their weeks where the language does: Monday in English, Saturday in Arabic', () => {
    expect([firstWeekday('en'), firstWeekday('fr'), firstWeekday('ar')]).toEqual([1, 1, 6])
    const [december] = monthsOf(range, 6)
    expect(december?.weeks[0]).toEqual([
      '2025-12-06',
      '2025-12-07',
      '2025-12-08',
      '2025-12-09',
      '2025-12-10',
      '2025-12-11',
      '2025-12-12',
    ])
  })
})

describe('the keys of the grid', () => {
  const press = (key: string, day: string, direction = 'ltr') =>
    dayOfKey(key, day, range, { weekStart: monday, direction })

  test('arrows go by day and by week, the first two as reading goes', () => {
    expect(press('ArrowRight', '2025-12-31')).toBe('2026-01-01')
    expect(press('ArrowLeft', '2025-12-31')).toBe('2025-12-30')
    expect(press('ArrowRight', '2025-12-31', 'rtl')).toBe('2025-12-30')
    expect(press('ArrowLeft', '2025-12-31', 'rtl')).toBe('2026-01-01')
    expect(press('ArrowDown', '2025-12-31')).toBe('2026-01-07')
    expect(press('ArrowUp', '2025-12-31')).toBe('2025-12-24')
  })

  test('Home and End go to the ends of the week, Page Up and Page Down by month', () => {
    expect(press('Home', '2025-12-18')).toBe('2025-12-15')
    expect(press('End', '2025-12-18')).toBe('2025-12-21')
    expect(press('PageUp', '2026-01-11')).toBe('2025-12-12')
    expect(press('PageDown', '2025-12-12')).toBe('2026-01-11')
  })

  test('never leave the range, and other keys are not the grid’s', () => {
    expect(press('ArrowLeft', range.first)).toBe(range.first)
    expect(press('ArrowDown', range.last)).toBe(range.last)
    expect(press('Home', range.first)).toBe(range.first)
    expect(press('Enter', range.first)).toBeNull()
    expect(within('2020-01-01', range)).toBe(range.first)
  })
})

describe('days of months', () => {
  test('a month later is the same day, or the last where there is none', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2025-12-12', 1)).toBe('2026-01-12')
    expect(addMonths('2026-01-12', -1)).toBe('2025-12-12')
  })

  test('a month begins on its first, and weeks are counted from Monday', () => {
    expect(startOfMonth('2026-02-28')).toBe('2026-02-01')
    const week = Array.from({ length: 7 }, (_, day) => weekdayOf(addDays('2025-12-15', day)))
    expect(week).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})
