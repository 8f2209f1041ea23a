import { describe, expect, test } from 'vitest'
import { payableOf } from '#lib/booking/rules/balance.ts'
import { calendarEntry } from '#lib/booking/rules/booking.ts'
import { refundDeadline, refundOf } from '#lib/ledger/rules/refund.ts'
import { terms } from '../../support/terms.ts'

describe('the refund rule', () => {
  // 23:30 of the twelfth in India.
  const createdAt = new Date('2026-12-12T18:00:00Z')
  const booking = { createdAt, checkIn: '2027-03-30', terms, returnablePaise: 486_800 }

  test('counts days in India from the day of the reservation, and ends at midnight', () => {
    const days = { at: new Date('2026-12-19T18:30:00Z'), endedBy: 'days' }
    expect(refundDeadline(booking)).toEqual(days)
    const afterMidnight = { ...booking, createdAt: new Date('2026-12-12T18:30:00Z') }
    expect(refundDeadline(afterMidnight).at).toEqual(new Date('2026-12-20T18:30:00Z'))
  })

  test('gives all that was paid until the last minute of the deadline, then nothing', () => {
    expect(refundOf(booking, new Date('2026-12-19T18:29:59Z'))).toBe(486_800)
    expect(refundOf(booking, new Date('2026-12-19T18:30:00Z'))).toBe(0)
  })

  test('ends when the stay begins, also for a stay that was reserved a few days before', () => {
    const soon = { ...booking, checkIn: '2026-12-15' }
    expect(refundDeadline(soon)).toEqual({ at: new Date('2026-12-15T07:30:00Z'), endedBy: 'stay' })
    expect(refundOf(soon, new Date('2026-12-15T07:29:59Z'))).toBe(486_800)
    expect(refundOf(soon, new Date('2026-12-15T07:30:00Z'))).toBe(0)
  })

  test('gives nothing for a stay that is reserved after its check-in has begun', () => {
    const tonight = { ...booking, checkIn: '2026-12-12' }
    expect(refundOf(tonight, createdAt)).toBe(0)
  })
})

describe('what a guest is asked for on their page', () => {
  const owed = {
    paidPaise: 486_800,
    checkingPaise: 0,
    balancePaise: 1_460_200,
    totalPaise: 1_947_000,
    paying: 'deposit',
    terms,
    payBy: null,
    ledger: 'money',
  } as const

  test('is what is owed once a payment has been verified', () => {
    expect(payableOf({ ...owed, status: 'verified' })).toBe(1_460_200)
    expect(payableOf({ ...owed, status: 'confirmed' })).toBe(1_460_200)
    for (const status of ['pending', 'rejected'] as const) {
      expect(payableOf({ ...owed, status })).toBe(0)
    }
  })

  test('is what they were sent a link for, until they show that they have paid or staff have seen it', () => {
    const link = {
      ...owed,
      status: 'pending',
      payBy: new Date(),
      paidPaise: 0,
      ledger: 'none',
    } as const
    const shown = { ...link, ledger: 'claim' } as const
    expect(payableOf(link)).toBe(486_800)
    expect(payableOf({ ...link, paying: 'total' })).toBe(1_947_000)
    expect(payableOf(shown)).toBe(0)
    expect(payableOf({ ...link, ledger: 'money', paidPaise: 100 })).toBe(0)
  })

  test('leaves out what is being checked, and is never less than nothing', () => {
    const part = { ...owed, checkingPaise: 1_000_000, status: 'confirmed' } as const
    expect(payableOf(part)).toBe(460_200)
    expect(payableOf({ ...part, checkingPaise: 1_460_200 })).toBe(0)
    expect(payableOf({ ...part, balancePaise: -100 })).toBe(0)
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
