import { apiUrl, postJson } from '../shared/api.ts'
import { type Asking, getJson } from '../shared/get-json.ts'
import type { Bill, DocumentPage, DocumentSearch, Papers, WireMonth } from './schema.ts'

/** Sets whom a stay is billed to. `illegal_transition` once its invoice is issued. */
export async function setBill(booking: string, bill: Bill): Promise<void> {
  await postJson('documents_bill', { booking, ...bill })
}

/** The papers of a stay and whom it is billed to. `poll` marks a call that the page makes by itself. */
export function fetchPapers(asked: { booking: string }, asking: Asking = {}): Promise<Papers> {
  return getJson('documents', asked, asking)
}

/** A page of the documents of all stays. `poll` marks a call that the page makes by itself. */
export function fetchDocuments(
  search: Partial<DocumentSearch>,
  asking: Asking = {},
): Promise<DocumentPage> {
  return getJson('documents_list', search, asking)
}

/** The papers of a month, summed up. `poll` marks a call that the page makes by itself. */
export function fetchMonth(asked: { month: string }, asking: Asking = {}): Promise<WireMonth> {
  return getJson('documents_month', asked, asking)
}

/** The address of a document's PDF. */
export function documentUrl(id: string): string {
  return apiUrl(`documents/${id}`)
}

/** The address at which a month's papers are downloaded, as a spreadsheet or all PDFs in a ZIP. */
export function monthUrl(month: string, format: 'excel' | 'zip'): string {
  return apiUrl(`documents_month?${new URLSearchParams({ month, format })}`)
}

/** Issues the invoice of a stay. `illegal_transition` for one that is not paid for. */
export async function issueInvoice(booking: string): Promise<void> {
  await postJson('documents', { booking })
}

/** Writes a credit note against an invoice, for an amount in rupees or, if it is empty, for all that is left of it. */
export async function writeCreditNote(
  invoice: string,
  { amount, reason }: { amount: string; reason: string },
): Promise<void> {
  await postJson('documents_credit', { invoice, reason, ...(amount.trim() && { amount }) })
}
