import { apiUrl, callApi, postJson } from '../shared/api.ts'
import type { Bill, DocumentPage, DocumentSearch, Papers, WireMonth } from './schema.ts'

type Options = { poll?: boolean; signal?: AbortSignal }

/** Sets whom the stay of the guest who holds this secret is billed to. `illegal_transition` once its invoice is issued. */
export async function setGuestBill(secret: string, bill: Bill): Promise<void> {
  await postJson(`stays/${encodeURIComponent(secret)}/bill`, bill)
}

/** Sets whom a stay is billed to. `illegal_transition` once its invoice is issued. */
export async function setBill(booking: string, bill: Bill): Promise<void> {
  await postJson('documents_bill', { booking, ...bill })
}

/** The papers of a stay and whom it is billed to. `poll` marks a call that the page makes by itself. */
export function fetchPapers(asked: { booking: string }, options: Options = {}): Promise<Papers> {
  return get('documents', asked, options)
}

/** A page of the documents of all stays. `poll` marks a call that the page makes by itself. */
export function fetchDocuments(
  search: Partial<DocumentSearch>,
  options: Options = {},
): Promise<DocumentPage> {
  return get('documents_list', search, options)
}

/** The papers of a month, summed up. `poll` marks a call that the page makes by itself. */
export function fetchMonth(asked: { month: string }, options: Options = {}): Promise<WireMonth> {
  return get('documents_month', asked, options)
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

function get<T>(path: string, search: object, { poll = false, signal }: Options): Promise<T> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value) query.set(name, String(value))
  if (poll) query.set('poll', '1')
  return callApi(`${path}?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}
