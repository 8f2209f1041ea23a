import { read, utils } from '@e965/xlsx'
import { unzipSync } from 'fflate'
import { beforeAll, expect, test } from 'vitest'
import { documentCalls } from '#calls/documents.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool } from '#lib/db/client.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { issueVoucher } from '#lib/documents/commands/issue-voucher.ts'
import { writeCreditNote } from '#lib/documents/commands/write-credit-note.ts'
import { guestPapers } from '#lib/documents/queries/guest-papers.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { addMonths, dayInIndia, startOfDayInIndia } from '#lib/shared/dates.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { pdfText } from '../support/pdf-text.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { payFor, registered, stayOf } from '../support/stays-with-papers.ts'

const documentRoute = routeAt(documentCalls, 'documents/[id]')
const listRoute = routeAt(documentCalls, 'documents_list')
const monthRoute = routeAt(documentCalls, 'documents_month')

// A month for the accountant: the spreadsheet is read by another library than the one that wrote it.
useDatabase()
let by: Staff
let cookie: string
const now = new Date('2026-10-11T08:00:00Z')
const checkIn = '2026-10-08'

beforeAll(async () => {
  ;({ by, cookie } = await signedIn())
  const { id } = await stayOf([], { checkIn })
  await issueVoucher(by, await payFor(by, id, 354_000), registered, now)
  const invoice = await issueInvoice(by, id, registered, now)
  await writeCreditNote(by, { invoice, amount: 472_000, reason: 'No hot water' }, now)
  const mixed = await stayOf(
    [
      { paise: 525_000, percent: 5 },
      { paise: 944_000, percent: 18 },
      { paise: 525_000, percent: 5 },
    ],
    { checkIn, fullName: '=1+1' },
  )
  await pool().query(
    "UPDATE bookings SET bill_to = 'A school', gstin = '29AAGCB7383J1Z4' WHERE id = $1",
    [mixed.id],
  )
  await issueInvoice(by, mixed.id, registered, now)
  const cancelled = await stayOf([], { checkIn: '2027-01-01' })
  await issueVoucher(by, await payFor(by, cancelled.id, 354_000), registered, now)
  const refund = await payFor(by, cancelled.id, 118_000, { direction: 'refunded' })
  await issueVoucher(by, refund, registered, now)
  // In another month, by the clock in India.
  const later = await stayOf()
  await issueVoucher(
    by,
    await payFor(by, later.id, 100_000),
    registered,
    new Date('2026-10-31T18:30:00Z'),
  )
})

const get = (query: string) =>
  call(monthRoute, 'GET', `/api/documents_month?month=2026-10${query}`, { cookie })

test('its summary keeps kinds, rates and firms apart, and takes credit notes and refunds off', async () => {
  await stayOf([], { checkIn: '2026-10-20', fullName: 'Farhan Ali' })
  const { body } = await get('')
  expect(body.sums).toEqual([
    {
      row: 'invoices_to_guests',
      percent: 18,
      papers: 1,
      taxable: 12_000,
      cgst: 1080,
      sgst: 1080,
      total: 14_160,
    },
    {
      row: 'invoices_to_firms',
      percent: 5,
      papers: 1,
      taxable: 10_000,
      cgst: 250,
      sgst: 250,
      total: 10_500,
    },
    {
      row: 'invoices_to_firms',
      percent: 18,
      papers: 1,
      taxable: 8000,
      cgst: 720,
      sgst: 720,
      total: 9440,
    },
    {
      row: 'credit_notes',
      percent: 18,
      papers: 1,
      taxable: -4000,
      cgst: -360,
      sgst: -360,
      total: -4720,
    },
    { row: 'advances', percent: 18, papers: 2, taxable: 6000, cgst: 540, sgst: 540, total: 7080 },
    {
      row: 'advances_returned',
      percent: 18,
      papers: 1,
      taxable: -1000,
      cgst: -90,
      sgst: -90,
      total: -1180,
    },
  ])
  expect(body.without_invoice).toMatchObject([{ name: 'Farhan Ali', left_on: '2026-10-23' }])
})

