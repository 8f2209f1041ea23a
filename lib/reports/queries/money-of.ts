import { prisma } from '../../db/client.ts'
import type { IsoDate } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import type { Range } from '../rules/range.ts'
import type { ReportMoney } from '../schema/report.ts'
import { sumOwed } from './owing.ts'

type Sums = {
  received: number
  payments: number
  refunded: number
  refunds: number
}

/** Returns the money that was received and paid back in a range, as the day book has it, and the balances now. */
export async function moneyOf({ from, to }: Range, today: IsoDate): Promise<ReportMoney> {
  const [[moved], owed] = await Promise.all([
    prisma().$queryRaw<[Sums]>`
      SELECT coalesce(sum(paise) FILTER (WHERE direction = 'received'), 0)::float8 AS received,
        coalesce(sum(payments) FILTER (WHERE direction = 'received'), 0)::int AS payments,
        coalesce(sum(paise) FILTER (WHERE direction = 'refunded'), 0)::float8 AS refunded,
        coalesce(sum(payments) FILTER (WHERE direction = 'refunded'), 0)::int AS refunds
      FROM payment_days WHERE day BETWEEN ${from}::date AND ${to}::date`,
    sumOwed(today),
  ])
  return {
    ...moved,
    received: toRupees(moved.received),
    refunded: toRupees(moved.refunded),
    owed: toRupees(owed.paise),
    bookings_owing: owed.bookings,
  }
}
