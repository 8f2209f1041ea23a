import type { MonthRow } from '#lib/documents/rules/month.ts'
import type { PaperTitle } from '#lib/documents/rules/titles.ts'
import { formatDay } from '#lib/shared/dates.ts'
import { rupees } from '../kit/words.ts'

export const titles: Record<PaperTitle, string> = {
  receipt_voucher: 'Receipt voucher',
  tax_invoice: 'Tax invoice',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
  receipt: 'Receipt',
  bill: 'Bill',
  supply_bill: 'Bill of supply',
  returned: 'Money returned',
  correction: 'Correction',
}

/** The rows of a month's summary, and what each of them is. */
export const rowWords: Record<MonthRow, { name: string; help: string }> = {
  invoices_to_guests: { name: 'Invoices to guests without a GSTIN', help: 'B2C' },
  invoices_to_firms: { name: 'Invoices to companies with a GSTIN', help: 'B2B' },
  credit_notes: { name: 'Credit notes', help: 'deducted' },
  advances: { name: 'Advances received', help: 'receipt vouchers' },
  advances_returned: { name: 'Advances refunded', help: 'refund vouchers, deducted' },
}

/** The same for a farm that charges no GST. */
export const untaxedRowWords: typeof rowWords = {
  invoices_to_guests: { name: 'Bills to guests', help: 'for stays' },
  invoices_to_firms: { name: 'Bills to companies', help: 'for stays' },
  credit_notes: { name: 'Corrections', help: 'deducted' },
  advances: { name: 'Advances received', help: 'receipts' },
  advances_returned: { name: 'Advances refunded', help: 'deducted' },
}

/** Returns "October 2026" for "2026-10". */
export function monthName(month: string): string {
  return formatDay(`${month}-01`, 'en', { month: 'long', year: 'numeric' })
}

/** Returns rupees as people write them, with the sign of minus and a space if they are deducted. */
export function minus(amount: number): string {
  return amount < 0 ? `− ${rupees(-amount)}` : rupees(amount)
}
