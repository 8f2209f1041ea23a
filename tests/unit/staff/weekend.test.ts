import { expect, test } from 'vitest'
import { columnsOf } from '#components/staff/calendar/days.ts'
import { newSeason } from '#components/staff/rates/use-season-form.ts'
import { weekdayOf } from '#lib/shared/dates.ts'

test('the calendar tints the nights that new weekday prices are for: Friday and Saturday', () => {
  const week = columnsOf({ from: '2026-12-07', days: 7 })
  const tinted = week.filter(({ isWeekend }) => isWeekend).map(({ date }) => weekdayOf(date))
  expect(tinted).toEqual([5, 6])
  expect(newSeason(null).weekdays).toEqual(tinted)
})
