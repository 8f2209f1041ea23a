import type { Staff } from '../../auth/schema.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import { prisma } from '../../db/client.ts'
import type { Direction, Method } from '../../payments/schema.ts'
import { addDays, dayInIndia, type IsoDate, isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { bookSums } from '../rules/day-book.ts'
import { lastDays, type Range } from '../rules.ts'
import {
  type BookEntry,
  type DayBook,
  type DayBookQuery,
  type Owing,
  usualBookDays,
} from '../schema/day-book.ts'

/**
 * The day book of a range of days in India; of the last seven unless both are given. Only verified payments count, on the
 * day on which the money moved. `_by`: only staff may ask.
 */
export async function dayBook(
  _by: Staff,
  { from_date, to_date }: DayBookQuery,
  now: Date,
): Promise<DayBook> {
  const today = dayInIndia(now)
  const range =
    from_date && to_date ? { from: from_date, to: to_date } : lastDays(today, usualBookDays)
  const [entries, owing] = await Promise.all([readEntries(range), readOwing(today)])
  const refunds = entries.filter(({ direction }) => direction === 'refunded').length
  const days = [...new Set(entries.map(({ day }) => day))]
  return {
    from_date: range.from,
    to_date: range.to,
    today,
    days: days.map((day) => {
      const ofDay = entries.filter((entry) => entry.day === day)
      return { day, entries: ofDay, ...bookSums(ofDay) }
    }),
    totals: { ...bookSums(entries), payments: entries.length - refunds, refunds },
    owed: owing.filter(({ balance }) => balance > 0),
    owed_back: owing.filter(({ balance }) => balance < 0),
  }
}

type EntryRow = Omit<BookEntry, 'day' | 'amount' | 'verified_at' | 'direction' | 'method'> & {
  direction: Direction
  method: Method
  on_day: Date
  paise: number
  verified_at: Date
}

async function readEntries({ from, to }: Range): Promise<BookEntry[]> {
  const rows = await prisma().$queryRaw<EntryRow[]>`
    SELECT p.id::text, p.on_day, p.direction, p.method, p.paise, b.full_name, b.reference,
      coalesce(p.utr, p.number) AS number, p.verified_at, p.verified_by
    FROM payments p JOIN bookings b ON b.id = p.booking_id
    WHERE p.state = 'verified' AND p.paise > 0 AND p.on_day BETWEEN ${from}::date AND ${to}::date
    ORDER BY p.on_day DESC, p.verified_at DESC, p.id`
  return rows.map(({ on_day, paise, verified_at, ...row }) => ({
    ...row,
    day: isoDateOf(on_day),
    amount: toRupees(paise),
    verified_at: verified_at.toISOString(),
  }))
}

// What was left open longer ago than a year is no work of these days.
const owingDays = 366

type OwingRow = Omit<Owing, 'balance' | 'check_in' | 'check_out'> & {
  status: BookingStatus
  check_in: Date
  check_out: Date
  paise: number
}

// What was paid for a rejected booking is to be paid back. A pending one is judged first.
async function readOwing(today: IsoDate): Promise<Owing[]> {
  const rows = await prisma().$queryRaw<OwingRow[]>`
    SELECT * FROM (
      SELECT b.id::text, b.reference, b.full_name, b.status, b.check_in, b.check_out,
        (CASE WHEN b.status = 'rejected' THEN 0 ELSE b.total_paise END - coalesce((
          SELECT sum(CASE p.direction WHEN 'received' THEN p.paise ELSE - p.paise END)
          FROM payments p WHERE p.booking_id = b.id AND p.state = 'verified'), 0))::float8 AS paise
      FROM bookings b
      WHERE b.status <> 'pending' AND b.check_out >= ${addDays(today, -owingDays)}::date
    ) AS b
    WHERE paise <> 0 ORDER BY check_out, check_in, id`
  return rows.map(({ paise, check_in, check_out, ...row }) => ({
    ...row,
    check_in: isoDateOf(check_in),
    check_out: isoDateOf(check_out),
    balance: toRupees(paise),
  }))
}
