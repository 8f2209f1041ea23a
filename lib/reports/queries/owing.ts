import { cancelledBecause } from '../../booking/rules/rejection.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { addDays, type IsoDate, isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import type { Owing } from '../schema/day-book.ts'

// What was left open longer ago than a year is no work of these days.
const owingDays = 366

const owing = (today: IsoDate) => Prisma.sql`
  FROM open_balances o JOIN bookings b ON b.id = o.booking_id
  WHERE b.check_out >= ${addDays(today, -owingDays)}::date`

type OwingRow = Pick<Owing, 'id' | 'reference' | 'full_name'> & {
  status: BookingStatus
  because: string | null
  created_at: Date
  check_in: Date
  check_out: Date
  paise: number
}

/** Returns the bookings whose balance is not nothing, the earliest departure first. */
export async function readOwing(today: IsoDate): Promise<Owing[]> {
  const rows = await prisma().$queryRaw<OwingRow[]>`
    SELECT b.id::text, b.reference, b.full_name, b.status, b.rejected_because AS because,
      b.created_at, b.check_in, b.check_out, o.paise::float8
    ${owing(today)} ORDER BY b.check_out, b.check_in, b.id`
  return rows.map(({ paise, because, created_at, check_in, check_out, ...row }) => ({
    ...row,
    cancelled_because: cancelledBecause(because),
    created_at: created_at.toISOString(),
    check_in: isoDateOf(check_in),
    check_out: isoDateOf(check_out),
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
