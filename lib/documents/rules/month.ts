import { type Split, sumOf } from '../../gst/rules/law.ts'
import type { Issued } from './snapshot.ts'

/** The rows of a month's summary: what an accountant files apart. */
const monthRows = [
  'invoices_to_guests',
  'invoices_to_firms',
  'credit_notes',
  'advances',
  'advances_returned',
] as const
export type MonthRow = (typeof monthRows)[number]

/** The row that a document is summed up in. A firm is a recipient with a GSTIN. */
export function rowOf({ kind, snapshot }: Issued): MonthRow {
  if (kind === 'receipt_voucher') return 'advances'
  if (kind === 'refund_voucher') return 'advances_returned'
  if (kind === 'credit_note') return 'credit_notes'
  return snapshot.recipient.gstin ? 'invoices_to_firms' : 'invoices_to_guests'
}

/**
 * Returns why a paper is named apart in a month: it is void, or it is the voucher of money that moved on a day of another
 * month, which the day book has there.
 */
export function apartOf({ kind, snapshot, isVoid }: Issued, month: string) {
  const isVoucher = kind === 'receipt_voucher' || kind === 'refund_voucher'
  const on = isVoucher ? (snapshot.payments[0]?.on ?? null) : null
  return { isVoid, money: on?.startsWith(month) ? null : on }
}

/** A sum of a month's summary; what is taken off is negative. */
export type MonthSum = Split & { row: MonthRow; percent: number; papers: number }

/** Sums a month's documents up by row and rate. A paper with two rates counts in each. */
export function sumsOfMonth(documents: readonly Issued[]): MonthSum[] {
  const sums = new Map<string, MonthSum>()
  for (const document of documents) {
    const row = rowOf(document)
    for (const tax of document.snapshot.taxes) {
      const key = `${monthRows.indexOf(row)} ${String(tax.percent).padStart(6, '0')}`
      const before = sums.get(key)
      const sum = sumOf(before ? [before, signed(tax, row)] : [signed(tax, row)])
      sums.set(key, { row, percent: tax.percent, papers: (before?.papers ?? 0) + 1, ...sum })
    }
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}

/** The parts of a sum as the month counts them: those of credit notes and refunds are taken off. */
export function signed(split: Split, row: MonthRow): Split {
  const sign = row === 'credit_notes' || row === 'advances_returned' ? -1 : 1
  const { paise, taxable, cgst, sgst } = split
  return { paise: sign * paise, taxable: sign * taxable, cgst: sign * cgst, sgst: sign * sgst }
}
