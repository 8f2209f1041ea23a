import { type Zippable, zipSync } from 'fflate'
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { dateColumn, dayInIndia } from '../../shared/dates.ts'
import { type Column, table, writable } from '../../shared/excel-sheet.ts'
import { toRupees } from '../../shared/money.ts'
import type { Month } from '../queries/month.ts'
import { apartOf, rowOf, signed, sumsOfMonth } from '../rules/month.ts'
import { documentNumber, fileNameOf } from '../rules/number.ts'
import type { Issued } from '../rules/snapshot.ts'
import { makePdfs } from './make-pdfs.ts'

/** A month's papers for the accountant: a spreadsheet with a row a paper and rate, or every PDF in a ZIP. */
export async function monthFile(
  month: Month,
  format: 'excel' | 'zip',
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'zip') return zipOf(month)
  const bytes = await writeXlsx({ sheets: [summarySheet(month), paperSheet(month)] })
  return Uint8Array.from(bytes)
}

async function zipOf({ documents }: Month): Promise<Uint8Array<ArrayBuffer>> {
  const pdfs = await makePdfs(documents)
  const files: Zippable = {}
  for (const [at, document] of documents.entries()) {
    // A ZIP keeps a time for each file: the same papers are the same bytes. A PDF is compressed already.
    const options = { level: 0, mtime: document.issuedAt } as const
    files[fileNameOf(document)] = [pdfs[at] ?? new Uint8Array(), options]
  }
  return Uint8Array.from(zipSync(files))
}

const rowNames = {
  invoices_to_guests: 'Invoices to guests without a GSTIN (B2C)',
  invoices_to_firms: 'Invoices to companies with a GSTIN (B2B)',
  credit_notes: 'Credit notes, deducted',
  advances: 'Advances received (receipt vouchers), including those invoiced since',
  advances_returned: 'Advances refunded (refund vouchers), deducted',
} as const

const kindNames = {
  receipt_voucher: 'Receipt voucher',
  tax_invoice: 'Tax invoice',
  refund_voucher: 'Refund voucher',
  credit_note: 'Credit note',
} as const

const sums: Column[] = [
  { title: 'Taxable value', width: 16, format: 'rupees', total: true },
  { title: 'CGST', width: 14, format: 'rupees', total: true },
  { title: 'SGST', width: 14, format: 'rupees', total: true },
  { title: 'Total', width: 16, format: 'rupees', total: true },
]

function summarySheet({ month, documents }: Month): WriteSheet {
  const columns: Column[] = [
    { title: `Documents of ${month}`, width: 48, format: 'text' },
    { title: 'GST %', width: 9, format: 'text' },
    { title: 'Documents', width: 9, format: 'number' },
    ...sums,
  ]
  const rows = sumsOfMonth(documents).map(({ row, percent, papers, ...sum }): CellValue[] => [
    rowNames[row],
    String(percent),
    papers,
    ...amounts(sum),
  ])
  return table('Summary', columns, rows)
}

const paperColumns: Column[] = [
  { title: 'Number', width: 18, format: 'text' },
  { title: 'Date', width: 13, format: 'day' },
  { title: 'Type', width: 17, format: 'text' },
  { title: 'B2B', width: 6, format: 'text' },
  { title: 'Name', width: 30, format: 'text' },
  { title: 'GSTIN', width: 18, format: 'text' },
  { title: 'Booking', width: 11, format: 'text' },
  { title: 'Place of supply', width: 18, format: 'text' },
  { title: 'SAC', width: 9, format: 'text' },
  { title: 'Reference', width: 18, format: 'text' },
  { title: 'Paid on', width: 13, format: 'text' },
  { title: 'Void', width: 6, format: 'text' },
  { title: 'GST %', width: 8, format: 'text' },
  ...sums,
]

function paperSheet({ month, documents }: Month): WriteSheet {
  const rows = documents.flatMap((document) => paperRows(document, month))
  return table('Documents', paperColumns, rows)
}

// A day of another month is named as text: it is a word to the accountant, and nothing to reckon with.
function paperRows(document: Issued, month: string): CellValue[][] {
  const { kind, snapshot, issuedAt } = document
  const { recipient, stay, supplier, cites, taxes } = snapshot
  const facts = [
    documentNumber(document),
    dateColumn(dayInIndia(issuedAt)),
    kindNames[kind],
    recipient.gstin ? 'yes' : 'no',
    writable(recipient.firm ?? recipient.name),
    recipient.gstin ?? '',
    stay.reference,
    `${supplier.state.name} (${supplier.state.code})`,
    supplier.sac,
    cites.map(({ number }) => number).join(', '),
    apartOf(document, month).money ?? '',
    document.isVoid ? 'void' : '',
  ]
  const row = rowOf(document)
  return taxes.map((tax) => [...facts, String(tax.percent), ...amounts(signed(tax, row))])
}

function amounts({ taxable, cgst, sgst, paise }: ReturnType<typeof signed>): number[] {
  return [taxable, cgst, sgst, paise].map(toRupees)
}
