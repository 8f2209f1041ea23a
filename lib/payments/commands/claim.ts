import type { Staff } from '../../auth/schema.ts'
import type { Payment } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { dateColumn, dayInIndia } from '../../shared/dates.ts'
import { findFreeLine } from '../queries/free-line.ts'
import type { GuestMethod } from '../rules/methods.ts'
import { refuseUsed } from './refuse-used-utr.ts'

type Claim = {
  bookingId: string
  method?: GuestMethod
  paise: number
  utr?: string | null
  proofId?: string | null
}

/** Stores that a guest says to have paid today, by UPI or to be paying by the bank, and returns the payment's id. */
export async function enterClaim(
  tx: Tx,
  { method = 'upi', ...claim }: Claim,
  now: Date,
): Promise<string> {
  const { id } = await tx.payment.create({
    data: {
      ...claim,
      direction: 'received',
      method,
      onDay: dateColumn(dayInIndia(now)),
      state: 'claimed',
      recordedBy: 'guest',
      createdAt: now,
    },
    select: { id: true },
  })
  return id
}

/**
 * Verifies a claimed payment, whose booking this transaction has locked. `utr_used`, with the `reference` of the other
 * booking, if its UTR was verified before.
 */
export async function markVerified(tx: Tx, by: Staff, id: string, now: Date): Promise<void> {
  const claim = await tx.payment.findUniqueOrThrow({ where: { id } })
  await refuseUsed(tx, claim.utr)
  const statementLineId = claim.statementLineId ?? (await findFreeLine(tx, claim))
  await tx.payment.update({
    where: { id },
    data: { state: 'verified', verifiedAt: now, verifiedBy: by.email, statementLineId },
  })
}

/** The facts of a claim that the bank may know otherwise: the sum, the day, the UTR, and the bank's own line. */
type Corrected = Pick<Payment, 'id' | 'paise'> &
  Partial<Pick<Payment, 'utr' | 'onDay' | 'statementLineId'>>

/** Gives a claim, whose booking this transaction has locked, the facts of the money that has moved. */
export async function correctClaim(
  tx: Tx,
  { id, paise, utr, onDay, statementLineId }: Corrected,
): Promise<void> {
  const facts = {
    ...(utr !== undefined && { utr }),
    ...(onDay && { onDay }),
    ...(statementLineId && { statementLineId }),
  }
  await tx.payment.update({ where: { id }, data: { paise, ...facts } })
}
