import { describe, expect, test } from 'vitest'
import { cancelProblem, termsAt } from '#lib/booking/rules/cancel.ts'
import { cancelledBecause, reasonWith } from '#lib/booking/rules/rejection.ts'
import { refundOf } from '#lib/ledger/rules/refund.ts'
import { terms } from '../../support/terms.ts'

// 10 am in India on 14 December, for a stay from 23 December.
const createdAt = new Date('2026-12-14T04:30:00Z')
const stay = { createdAt, checkIn: '2026-12-23', terms }
const paidPaise = 5_605_00
const on = (day: string, time = '06:00') => new Date(`2026-12-${day}T${time}:00Z`)

describe('what the terms give back', () => {
  test('is all to a guest who asks within the days, to their last midnight in India', () => {
    const asked = { ...stay, returnablePaise: paidPaise }
    expect(refundOf(asked, on('19'))).toBe(paidPaise)
    expect(refundOf(asked, on('21', '18:29'))).toBe(paidPaise)
    expect(refundOf(asked, on('21', '18:30'))).toBe(0)
  })

  test('is nothing once the stay has begun, also within the days', () => {
    const soon = { ...stay, checkIn: '2026-12-15', returnablePaise: paidPaise }
    expect(refundOf(soon, on('15', '07:29'))).toBe(paidPaise)
    expect(refundOf(soon, on('15', '07:30'))).toBe(0)
  })

  test('is all where the farm ends it or it was booked twice, whatever the day', () => {
    for (const because of ['cancelled_by_farm', 'double'] as const) {
      expect(refundOf({ ...stay, returnablePaise: paidPaise }, on('22'), because)).toBe(paidPaise)
    }
  })

  test('is counted in days from the booking, which is day 0', () => {
    expect(termsAt(stay, on('14'))).toEqual({ day: 0, of: 7, begun: false })
    expect(termsAt(stay, on('19'))).toEqual({ day: 5, of: 7, begun: false })
    expect(termsAt(stay, on('23', '07:30'))).toMatchObject({ begun: true })
  })
})

describe('a stay can be cancelled', () => {
  const planned = {
    takesPlace: true,
    checkOut: '2026-12-27',
    checkedInAt: null,
    checkedOutAt: null,
    isInvoiced: false,
  }
  test('until its last night is past, also once it has begun', () => {
    expect(cancelProblem(planned, '2026-12-24')).toBeNull()
    expect(cancelProblem(planned, '2026-12-26')).toBeNull()
    expect(cancelProblem(planned, '2026-12-27')).toContain('passed')
  })
  test.each([
    [{ takesPlace: false }, 'already'],
    [{ checkedInAt: on('23') }, 'checked in'],
    [{ checkedInAt: on('23'), checkedOutAt: on('24') }, 'checked out'],
    [{ isInvoiced: true }, 'credit note'],
  ])('not with %o', (change, sentence) => {
    expect(cancelProblem({ ...planned, ...change }, '2026-12-20')).toContain(sentence)
  })
})

describe('the reason of a rejection', () => {
  test('is the guest’s request where staff say nothing else, and none with another status', () => {
    expect(reasonWith(true, undefined, on('19'))).toBe('cancelled_by_guest')
    expect(reasonWith(true, 'double', on('19'))).toBe('double')
    expect(reasonWith(true, undefined, null)).toBeNull()
    expect(reasonWith(false, 'double', on('19'))).toBeNull()
  })
  test('tells a stay that was cancelled from a booking that was never accepted', () => {
    expect(cancelledBecause('cancelled_by_farm')).toBe('cancelled_by_farm')
    expect(cancelledBecause('payment_not_found')).toBeNull()
    expect(cancelledBecause('other')).toBeNull()
  })
})
