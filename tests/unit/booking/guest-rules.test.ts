import { describe, expect, test } from 'vitest'
import { calendarEntry, refundDeadline, refundOf, utrDateFits } from '#lib/booking/rules.ts'

describe('the refund rule', () => {
  // 23:30 of the twelfth in India.
  const booking = { createdAt: new Date('2026-12-12T18:00:00Z'), totalPaise: 1_947_000 }

  test('counts days in India from the day of the reservation', () => {
    expect(refundDeadline(booking.createdAt)).toBe('2026-12-19')
    expect(refundDeadline(new Date('2026-12-12T18:30:00Z'))).toBe('2026-12-20')
  })

  test('gives everything until the last minute of the deadline, then nothing', () => {
    expect(refundOf(booking, new Date('2026-12-19T18:29:59Z'))).toBe(1_947_000)
    expect(refundOf(booking, new Date('2026-12-19T18:30:00Z'))).toBe(0)
  })
})

describe('the day inside a UTR', () => {
  const fits = (utr: string, day: string) => utrDateFits(utr, new Date(`${day}T06:00:00Z`))

  test('fits from three days before the booking to one day after it', () => {
    // 21 November is day 325.
    const days = ['6321', '6322', '6323', '6324', '6325', '6326', '6327']
    expect(days.map((start) => fits(`${start}00000000`, '2026-11-21'))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      false,
    ])
  })

  test('fits over the turn of a year, also of one with a leap day', () => {
    expect(fits('636500000000', '2027-01-01')).toBe(true)
    expect(fits('836600000000', '2028-12-31')).toBe(true)
    expect(fits('700100000000', '2026-12-31')).toBe(true)
  })

  test('is looked for in nothing that is not twelve digits', () => {
    expect(fits('HDFCR52026112100', '2026-11-21')).toBe(true)
  })
})

describe('a stay in its guest’s calendar', () => {
  const stay = { status: 'pending', hasUnit: true, cancelAskedAt: null } as const

  test('is provisional until it is confirmed', () => {
    expect(calendarEntry(stay)).toBe('provisional')
    expect(calendarEntry({ ...stay, status: 'verified' })).toBe('provisional')
    expect(calendarEntry({ ...stay, status: 'confirmed' })).toBe('certain')
  })

  test('is not there without a room, after a rejection, or once its guest wants to cancel', () => {
    expect(calendarEntry({ ...stay, hasUnit: false })).toBe('none')
    expect(calendarEntry({ ...stay, status: 'rejected' })).toBe('none')
    expect(calendarEntry({ ...stay, status: 'confirmed', cancelAskedAt: new Date() })).toBe('none')
  })
})
