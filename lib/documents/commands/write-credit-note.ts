import type { Staff } from '../../auth/schema.ts'
import { lockBooking } from '../../booking/commands/lock-booking.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { transaction } from '../../db/transaction.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { creditOf } from '../rules/draft.ts'
import { documentNumber } from '../rules/number.ts'
import type { Snapshot } from '../rules/snapshot.ts'
import type { CreditNoteInput } from '../schema.ts'
import { issue } from './issue.ts'

/**
 * Writes a credit note against an invoice, for a part of it or, without an amount, for all that is left. Returns its id.
 * `not_found`; `validation_failed` for more than is left.
 */
export async function writeCreditNote(
  by: Staff,
  { invoice, amount, reason }: CreditNoteInput,
  now: Date,
): Promise<string> {
  return transaction(async (tx) => {
    const cited = await tx.document.findUnique({ where: { id: invoice } })
    if (cited?.kind !== 'tax_invoice') throw new Refusal('not_found')
    const { bookingId } = cited
    await lockBooking(tx, bookingId)
    const open = await openInvoice(tx, bookingId)
    const left = open?.id === invoice ? open.left : 0
    const paise = amount ?? left
    if (paise > left || paise === 0) {
      const message = `The invoice has only ${formatRupees(left)} left to credit.`
      throw new Refusal('validation_failed', { errors: { amount: message } })
    }
    const named = { number: documentNumber(cited), on: dayInIndia(cited.issuedAt) }
    const invoiced = cited.snapshot as Snapshot
    const snapshot = creditOf(invoiced, { paise, reason, cited: named })
    return issue(tx, by, { kind: 'credit_note', bookingId, citedId: invoice, snapshot }, now)
  })
}
