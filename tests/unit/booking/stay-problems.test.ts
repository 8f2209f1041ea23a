import { describe, expect, test } from 'vitest'
import { mustCallFirst, requireBookable, stayProblems } from '#lib/booking/rules/stay-problems.ts'
import { property } from '#lib/property.ts'
import { nightsOf } from '#lib/rooms/rules/stay.ts'
import { dayInIndia, startOfDayInIndia, timeInIndia } from '#lib/shared/dates.ts'
import type { Refusal } from '#lib/shared/refusal.ts'

describe('the dates of a stay', () => {
  const today = '2026-11-21'
  const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })

  test('count one night from a day to the next, over the ends of months and leap days too', () => {
    expect(nightsOf(stay('2026-12-31', '2027-01-01'))).toBe(1)
    expect(nightsOf(stay('2028-02-28', '2028-03-01'))).toBe(2)
  })

  test('may begin today and 365 days ahead, and last 1 to 30 nights', () => {
    expect(stayProblems(stay(today, '2026-11-22'), today)).toEqual({})
    expect(stayProblems(stay('2027-11-21', '2027-11-22'), today)).toEqual({})
    expect(stayProblems(stay(today, '2026-12-21'), today)).toEqual({})
  })

  test('may not begin yesterday, 366 days ahead, end on the day they begin, or last 31 nights', () => {
    expect(stayProblems(stay('2026-11-20', '2026-11-22'), today)).toEqual({ checkIn: 'checkIn' })
    expect(stayProblems(stay('2027-11-22', '2027-11-23'), today)).toEqual({ checkIn: 'tooFar' })
    expect(stayProblems(stay(today, today), today)).toEqual({ checkOut: 'checkOut' })
    expect(stayProblems(stay(today, '2026-12-22'), today)).toEqual({ checkOut: 'tooLong' })
  })

  test('that do not exist are refused', () => {
    expect(stayProblems(stay('2027-02-30', '2027-03-02'), today)).toEqual({ checkIn: 'checkIn' })
    expect(stayProblems(stay(today, 'soon'), today)).toEqual({ checkOut: 'checkOut' })
  })

  test('are refused with the sentence of the field', () => {
    let refusal: Refusal | undefined
    try {
      requireBookable(stay('2026-11-20', '2026-11-22'), today)
    } catch (error) {
      refusal = error as Refusal
    }
    expect(refusal?.code).toBe('validation_failed')
    expect(refusal?.detail.errors).toEqual({ checkIn: 'Choose today or a later day.' })
  })

  test('follow the day in India: it begins at 18:30 UTC', () => {
    expect(dayInIndia(new Date('2026-11-21T18:29:59.999Z'))).toBe('2026-11-21')
    expect(dayInIndia(new Date('2026-11-21T18:30:00.000Z'))).toBe('2026-11-22')
    expect(startOfDayInIndia('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z')
  })
})

test('for tonight a guest calls first from an hour before check-in ends', () => {
  const end = timeInIndia('2026-12-12', property.checkIn.to)
  const hourBefore = new Date(end.getTime() - 3_600_000)
  const before = new Date(hourBefore.getTime() - 1)
  const call = [before, hourBefore].map((now) => mustCallFirst('2026-12-12', now))
  expect(call).toEqual([false, true])
  expect(mustCallFirst('2026-12-12', new Date('2026-12-12T18:29:00Z'))).toBe(true)
  expect(mustCallFirst('2026-12-13', hourBefore)).toBe(false)
})
