import { waitsOfBookings } from '../../booking/queries/waiting-bookings.ts'
import { Prisma } from '../../db/generated/client.ts'
import { holdsAny } from '../../db/search.ts'
import { bookingsPaidBy } from '../../payments/queries/find-payments.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { parseRupees } from '../../shared/money.ts'
import { likePatterns } from '../../shared/search.ts'
import { maxStored } from '../../shared/whole-number.ts'
import type { BookingSearch, SearchField } from '../schema/search.ts'
import { isOn } from './is-on.ts'

/** The order of a list that is read for its news. */
export const newestFirst = Prisma.sql`b.created_at DESC, b.id DESC`

const soonestFirst = Prisma.sql`b.check_in, b.created_at, b.id`
const worstFirst = (now: Date) => Prisma.sql`
  (SELECT min(w.place) FROM (${waitsOfBookings(now)}) AS w WHERE w.booking_id = b.id), ${soonestFirst}`

/**
 * Returns the order in SQL of the bookings `b` that fit a search. Payments to verify: who arrives first, then who waits
 * longest. All that needs attention: by the worst that waits because of them, then the same. Stays: by room.
 */
export function orderOf({ status, stay }: BookingSearch, now: Date): Prisma.Sql {
  if (stay) return Prisma.sql`b.room_name, b.check_in, b.id`
  if (status === 'attention') return worstFirst(now)
  return status === 'pending' ? soonestFirst : newestFirst
}

const words = {
  // The very expression of the index bookings_search.
  any: Prisma.sql`booking_words(b.full_name, b.email, b.phone, b.reference)`,
  name: Prisma.sql`folded(b.full_name)`,
  email: Prisma.sql`folded(b.email)`,
  mobile: Prisma.sql`phone_words(b.phone)`,
  reference: Prisma.sql`folded(b.reference || ' ' || replace(b.reference, '-', ''))`,
} as const satisfies Record<Exclude<SearchField, 'amount' | 'utr'> | 'any', Prisma.Sql>

/** Writes in SQL which of the bookings `b` fit a search at an instant. */
export function whereOf({ q, field, status, stay, day }: BookingSearch, now: Date): Prisma.Sql {
  const parts = [
    ...(status === 'attention'
      ? [Prisma.sql`b.id IN (SELECT booking_id FROM (${waitsOfBookings(now)}) AS w)`]
      : []),
    ...(status && status !== 'attention' ? [Prisma.sql`b.status = ${status}::booking_status`] : []),
    ...(stay ? [Prisma.sql`takes_place(b.status) AND ${isOn(stay, day ?? dayInIndia(now))}`] : []),
    ...(q ? [searched(q, field)] : []),
  ]
  return parts.length > 0 ? Prisma.sql`WHERE ${Prisma.join(parts, ' AND ')}` : Prisma.empty
}

function searched(q: string, field: SearchField | null): Prisma.Sql {
  const patterns = likePatterns(q)
  const any = holdsAny(words.any, patterns)
  const number = wholeNumberOf(q)
  if (number && (!field || field === 'mobile')) return isOfNumber(number)
  if (field === 'amount') return costs(q)
  if (field === 'utr') return wasPaidBy(patterns)
  // With the index first, whatever the field.
  if (field) return Prisma.sql`${any} AND ${holdsAny(words[field], patterns)}`
  return Prisma.sql`(${any} OR ${wasPaidBy(patterns)} OR ${costs(q)})`
}

/**
 * Returns the digits of a text that is a whole telephone number or UTR; null for anything else, such as a number that is
 * being typed.
 */
export function wholeNumberOf(q: string): string | null {
  const digits = q.replace(/\D/g, '')
  const isNumber = /^\+?[\d\s().-]+$/.test(q)
  const isWhole = q.startsWith('+')
    ? digits.length >= 12
    : digits.length === 10 || digits.length >= 12
  return isNumber && isWhole ? digits : null
}

/**
 * Selects in SQL the ids of the bookings of a whole number, by their telephone or their UTR. The index over words is no help
 * there: every three digits are in a great many numbers.
 */
export function bookingsOfNumber(digits: string): Prisma.Sql {
  return Prisma.sql`SELECT id FROM bookings WHERE phone_digits(phone) = phone_digits(${digits})
    UNION SELECT booking_id FROM payments WHERE utr = ${digits}`
}

function isOfNumber(digits: string): Prisma.Sql {
  return Prisma.sql`b.id = ANY(ARRAY(${bookingsOfNumber(digits)}))`
}

function wasPaidBy(patterns: string[]): Prisma.Sql {
  // The very expression of the index payments_search.
  return Prisma.sql`b.id = ANY(${bookingsPaidBy(holdsAny(Prisma.sql`folded(p.utr)`, patterns))})`
}

// The amount of a line of the bank, with or without commas and paise, finds what costs exactly as much.
function costs(q: string): Prisma.Sql {
  const paise = parseRupees(q)
  if (paise === null || paise > maxStored) return Prisma.sql`false`
  return Prisma.sql`(b.total_paise = ${paise}
    OR b.id = ANY(${bookingsPaidBy(Prisma.sql`p.paise = ${paise}`)}))`
}
