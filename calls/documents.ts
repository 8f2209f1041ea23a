import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { issueVoucher } from '#lib/documents/commands/issue-voucher.ts'
import { setBill } from '#lib/documents/commands/set-bill.ts'
import { writeCreditNote } from '#lib/documents/commands/write-credit-note.ts'
import { listDocuments } from '#lib/documents/queries/list-documents.ts'
import { monthOf } from '#lib/documents/queries/month.ts'
import { papersOf } from '#lib/documents/queries/papers.ts'
import { readDocument } from '#lib/documents/queries/read-document.ts'
import { fileNameOf } from '#lib/documents/rules/number.ts'
import { supplierOf } from '#lib/documents/rules/snapshot.ts'
import {
  billInput,
  creditNoteInput,
  documentSearch,
  issueInput,
  monthQuery,
  papersQuery,
} from '#lib/documents/schema.ts'
import { makePdf } from '#lib/documents/service/make-pdfs.ts'
import { monthFile } from '#lib/documents/service/month-file.ts'
import { farm } from '#lib/farm/rules/farm.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { attachment } from '#lib/http/serve-file.ts'

export const documentCalls = {
  /** Lists the documents of a stay, and what can be issued for it. */
  'GET documents': endpoint({
    who: 'staff',
    input: papersQuery,
    run: ({ input, by }) => papersOf(by, input.booking),
  }),
  /**
   * Issues the invoice of a stay or the voucher of a payment, unless it's already been issued. Refused with
   * `illegal_transition` for an unpaid stay.
   */
  'POST documents': endpoint({
    who: 'staff',
    body: 'json',
    input: issueInput,
    status: 201,
    run: async ({ input, by }) => {
      const now = await databaseNow()
      const supplier = supplierOf(farm())
      const id =
        'booking' in input
          ? await issueInvoice(by, input.booking, supplier, now)
          : await issueVoucher(by, input.payment, supplier, now)
      return { id }
    },
  }),
  /** Returns a document as a PDF, the same bytes each time. */
  'GET documents/[id]': endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      const document = await readDocument(by, id)
      return attachment(await makePdf(document), fileNameOf(document))
    },
  }),
  /**
   * Sets the company, address and GSTIN that a stay is billed to. Refused with `illegal_transition` once the invoice is
   * issued.
   */
  'POST documents_bill': endpoint({
    who: 'staff',
    body: 'json',
    input: billInput,
    run: async ({ input: { booking, ...bill }, by }) => {
      await setBill(by, booking, bill)
      return papersOf(by, booking)
    },
  }),
  /** Issues a credit note against an invoice, for an amount in rupees or for the rest of the invoice. */
  'POST documents_credit': endpoint({
    who: 'staff',
    body: 'json',
    input: creditNoteInput,
    status: 201,
    run: async ({ input, by }) => ({ id: await writeCreditNote(by, input, await databaseNow()) }),
  }),
  /** Lists the documents of all stays, newest first, by page, number, guest, type and financial year. */
  'GET documents_list': endpoint({
    who: 'staff',
    input: documentSearch,
    run: ({ input, by }) => listDocuments(by, input),
  }),
  /** Summarises a month's documents, as JSON or, with `format`, as a spreadsheet or all PDFs in a ZIP. */
  'GET documents_month': endpoint({
    who: 'staff',
    input: monthQuery,
    run: async ({ input: { month, format }, by }) => {
      const papers = await monthOf(by, month)
      if (!format) return papers.summary
      const ending = format === 'excel' ? 'xlsx' : 'zip'
      return attachment(await monthFile(papers, format), `gst-${month}.${ending}`)
    },
  }),
}
