import { apiUrl, callApi, postJson } from '../shared/api.ts'
import type { BillInput, Papers } from './schema.ts'

/** The address of a document's PDF, for staff. */
export function documentUrl(id: string): string {
  return apiUrl(`documents/${id}`)
}

/** The papers of a stay. Throws Refusal as every call here does. */
export function fetchPapers(
  { booking }: { booking: string },
  { signal }: { signal?: AbortSignal } = {},
): Promise<Papers> {
  const query = new URLSearchParams({ booking, poll: '1' })
  return callApi(`documents?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/** Issues the invoice of a stay, or the voucher of a payment. */
export function issueDocument(
  of: { booking: string } | { payment: string },
): Promise<{ id: string }> {
  return postJson('documents', of)
}

/** Writes a credit note over all that is left of an invoice, or over an amount in rupees. */
export function writeCreditNote(note: {
  invoice: string
  amount?: string
  reason: string
}): Promise<{ id: string }> {
  return postJson('documents_credit', note)
}

/** Sets whom the bill of a stay is made out to. */
export function saveBill(bill: BillInput): Promise<Papers> {
  return postJson('documents_bill', bill)
}
