import type { Staff } from '../../auth/schema.ts'
import type { Payment } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { correctClaim } from '../../payments/commands/claim.ts'
import { markVoid, takeBackPayment } from '../../payments/commands/mark-void.ts'
import { undone } from '../../payments/rules/void-reason.ts'
import { dateColumn, type IsoDate } from '../../shared/dates.ts'

/**
 * Takes the verification of a payment back: it is void. Where it was a claim, the claim waits again as it was made. Returns
 * true if it was one; false for money that staff had recorded, which leaves no claim behind.
 */
export async function unverify(tx: Tx, by: Staff, payment: Payment, now: Date): Promise<boolean> {
  const { id, recordedBy } = payment
  const claimed = await claimedBefore(tx, payment)
  if (claimed || recordedBy === 'guest') {
    const copy = await takeBackPayment(tx, by, id, now)
    if (claimed) await correctClaim(tx, { id: copy, ...claimed })
    return true
  }
  await markVoid(tx, by, { id, reason: undone }, now)
  return false
}

// The history has what was claimed before something else was found in the bank.
async function claimedBefore(tx: Tx, { id, bookingId, paise, utr, onDay }: Payment) {
  const entry = await tx.auditEntry.findFirst({
    where: {
      bookingId,
      action: 'payment_verified',
      after: { path: ['payment'], equals: id },
    },
    orderBy: { id: 'desc' },
  })
  if (!entry) return null
  const before = entry.before as { paise?: number; utr?: string | null; on?: IsoDate } | null
  return {
    paise: before?.paise ?? paise,
    utr: before?.utr === undefined ? utr : before.utr,
    onDay: before?.on ? dateColumn(before.on) : onDay,
  }
}
