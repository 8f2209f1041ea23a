import { describe, expect, test } from 'vitest'
import { calendarEntry, refundDeadline, refundOf } from '#lib/booking/rules.ts'

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
