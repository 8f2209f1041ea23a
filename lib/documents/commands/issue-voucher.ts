import type { Staff } from '../../auth/schema.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { lockPayment } from '../../ledger/commands/lock-payment.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { paperFolio } from '../queries/paper-folio.ts'
import { type PaperFolio, receiptOf, refundOf } from '../rules/draft.ts'
import { documentNumber } from '../rules/number.ts'
import type { Supplier } from '../rules/snapshot.ts'
import { issue } from './issue.ts'

/**
 * Issues the voucher of a verified payment: a receipt voucher if it came before the invoice of its stay, a refund voucher
 * if it went back. Returns its id, the present one if there is one. `not_found`; `illegal_transition` for a payment that
 * is not verified or comes to nothing, for one of a stay that has its invoice (a refund then needs a credit note), and for a refund where no
 * advance has a voucher.
 */
export async function issueVoucher(
  by: Staff | 'system',
  paymentId: string,
  supplier: Supplier,
  now: Date,
): Promise<string> {
  return transaction(async (tx) => {
    const { booking } = await lockPayment(tx, paymentId)
    const bookingId = booking.id
    const papers = await tx.document.findMany({ where: { bookingId } })
    const own = papers.find((paper) => paper.paymentId === paymentId)
    if (own) return own.id
    const isInvoiced = papers.some(({ kind }) => kind === 'tax_invoice')
    const folio = await paperFolio(tx, bookingId)
    const told = folio.payments.find(({ id }) => id === paymentId)
    if (!told || told.paise === 0 || isInvoiced)
      throw new Refusal('illegal_transition', { message: noVoucher })
    if (told.direction === 'received') {
      const snapshot = receiptOf(supplier, folio, told)
      return issue(tx, by, { kind: 'receipt_voucher', bookingId, paymentId, snapshot }, now)
    }
    const cites = await receipts(tx, folio)
    if (cites.length === 0) throw new Refusal('illegal_transition', { message: noReceipt })
    const snapshot = refundOf(supplier, folio, told, cites)
    return issue(tx, by, { kind: 'refund_voucher', bookingId, paymentId, snapshot }, now)
  })
}

const noVoucher = 'Only a verified payment for a stay without an invoice gets a voucher.'
const noReceipt =
  'A refund voucher refers to the receipt voucher of an advance, and this stay has none.'

async function receipts(tx: Tx, { bookingId }: PaperFolio) {
  const papers = await tx.document.findMany({
    where: { bookingId, kind: 'receipt_voucher' },
    orderBy: { issuedAt: 'asc' },
  })
  return papers.map((paper) => ({ number: documentNumber(paper), on: dayInIndia(paper.issuedAt) }))
}
