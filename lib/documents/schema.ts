import { z } from 'zod'
import { id, line, lines, neededLine, typedSum } from '../shared/fields.ts'
import { searchShape, unlessEmpty } from '../shared/search.ts'
import { maxAddress, maxBillTo } from './rules/bill.ts'
import { gstinProblem, plainGstin } from './rules/gstin.ts'
import type { MonthRow } from './rules/month.ts'
import { type DocumentKind, documentKinds } from './rules/number.ts'
import type { PaperTitle } from './rules/titles.ts'

const maxReason = 300

const billFields = {
  bill_to: line(maxBillTo),
  bill_address: lines(maxAddress),
  gstin: z.string().transform(plainGstin),
}

function requireFirm({ value: { gstin, bill_to }, issues }: z.core.ParsePayload<Bill>): void {
  const problem = gstin === '' ? null : gstinProblem(gstin)
  if (problem) issues.push({ code: 'custom', path: ['gstin'], message: problem, input: gstin })
  if (gstin !== '' && bill_to === '') {
    const message = 'Enter the company’s name.'
    issues.push({ code: 'custom', path: ['bill_to'], message, input: bill_to })
  }
}

/** The name, address and GSTIN that a bill is made out to; all empty for the guest's own name. */
export type Bill = { bill_to: string; bill_address: string; gstin: string }

/** The firm of a bill, by the guest of the stay. */
export const guestBill = z.object(billFields).check(requireFirm)

/** The firm of a bill, by staff. */
export const billInput = z.object({ booking: id, ...billFields }).check(requireFirm)

/** The stay whose invoice is issued, or the payment whose voucher is. */
export const issueInput = z.union([z.object({ booking: id }), z.object({ payment: id })])

/** A credit note against an invoice; `amount` in rupees, all that is left without one. */
export const creditNoteInput = z.object({
  invoice: id,
  amount: typedSum(
    1,
    'Enter an amount in rupees.',
    'This is more than an invoice can be for.',
  ).optional(),
  reason: neededLine(maxReason, 'Enter a reason. The guest will see it.'),
})
export type CreditNoteInput = z.infer<typeof creditNoteInput>

/** The stay whose papers are asked for. */
export const papersQuery = z.object({ booking: id })

/** The input of documents_list: `q` is a number, or a part of the guest's name, contact or reference. */
export const documentSearch = z.object({
  ...searchShape,
  kind: unlessEmpty(z.enum(documentKinds)).catch(null),
  /** A financial year such as "26-27". */
  year: unlessEmpty(z.string().regex(/^\d\d-\d\d$/)).catch(null),
})
export type DocumentSearch = z.infer<typeof documentSearch>

/** A page of the documents, and the financial years that have some, the newest first. */
export type DocumentPage = { rows: WireDocument[]; total: number; pages: number; years: string[] }

/** A month, and the file of it if one is wanted. */
export const monthQuery = z.object({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-10.'),
  format: z.enum(['excel', 'zip']).optional(),
})

/** A document as staff list it; money in rupees. */
export type WireDocument = {
  id: string
  kind: DocumentKind
  /** The name of its kind: a farm that charges no GST issues a receipt or a bill. */
  title: PaperTitle
  number: string
  /** True once its payment is void. */
  is_void: boolean
  issued_at: string
  reference: string
  booking_id: string
  name: string
  gstin: string | null
  taxable: number
  cgst: number
  sgst: number
  total: number
}

/** The papers of a stay, the payments that have no voucher yet, and whom the bill is made out to. */
export type Papers = {
  documents: WireDocument[]
  bill: Bill
  can_invoice: boolean
  without_voucher: { id: string; amount: number; refunded: boolean; on: string }[]
}

/** The papers of a stay as its guest sees them. */
export type GuestPapers = {
  papers: {
    id: string
    title: PaperTitle
    number: string
    paise: number
    /** True once its payment is void. */
    isVoid: boolean
  }[]
  bill: Bill
  isInvoiced: boolean
}

/** A month's papers by what is filed apart and by rate, and the stays that ended in it without an invoice; in rupees. */
export type WireMonth = {
  month: string
  sums: {
    row: MonthRow
    percent: number
    papers: number
    taxable: number
    cgst: number
    sgst: number
    total: number
  }[]
  /** The papers of it that are void, or whose money came or went in another month, on the day `money_on`. */
  apart: {
    number: string
    name: string
    total: number
    money_on: string | null
    is_void: boolean
  }[]
  without_invoice: { id: string; reference: string; name: string; left_on: string }[]
}
