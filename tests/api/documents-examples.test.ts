import { read, utils } from '@e965/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { documentCalls } from '#calls/documents.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { issueVoucher } from '#lib/documents/commands/issue-voucher.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { pdfText } from '../support/pdf-text.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { payFor, registered, stayOf } from '../support/stays-with-papers.ts'

const documentRoute = routeAt(documentCalls, 'documents/[id]')
const monthRoute = routeAt(documentCalls, 'documents_month')

// Stays whose tax was worked out by hand, as other programs read their papers: the text of each PDF, and the cells of the
// accountant's sheet.
useDatabase()
const now = new Date('2026-10-11T08:00:00Z')
let by: Staff
let cookie: string
beforeAll(async () => {
  ;({ by, cookie } = await signedIn())
})

const dates = { checkIn: '2026-10-08' }
const voucher = (payment: string) => issueVoucher(by, payment, registered, now)
const invoice = (stay: string) => issueInvoice(by, stay, registered, now)

async function textOf(id: string): Promise<string> {
  const answer = await call(documentRoute, 'GET', '/api/documents/x', { params: { id }, cookie })
  return pdfText(answer.bytes)
}

/** The rows of the sheet about a stay: number, rate, taxable value, CGST, SGST, total. */
async function cellsOf(reference: string): Promise<unknown[][]> {
  const query = '/api/documents_month?month=2026-10&format=excel'
  const { Sheets } = read((await call(monthRoute, 'GET', query, { cookie })).bytes)
  const rows = utils.sheet_to_json<Record<string, unknown>>(Sheets.Documents ?? {}, { defval: '' })
  const columns = ['Number', 'GST %', 'Taxable value', 'CGST', 'SGST', 'Total']
  const own = rows.filter(({ Booking }) => Booking === reference)
  return own.map((row) => columns.map((column) => row[column]))
}

describe('the papers of', () => {
  test('one night at ₹4,720 say ₹4,000 and twice ₹360', async () => {
    const { id, reference } = await stayOf([{ paise: 472_000, percent: 18 }], dates)
    const text = await textOf(await invoice(id))
    expect(text).toContain('8 Oct 2026 Maratha Wada Room 18% ₹4,720.00')
    expect(text).toContain('Before tax, 18% ₹4,000.00 CGST 9% ₹360.00 SGST 9% ₹360.00')
    expect(text).toContain('Total ₹4,720.00')
    expect(await cellsOf(reference)).toEqual([['INV/26-27/0001', '18', 4000, 360, 360, 4720]])
  })

  test('mixed rates tell the parts of each: two nights of ₹5,000 and 5 %, one of ₹8,000 and 18 %', async () => {
    const low = { paise: 525_000, percent: 5 }
    const { id, reference } = await stayOf([low, { paise: 944_000, percent: 18 }, low], dates)
    const text = await textOf(await invoice(id))
    expect(text).toContain('Before tax, 5% ₹10,000.00 CGST 2.5% ₹250.00 SGST 2.5% ₹250.00')
    expect(text).toContain('Before tax, 18% ₹8,000.00 CGST 9% ₹720.00 SGST 9% ₹720.00')
    expect(text).toContain('Total ₹19,940.00 Paid ₹0.00 Balance due ₹19,940.00')
    expect(await cellsOf(reference)).toEqual([
      ['INV/26-27/0002', '5', 10_000, 250, 250, 10_500],
      ['INV/26-27/0002', '18', 8000, 720, 720, 9440],
    ])
  })

  test('a deposit of ₹3,540 and a balance of ₹10,620 have their tax, and leave nothing of ₹14,160', async () => {
    const { id, reference } = await stayOf([], dates)
    const deposit = await payFor(by, id, 354_000, { utr: '627508814402' })
    const first = await textOf(await voucher(deposit))
    expect(first).toContain('18% ₹3,000.00 9% ₹270.00 9% ₹270.00 ₹3,540.00')
    expect(first).toContain('Price of the stay ₹14,160.00 Paid ₹3,540.00 Balance due ₹10,620.00')
    await voucher(await payFor(by, id, 1_062_000, { method: 'cash' }))
    const text = await textOf(await invoice(id))
    expect(text).toContain('Before tax, 18% ₹12,000.00 CGST 9% ₹1,080.00 SGST 9% ₹1,080.00')
    expect(text).toContain('Total ₹14,160.00 Paid ₹14,160.00 Balance due ₹0.00')
    for (const part of ['RV/26-27/0001', '₹3,540.00', 'RV/26-27/0002', '₹10,620.00']) {
      expect(text).toContain(part)
    }
    expect(await cellsOf(reference)).toEqual([
      ['INV/26-27/0003', '18', 12_000, 1080, 1080, 14_160],
      ['RV/26-27/0001', '18', 3000, 270, 270, 3540],
      ['RV/26-27/0002', '18', 9000, 810, 810, 10_620],
    ])
  })

  test('a cancelled stay take half of its advance back: ₹1,770 are ₹1,500 and twice ₹135', async () => {
    const { id, reference } = await stayOf([], { checkIn: '2027-01-01' })
    await voucher(await payFor(by, id, 354_000))
    const refund = await payFor(by, id, 177_000, { direction: 'refunded' })
    const text = await textOf(await voucher(refund))
    expect(text).toContain('Refunded ₹1,770.00')
    expect(text).toContain('Refers to RV/26-27/0003, 11 October 2026')
    expect(text).toContain('18% ₹1,500.00 9% ₹135.00 9% ₹135.00 ₹1,770.00')
    expect(await cellsOf(reference)).toEqual([
      ['RF/26-27/0001', '18', -1500, -135, -135, -1770],
      ['RV/26-27/0003', '18', 3000, 270, 270, 3540],
    ])
  })

  test('sums that do not divide leave the paisa of rounding to the taxable value', async () => {
    const { id, reference } = await stayOf([{ paise: 10_000, percent: 18 }], dates)
    // 25 × 9 / 118 = 1.906…: twice ₹1.91 is ₹3.82. 100 × 9 / 118 = 7.627…: twice ₹7.63 is ₹15.26.
    const part = await textOf(await voucher(await payFor(by, id, 2500)))
    expect(part).toContain('18% ₹21.18 9% ₹1.91 9% ₹1.91 ₹25.00')
    const text = await textOf(await invoice(id))
    expect(text).toContain('Before tax, 18% ₹84.74 CGST 9% ₹7.63 SGST 9% ₹7.63 Total ₹100.00')
    expect(await cellsOf(reference)).toEqual([
      ['INV/26-27/0004', '18', 84.74, 7.63, 7.63, 100],
      ['RV/26-27/0004', '18', 21.18, 1.91, 1.91, 25],
    ])
  })
})
