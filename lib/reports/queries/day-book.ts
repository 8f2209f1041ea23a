import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { isInBank } from '../../payments/queries/by-method.ts'
import { readCash } from '../../payments/queries/cash.ts'
import type { Method } from '../../payments/rules/methods.ts'
import type { Direction } from '../../payments/schema/payment.ts'
import { dayInIndia, isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { bookSums } from '../rules/day-book.ts'
import { lastDays, type Range } from '../rules/range.ts'
import {
  type BookEntry,
  type DayBook,
  type DayBookQuery,
  usualBookDays,
} from '../schema/day-book.ts'
import { readOwing } from './owing.ts'

/**
 * The day book of a range of days in India; of the last seven unless both are given. Only verified payments count, on the
 * day on which the money moved.
 */
export async function dayBook(
  by: Staff,
  { from_date, to_date }: DayBookQuery,
  now: Date,
): Promise<DayBook> {
  const today = dayInIndia(now)
  const range =
    from_date && to_date ? { from: from_date, to: to_date } : lastDays(today, usualBookDays)
  const [entries, owing, cash] = await Promise.all([
    readEntries(range),
    readOwing(today),
    readCash(by, range),
  ])
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
    cash,
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
      coalesce(p.utr, p.number) AS number, p.verified_at, p.verified_by, l.statement_id::text,
      ${isInBank}
        AND EXISTS (SELECT FROM statements s WHERE p.on_day BETWEEN s.from_day AND s.to_day) AS covered
    FROM payments p JOIN bookings b ON b.id = p.booking_id LEFT JOIN statement_lines l ON l.id = p.statement_line_id
    WHERE p.state = 'verified' AND p.paise > 0 AND p.on_day BETWEEN ${from}::date AND ${to}::date
    ORDER BY p.on_day DESC, p.verified_at DESC, p.id`
  return rows.map(({ on_day, paise, verified_at, ...row }) => ({
    ...row,
    day: isoDateOf(on_day),
    amount: toRupees(paise),
    verified_at: verified_at.toISOString(),
  }))
}
