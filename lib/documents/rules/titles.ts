import type { DocumentKind } from './number.ts'

const untaxed = {
  receipt_voucher: 'receipt',
  tax_invoice: 'bill',
  refund_voucher: 'returned',
  credit_note: 'correction',
} as const satisfies Record<DocumentKind, string>

/** Returns the message under `documents.title` that names a document; `taxed` if the farm has a GSTIN. */
export function titleOf<Kind extends DocumentKind>(
  kind: Kind,
  taxed: boolean,
): Kind | (typeof untaxed)[Kind] {
  return taxed ? kind : untaxed[kind]
}
