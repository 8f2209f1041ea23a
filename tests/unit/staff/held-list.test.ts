import { expect, test } from 'vitest'
import {
  asLatest,
  heldListOf as holdAt,
  missingFromLatest,
  newsOf,
  onward,
  withBooking,
  withLatest,
} from '#components/staff/bookings/held-list.ts'
import type { BookingStatus } from '#lib/booking/rules/statuses.ts'
import type { StaffBooking } from '#lib/booking/schema/staff-booking.ts'
import type { BookingPage } from '#lib/desk/schema/search.ts'

const nobody = new Set<string>()
// Bookings up to number 20 were there when the list was shown.
const shownAt = new Date('2026-11-01T00:00:20.500Z')
const hold = (key: string, number: number, page: BookingPage) => holdAt(key, number, page, shownAt)

/** A booking by its number: the higher, the later it was made. */
const booking = (number: number, status: BookingStatus = 'pending') =>
  ({
    id: String(number),
    status,
    created_at: `2026-11-01T00:00:${String(number).padStart(2, '0')}.000Z`,
  }) as StaffBooking
const pageOf = (rows: (number | StaffBooking)[], total = rows.length): BookingPage => ({
  rows: rows.map((row) => (typeof row === 'number' ? booking(row) : row)),
  total,
  pages: Math.max(1, Math.ceil(total / 10)),
})
const ids = ({ page }: { page: BookingPage }) => page.rows.map(({ id }) => Number(id))
const statuses = ({ page }: { page: BookingPage }) => page.rows.map(({ status }) => status)

test('a new booking moves no row, and is told as news until it is asked for', () => {
  const held = withLatest(hold('', 1, pageOf([3, 2, 1])), pageOf([22, 21, 3, 2, 1]), nobody)
  expect(ids(held)).toEqual([3, 2, 1])
  expect(held.page.total).toBe(3)
  expect(newsOf(held)).toEqual({ created: 2 })
  const shown = asLatest(held, shownAt)
  expect(ids(shown)).toEqual([22, 21, 3, 2, 1])
  expect(newsOf(shown)).toBeNull()
})

test('rows that left the list, or come in another order, stay as they lie; the change is told', () => {
  const held = hold('', 1, pageOf([3, 2, 1]))
  for (const latest of [pageOf([3, 1]), pageOf([1, 2, 3]), pageOf([3, 2, 1, 9])]) {
    expect(ids(withLatest(held, latest, nobody))).toEqual([3, 2, 1])
    expect(newsOf(withLatest(held, latest, nobody))).toEqual({ created: 0 })
  }
  expect(newsOf(withLatest(held, pageOf([3, 2, 1]), nobody))).toBeNull()
})

test('a status that changed is shown in its place, but not while it is just being changed here', () => {
  const held = hold('', 1, pageOf([2, 1]))
  const latest = pageOf([booking(2, 'verified'), booking(1, 'rejected')])
  expect(statuses(withLatest(held, latest, nobody))).toEqual(['verified', 'rejected'])
  expect(statuses(withLatest(held, latest, new Set(['2'])))).toEqual(['pending', 'rejected'])
})

test('a decided booking stays in its place with its new status, though it has left the list', () => {
  const held = withLatest(
    withBooking(hold('', 1, pageOf([3, 2, 1])), booking(2, 'verified')),
    pageOf([3, 1]),
    nobody,
  )
  expect(ids(held)).toEqual([3, 2, 1])
  expect(statuses(held)).toEqual(['pending', 'verified', 'pending'])
  expect(missingFromLatest(held)).toEqual(['2'])
})

test('a list with nothing in it shows what comes at once, since nothing lies under a finger', () => {
  const held = withLatest(hold('', 1, pageOf([])), pageOf([1]), nobody)
  expect([ids(held), newsOf(held)]).toEqual([[1], null])
})

test('the way onward leads to what moved up from the next page, and misses nobody', () => {
  const ten = [20, 19, 18, 17, 16, 15, 14, 13, 12, 11]
  const held = hold('', 1, pageOf(ten, 14))
  expect(onward(held)).toBeNull()
  // Three were decided and left; of the next page three have moved up.
  const some = withLatest(held, pageOf([...ten.slice(3), 10, 9, 8], 11), nobody)
  expect(onward(some)).toBe(7)
  // All were decided.
  expect(onward(withLatest(held, pageOf([10, 9, 8, 7], 4), nobody))).toBe(0)
  // New ones have pushed some to the next page, where the way leads anyway.
  expect(onward(withLatest(held, pageOf([21, ...ten.slice(0, 9)], 15), nobody))).toBeNull()
})

test('the last page stands where its rows are, even if a page beyond it was asked for', () => {
  expect(hold('', 9, pageOf([2, 1], 12)).from).toBe(10)
})
