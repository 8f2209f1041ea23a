import { beforeAll, describe, expect, test } from 'vitest'
import { documentCalls } from '#calls/documents.ts'
import { guestCalls } from '#calls/guest.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool } from '#lib/db/client.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { issueVoucher } from '#lib/documents/commands/issue-voucher.ts'
import { guestPapers } from '#lib/documents/queries/guest-papers.ts'
import { readDocument } from '#lib/documents/queries/read-document.ts'
import { documentNumber } from '#lib/documents/rules/number.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { payFor, registered, stayOf } from '../support/stays-with-papers.ts'

const billRoute = routeAt(documentCalls, 'documents_bill')
const creditRoute = routeAt(documentCalls, 'documents_credit')
const guestBillRoute = routeAt(guestCalls, 'stays/[secret]/bill')

useDatabase()
let by: Staff
let cookie: string
beforeAll(async () => {
  ;({ by, cookie } = await signedIn())
})

const now = new Date('2027-03-04T08:00:00Z')
const read = (id: string) => readDocument(by, id)
const voucher = async (payment: string, at = now) =>
  read(await issueVoucher('system', payment, registered, at))
const invoice = async (booking: string, at = now) =>
  read(await issueInvoice(by, booking, registered, at))

describe('a receipt voucher', () => {
  test('of a deposit tells its tax, what the stay costs and what is still to pay', async () => {
    const { id } = await stayOf()
    const { kind, series, year, snapshot } = await voucher(await payFor(by, id, 354_000))
    expect({ kind, series, year }).toEqual({ kind: 'receipt_voucher', series: 'RV', year: '26-27' })
    expect(snapshot).toMatchObject({ paise: 354_000, price: 1_416_000, paid: 354_000 })
    expect(snapshot.taxes).toEqual([
      { percent: 18, paise: 354_000, taxable: 300_000, cgst: 27_000, sgst: 27_000 },
    ])
  })

  test('is issued once a payment, however often it is asked for at once', async () => {
    const { id } = await stayOf()
    const payment = await payFor(by, id, 354_000)
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => issueVoucher('system', payment, registered, now)),
    )
    expect(new Set(ids).size).toBe(1)
  })

  test('is refused for a payment that is void, or of a stay that has its invoice', async () => {
    const { id } = await stayOf()
    const payment = await payFor(by, id, 100_000)
    await voidEntry(by, payment, 'Mistyped', now)
    await expect(voucher(payment)).rejects.toMatchObject({ code: 'illegal_transition' })
    await invoice(id)
    const later = await payFor(by, id, 100_000)
    await expect(voucher(later)).rejects.toMatchObject({ code: 'illegal_transition' })
  })
})

describe('an invoice', () => {
  test('of deposit and balance has a line a night and takes the advances off by their numbers', async () => {
    const { id } = await stayOf()
    const first = await voucher(await payFor(by, id, 354_000, { utr: '627508814402' }))
    await voucher(await payFor(by, id, 1_062_000, { method: 'cash' }))
    const { snapshot } = await invoice(id)
    expect(snapshot.lines.map(({ day, paise }) => [day, paise])).toEqual([
      ['2027-03-01', 472_000],
      ['2027-03-02', 472_000],
      ['2027-03-03', 472_000],
    ])
    expect(snapshot.taxes).toEqual([
      { percent: 18, paise: 1_416_000, taxable: 1_200_000, cgst: 108_000, sgst: 108_000 },
    ])
    expect(snapshot.payments.map(({ number }) => number)).toContain(documentNumber(first))
    expect(snapshot).toMatchObject({ paise: 1_416_000, price: 1_416_000, paid: 1_416_000 })
  })

  test('is one a stay, also for two desks at once, until a credit note has taken all of it back', async () => {
    const { id } = await stayOf()
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => issueInvoice(by, id, registered, now)),
    )
    expect(new Set(ids).size).toBe(1)
    const note = { invoice: ids[0], reason: 'Billed to the wrong firm' }
    const credited = await call(creditRoute, 'POST', '/api/documents_credit', {
      json: note,
      cookie,
    })
    expect(credited.status).toBe(201)
    expect(await issueInvoice(by, id, registered, now)).not.toBe(ids[0])
  })

  test('is refused to a stay that is not paid for', async () => {
    const { id } = await stayOf([], { status: 'pending' })
    await expect(invoice(id)).rejects.toMatchObject({ code: 'illegal_transition' })
  })

  test('is made out to the firm that staff entered, whose GSTIN has to be right', async () => {
    const { id } = await stayOf()
    const bill = { booking: id, bill_to: 'Sister Nivedita School', bill_address: '', gstin: '' }
    const send = (gstin: string) =>
      call(billRoute, 'POST', '/api/documents_bill', { json: { ...bill, gstin }, cookie })
    const wrong = await send('29AAGCB7383J1Z5')
    expect([wrong.status, wrong.body.errors.gstin]).toEqual([
      422,
      expect.stringContaining('mistyped'),
    ])
    expect((await send('29 AAGCB7383J 1Z4')).status).toBe(200)
    const { snapshot } = await invoice(id)
    expect(snapshot.recipient).toMatchObject({
      firm: 'Sister Nivedita School',
      gstin: '29AAGCB7383J1Z4',
    })
    expect((await send('')).status).toBe(409)
  })
  test('is made out to the firm that its guest entered, who sees it among the papers', async () => {
    const { id, secret } = await stayOf()
    const bill = { bill_to: 'Sister Nivedita School', bill_address: 'Hubli', gstin: '' }
    const send = (gstin: string, key = secret) =>
      call(guestBillRoute, 'POST', '/', { json: { ...bill, gstin }, params: { secret: key } })
    expect((await send('29AAGCB7383J1Z5')).status).toBe(422)
    expect((await send('29AAGCB7383J1Z4', 'x')).status).toBe(404)
    expect((await send('29 AAGCB7383J 1Z4')).status).toBe(200)
    const gstin = '29AAGCB7383J1Z4'
    expect(await guestPapers(secret)).toEqual({
      papers: [],
      bill: { ...bill, gstin },
      isInvoiced: false,
    })
    const issued = await invoice(id)
    expect(issued.snapshot.recipient).toMatchObject({ firm: bill.bill_to, gstin })
    expect(await guestPapers(secret)).toMatchObject({
      papers: [{ title: 'tax_invoice', number: documentNumber(issued), paise: 1_416_000 }],
      isInvoiced: true,
    })
    expect((await send('')).status).toBe(409)
  })
})

