import type { Registration } from '../../gst/rules/registration.ts'
import type { DocumentKind } from './number.ts'

const untaxed = {
  receipt_voucher: 'receipt',
  tax_invoice: 'bill',
  refund_voucher: 'returned',
  credit_note: 'correction',
} as const satisfies Record<DocumentKind, string>

const titles = {
  regular: {
    receipt_voucher: 'receipt_voucher',
    tax_invoice: 'tax_invoice',
    refund_voucher: 'refund_voucher',
    credit_note: 'credit_note',
  },
  // Rule 49 of the CGST Rules.
  composition: { ...untaxed, tax_invoice: 'supply_bill' },
  none: untaxed,
} as const satisfies Record<Registration, Record<DocumentKind, string>>

export type PaperTitle = (typeof titles)[Registration][DocumentKind]

/** Returns the message under `documents.title` that names a document of a farm that is registered in this way. */
export function titleOf(kind: DocumentKind, registration: Registration): PaperTitle {
  return titles[registration][kind]
}
