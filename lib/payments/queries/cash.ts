import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { CashDeposit as Row } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { dateColumn, type IsoDate, isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import type { Cash, CashDeposit } from '../schema/cash.ts'

/** Returns the cash at the desk in paise: what came, less what was paid back and what was taken to the bank. */
export async function cashAtDesk(db: Tx): Promise<number> {
  const [{ paise }] = await db.$queryRaw<[{ paise: number }]>`
    SELECT ((SELECT coalesce(sum(CASE direction WHEN 'received' THEN paise ELSE - paise END), 0)
        FROM payment_days WHERE method = 'cash')
      - (SELECT coalesce(sum(paise), 0) FROM cash_deposits WHERE voided_at IS NULL))::float8 AS paise`
  return paise
}

/** Returns the cash at the desk now, and what was taken to the bank in some days. `_by`: only staff may ask. */
export async function readCash(_by: Staff, days: { from: IsoDate; to: IsoDate }): Promise<Cash> {
  const [paise, rows] = await Promise.all([
    cashAtDesk(prisma()),
    prisma().cashDeposit.findMany({
      where: { onDay: { gte: dateColumn(days.from), lte: dateColumn(days.to) } },
      orderBy: [{ onDay: 'desc' }, { createdAt: 'desc' }],
    }),
  ])
  return { at_desk: toRupees(paise), taken: rows.map(wireDeposit) }
}

/** Returns cash that was taken to the bank as staff see it. */
export function wireDeposit({ id, paise, onDay, recordedBy, voidedBy }: Row): CashDeposit {
  const amount = toRupees(paise)
  return { id, amount, on: isoDateOf(onDay), recorded_by: recordedBy, voided_by: voidedBy }
}
