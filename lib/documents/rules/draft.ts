import { type Tax, taxesOf, taxesOfPart } from '../../gst/rules/law.ts'
import { registrationOf } from '../../gst/rules/registration.ts'
import type { Locale } from '../../i18n/languages.ts'
import type { Direction } from '../../payments/schema/payment.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { Line, Recipient, Snapshot, Supplier, ToldPayment } from './snapshot.ts'

/** A verified payment of a stay, with the number of its voucher if it has one. */
export type FolioPayment = ToldPayment & { id: string; direction: Direction }

/** Everything about a stay that its papers are made of. The payments are verified and in their order. */
export type PaperFolio = {
  bookingId: string
  locale: Locale
  recipient: Recipient
  stay: Snapshot['stay']
  charges: Line[]
  payments: FolioPayment[]
}

/** A paper that another one is against. */
type Cited = { number: string; on: IsoDate }

/** The rate of an advance for which no rate can be told: CGST Rules 2017, rule 50, proviso (i). */
const undeterminedPercent = 18

/** The receipt voucher of a payment that came. */
export function receiptOf(supplier: Supplier, folio: PaperFolio, payment: FolioPayment): Snapshot {
  return voucherOf(supplier, folio, payment)
}

/** The refund voucher of a payment that went back, against the vouchers of the advances. */
export function refundOf(
  supplier: Supplier,
  folio: PaperFolio,
  payment: FolioPayment,
  cites: Cited[],
): Snapshot {
  return { ...voucherOf(supplier, folio, payment), cites }
}

/** The invoice of a whole stay: a line a charge, and the advances that are taken off. */
export function invoiceOf(supplier: Supplier, folio: PaperFolio): Snapshot {
  const lines = taxedLines(supplier, folio)
  const received = folio.payments.filter(({ direction }) => direction === 'received')
  return {
    ...common(supplier, folio),
    paise: priceOf(folio),
    taxes: taxesOf(lines),
    lines,
    payments: received.map(told),
  }
}

/** A credit note about a part of an invoice, or all of it. */
export function creditOf(
  invoice: Snapshot,
  { paise, reason, cited }: { paise: number; reason: string; cited: Cited },
): Snapshot {
  const taxes = taxesOfPart(paise, invoice.taxes)
  return { ...invoice, paise, taxes, lines: [], payments: [], cites: [cited], reason }
}

function voucherOf(supplier: Supplier, folio: PaperFolio, payment: FolioPayment): Snapshot {
  return {
    ...common(supplier, folio),
    paise: payment.paise,
    taxes: partTaxes(supplier, folio, payment.paise),
    lines: [],
    payments: [told(payment)],
  }
}

function common(supplier: Supplier, folio: PaperFolio) {
  const { locale, recipient, stay } = folio
  const paid = folio.payments.reduce(
    (sum, { direction, paise }) => sum + (direction === 'received' ? paise : -paise),
    0,
  )
  return { locale, supplier, recipient, stay, price: priceOf(folio), paid, cites: [], reason: null }
}

function partTaxes(supplier: Supplier, folio: PaperFolio, paise: number): Tax[] {
  const whole = taxesOf(taxedLines(supplier, folio))
  if (whole.some((tax) => tax.paise > 0)) return taxesOfPart(paise, whole)
  return taxesOf([{ paise, percent: isTaxed(supplier) ? undeterminedPercent : 0 }])
}

function taxedLines(supplier: Supplier, { charges }: PaperFolio): Line[] {
  return isTaxed(supplier) ? charges : charges.map((charge) => ({ ...charge, percent: 0 }))
}

function isTaxed(supplier: Supplier): boolean {
  return registrationOf(supplier) === 'regular'
}

function priceOf({ charges }: PaperFolio): number {
  return charges.reduce((sum, { paise }) => sum + paise, 0)
}

function told({ number, on, method, utr, paise }: FolioPayment): ToldPayment {
  return { number, on, method, utr, paise }
}
