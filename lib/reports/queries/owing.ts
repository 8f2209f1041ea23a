import { bookingLine, type LineRow, lineColumns } from '../../booking/queries/booking-line.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { addDays, type IsoDate } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import type { Owing } from '../schema/day-book.ts'

// What was left open longer ago than a year is no work of these days.
const owingDays = 366

const owing = (today: IsoDate) => Prisma.sql`
  FROM open_balances o JOIN bookings b ON b.id = o.booking_id
  WHERE b.check_out >= ${addDays(today, -owingDays)}::date`

type OwingRow = LineRow & { created_at: Date; paise: number }

/** Returns the bookings whose balance is not nothing, the earliest departure first. */
export async function readOwing(today: IsoDate): Promise<Owing[]> {
  const rows = await prisma().$queryRaw<OwingRow[]>`
    SELECT ${lineColumns}, b.created_at, o.paise::float8
    ${owing(today)} ORDER BY b.check_out, b.check_in, b.id`
  return rows.map(({ paise, created_at, ...row }) => ({
    ...bookingLine(row),
    created_at: created_at.toISOString(),
    balance: toRupees(paise),
  }))
}

/** Returns the sum of the balances that are due, in paise, and of how many bookings; what is to be paid back is not taken off. */
export async function sumOwed(today: IsoDate): Promise<{ paise: number; bookings: number }> {
  const [sum] = await prisma().$queryRaw<[{ paise: number; bookings: number }]>`
    SELECT coalesce(sum(o.paise), 0)::float8 AS paise, count(*)::int AS bookings
    ${owing(today)} AND o.paise > 0`
  return sum
}
