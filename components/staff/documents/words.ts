import { chargesGst } from '#lib/gst/rules/registration.ts'
import { formatDay } from '#lib/shared/dates.ts'
import { rupees } from '../kit/words.ts'

/** Returns the amounts of a document that are shown beside its total, by their names in the data. */
export function taxColumns() {
  return chargesGst() ? (['taxable', 'cgst', 'sgst'] as const) : []
}

/** Returns "October 2026" for "2026-10". */
export function monthName(month: string): string {
  return formatDay(`${month}-01`, 'en', { month: 'long', year: 'numeric' })
}

/** Returns rupees as people write them, with the sign of minus and a space if they are deducted. */
export function minus(amount: number): string {
  return amount < 0 ? `− ${rupees(-amount)}` : rupees(amount)
}
