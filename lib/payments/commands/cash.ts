import type { Staff } from '../../auth/schema.ts'
import type { CashDeposit as Row } from '../../db/generated/client.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { dateColumn, dayInIndia } from '../../shared/dates.ts'
import { plainKey } from '../../shared/idempotency-key.ts'
import { formatRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { cashAtDesk, wireDeposit } from '../queries/cash.ts'
import type { CashDeposit, CashEntry } from '../schema/cash.ts'

/**
 * Records cash that was taken from the desk to the bank; the same key with the same sum and day records it once.
 * Refuses: `idempotency_key_reused`; `validation_failed` for a day to come, and for more than is at the desk.
 */
export async function takeCash(
  by: Staff,
  { amount: paise, on }: CashEntry,
  { now, idempotencyKey }: { now: Date; idempotencyKey: string | null },
): Promise<CashDeposit> {
  if (on > dayInIndia(now)) {
    throw new Refusal('validation_failed', { errors: { on: 'Choose today or an earlier day.' } })
  }
  const key = plainKey(idempotencyKey)
  return transaction(async (tx) => {
    await lockCash(tx)
    const facts = { paise, onDay: dateColumn(on) }
    const earlier = key && (await tx.cashDeposit.findUnique({ where: { idempotencyKey: key } }))
    if (earlier) return wireDeposit(sameOr(earlier, facts))
    const left = Math.max(0, await cashAtDesk(tx))
    if (paise > left) {
      const errors = { amount: `There’s only ${formatRupees(left)} at the desk.` }
      throw new Refusal('validation_failed', { errors })
    }
    const made = await tx.cashDeposit.create({
      data: { ...facts, recordedBy: by.email, idempotencyKey: key, createdAt: now },
    })
    await addToHistory(tx, by, { action: 'cash_taken', after: { id: made.id, paise, on } })
    return wireDeposit(made)
  })
}

/**
 * Voids a record of cash taken to the bank, so it counts as cash at the desk again. A second call changes nothing.
 * `not_found`.
 */
export async function voidCash(by: Staff, id: string, now: Date): Promise<CashDeposit> {
  return transaction(async (tx) => {
    await lockCash(tx)
    const found = await tx.cashDeposit.findUnique({ where: { id } })
    if (!found) throw new Refusal('not_found')
    if (found.voidedAt) return wireDeposit(found)
    const data = { voidedAt: now, voidedBy: by.email }
    const after = await tx.cashDeposit.update({ where: { id }, data })
    const { paise } = after
    await addToHistory(tx, by, { action: 'cash_voided', before: { id, paise } })
    return wireDeposit(after)
  })
}

// If two people take cash at once, one waits for the other, so that no more is taken than there is.
async function lockCash(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('cash', 4))::text`
}

function sameOr(earlier: Row, { paise, onDay }: { paise: number; onDay: Date }): Row {
  if (earlier.paise === paise && earlier.onDay.getTime() === onDay.getTime()) return earlier
  throw new Refusal('idempotency_key_reused')
}
