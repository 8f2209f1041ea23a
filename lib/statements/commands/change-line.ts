import type { Staff } from '../../auth/schema.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { findPayment } from '../../payments/queries/find-payments.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { LineChange } from '../schema/lines.ts'
import { lockCredit } from './lock-credit.ts'

/**
 * Says of a credit that it is no guest's, or may be again, or that it is not for the booking of an id or of a payment's id,
 * which stays so until somebody says otherwise. Again, it changes nothing. `not_found`; `changed_meanwhile` if the credit is verified.
 */
export async function changeLine(
  by: Staff,
  id: string,
  change: LineChange,
  now: Date,
): Promise<void> {
  await transaction(async (tx) => {
    const line = await lockCredit(tx, id)
    const verified = await tx.payment.count({ where: { statementLineId: id, state: 'verified' } })
    if (verified > 0) throw new Refusal('changed_meanwhile')
    if ('apart' in change) return setApart(tx, by, id, change.apart, now)
    if ('together' in change) {
      const bookingId = await bookingOf(tx, change.together)
      await tx.lineApart.deleteMany({ where: { lineId: id, bookingId } })
      return
    }
    if (change.ignored === (line.ignoredAt !== null)) return
    const data = change.ignored
      ? { ignoredBy: by.email, ignoredAt: now }
      : { ignoredBy: null, ignoredAt: null }
    await tx.statementLine.update({ where: { id }, data })
  })
}

async function setApart(tx: Tx, by: Staff, lineId: string, of: string, now: Date): Promise<void> {
  const bookingId = await bookingOf(tx, of)
  const pair = { lineId, bookingId }
  const said = { ...pair, saidBy: by.email, saidAt: now }
  await tx.lineApart.upsert({ where: { lineId_bookingId: pair }, create: said, update: {} })
}

async function bookingOf(tx: Tx, of: string): Promise<string> {
  const id = (await findPayment(tx, of))?.bookingId ?? of
  const booking = await tx.booking.findUnique({ where: { id }, select: { id: true } })
  if (!booking) throw new Refusal('not_found')
  return id
}