test('a cancelled stay gets a refund voucher against the voucher of its advance', async () => {
  const { id } = await stayOf()
  const receipt = await voucher(await payFor(by, id, 354_000))
  const { kind, snapshot } = await voucher(await payFor(by, id, 354_000, { direction: 'refunded' }))
  expect([kind, snapshot.paise, snapshot.paid]).toEqual(['refund_voucher', 354_000, 0])
  expect(snapshot.cites).toEqual([{ number: documentNumber(receipt), on: '2027-03-04' }])
  const { id: other } = await stayOf()
  await payFor(by, other, 1000)
  const refund = await payFor(by, other, 1000, { direction: 'refunded' })
  await expect(voucher(refund)).rejects.toMatchObject({ code: 'illegal_transition' })
})

test('a credit note takes no more than its invoice has left, whoever inserts it', async () => {
  const { id } = await stayOf()
  const cited = await issueInvoice(by, id, registered, now)
  const credit = (amount: string) =>
    call(creditRoute, 'POST', '/api/documents_credit', {
      json: { invoice: cited, amount, reason: 'No hot water' },
      cookie,
    })
  const { status, body } = await credit('4000.50')
  expect(status).toBe(201)
  expect((await read(body.id)).snapshot).toMatchObject({ paise: 400_050, reason: 'No hot water' })
  expect((await credit('10160')).body.errors.amount).toBe(
    'The invoice has only ₹10,159.50 left to credit.',
  )
  const row = `INSERT INTO documents (kind, series, year, number, booking_id, cited_id, issued_at, paise, snapshot)
    VALUES ('credit_note', 'CN', '26-27', 0, $1, $2, now(), 1015951, '{}')`
  await expect(pool().query(row, [id, cited])).rejects.toMatchObject({ code: '23514' })
})

test('what was issued is never changed nor deleted, and numbers are not set back', async () => {
  const { id } = await stayOf()
  const document = await issueInvoice(by, id, registered, now)
  for (const sql of [
    `UPDATE documents SET paise = 1 WHERE id = '${document}'`,
    `UPDATE documents SET snapshot = '{}' WHERE id = '${document}'`,
    `DELETE FROM documents WHERE id = '${document}'`,
    'UPDATE document_series SET last = last + 2',
    'DELETE FROM document_series',
  ]) {
    await expect(pool().query(sql)).rejects.toMatchObject({ code: 'P0001' })
  }
  await pool().query(
    'UPDATE documents SET snapshot = paper_without_words(snapshot) WHERE id = $1',
    [document],
  )
  expect((await read(document)).snapshot.recipient.name).toBe('Erased guest')
})

test('a farm under the composition scheme issues bills of supply in their own series', async () => {
  const { id } = await stayOf()
  const { series, snapshot } = await read(
    await issueInvoice(by, id, { ...registered, scheme: 'composition' }, now),
  )
  expect(series).toBe('BOS')
  expect(snapshot.taxes).toMatchObject([{ percent: 0, cgst: 0, sgst: 0 }])
})

test('without a GSTIN of the farm a payment has a receipt in a series of its own, without tax', async () => {
  const { id } = await stayOf()
  const { series, snapshot } = await read(
    await issueVoucher(by, await payFor(by, id, 354_000), { ...registered, gstin: null }, now),
  )
  expect(series).toBe('REC')
  expect(snapshot.taxes).toEqual([
    { percent: 0, paise: 354_000, taxable: 354_000, cgst: 0, sgst: 0 },
  ])
})