test('names apart what is void, and the vouchers of money that came in another month', async () => {
  const day = dayInIndia(new Date())
  const stay = await stayOf([], { checkIn: '2027-02-01', fullName: 'Mina Void' })
  const at = new Date()
  // By itself it's an hour ago, which just after midnight is the day before.
  const payment = await payFor(by, stay.id, 100_000, { at })
  const issuedAt = startOfDayInIndia(addMonths(`${day.slice(0, 7)}-01`, 1))
  const voucher = await issueVoucher(by, payment, registered, issuedAt)
  const month = addMonths(`${day.slice(0, 7)}-01`, 1).slice(0, 7)
  const monthAt = (format = '') =>
    call(monthRoute, 'GET', `/api/documents_month?month=${month}${format}`, { cookie })
  const facts = { name: 'Mina Void', total: 1000, money_on: day }
  expect((await monthAt()).body.apart).toMatchObject([{ ...facts, is_void: false }])
  await voidEntry(by, payment, 'Counted twice', at)
  expect((await monthAt()).body.apart).toMatchObject([{ ...facts, is_void: true }])
  const { Sheets } = read((await monthAt('&format=excel')).bytes)
  const [row] = utils.sheet_to_json<Record<string, unknown>>(Sheets.Documents ?? {})
  expect([row?.['Paid on'], row?.Void]).toEqual([day, 'void'])

  const list = await call(listRoute, 'GET', '/api/documents_list?q=Mina', { cookie })
  expect(list.body.rows).toMatchObject([{ is_void: true }])
  expect((await guestPapers(stay.secret))?.papers).toMatchObject([{ isVoid: true }])
  const params = { id: voucher }
  const pdf = await call(documentRoute, 'GET', '/api/documents/x', { cookie, params })
  const text = await pdfText(pdf.bytes)
  expect(text).toContain('VOID')
  expect(text).toContain('Void. The payment it was for has been corrected.')
})

test('its spreadsheet has a row a paper and rate, no formula of a guest, and the totals of the papers', async () => {
  const answer = await get('&format=excel')
  expect(answer.headers.get('content-disposition')).toContain('gst-2026-10.xlsx')
  const { Sheets } = read(answer.bytes)
  const rowsOf = (name: string) =>
    utils.sheet_to_json<Record<string, unknown>>(Sheets[name] ?? {}, { defval: '' })
  const papers = rowsOf('Documents')
  const total = papers.at(-1)
  const rows = papers.slice(0, -1)
  expect(rows.map((row) => [row.Number, row['GST %'], row.Total, row.B2B])).toEqual([
    ['CN/26-27/0001', '18', -4720, 'no'],
    ['INV/26-27/0001', '18', 14_160, 'no'],
    ['INV/26-27/0002', '5', 10_500, 'yes'],
    ['INV/26-27/0002', '18', 9440, 'yes'],
    ['RF/26-27/0001', '18', -1180, 'no'],
    ['RV/26-27/0001', '18', 3540, 'no'],
    ['RV/26-27/0002', '18', 3540, 'no'],
  ])
  expect(rows[0]?.Reference).toBe('INV/26-27/0001')
  const sum = (column: string) => rows.reduce((before, row) => before + Number(row[column]), 0)
  for (const column of ['Taxable value', 'CGST', 'SGST', 'Total']) {
    expect(total?.[column]).toBeCloseTo(sum(column), 2)
    expect(rowsOf('Summary').at(-1)?.[column]).toBeCloseTo(sum(column), 2)
  }
  const { rows: stored } = await pool().query(
    `SELECT sum(CASE WHEN kind IN ('credit_note', 'refund_voucher') THEN -paise ELSE paise END) / 100.0 AS sum
     FROM documents WHERE issued_at < '2026-10-31T18:30:00Z'`,
  )
  expect(sum('Total')).toBeCloseTo(Number(stored[0].sum), 2)
})

test('its ZIP has every PDF, the bytes of each alone', async () => {
  const answer = await get('&format=zip')
  expect(answer.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(answer.bytes)
  expect(Object.keys(files)).toEqual([
    'CN-26-27-0001.pdf',
    'INV-26-27-0001.pdf',
    'INV-26-27-0002.pdf',
    'RF-26-27-0001.pdf',
    'RV-26-27-0001.pdf',
    'RV-26-27-0002.pdf',
  ])
  const { rows } = await pool().query("SELECT id::text FROM documents WHERE series = 'CN'")
  const params = { id: rows[0].id }
  const alone = await call(documentRoute, 'GET', '/api/documents/x', { params, cookie })
  expect(
    Buffer.compare(Buffer.from(alone.bytes), Buffer.from(files['CN-26-27-0001.pdf'] ?? [])),
  ).toBe(0)
})
