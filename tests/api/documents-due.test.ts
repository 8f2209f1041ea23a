import { beforeAll, describe, expect, test } from 'vitest'
import { documentCalls } from '#calls/documents.ts'
import { guestCalls } from '#calls/guest.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool } from '#lib/db/client.ts'
import { issueDue } from '#lib/documents/commands/issue-due.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { issueVoucher } from '#lib/documents/commands/issue-voucher.ts'
import { timeInIndia } from '#lib/shared/dates.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { payFor, registered, stayOf } from '../support/stays-with-papers.ts'

const documentRoute = routeAt(documentCalls, 'documents/[id]')
const documentsRoute = routeAt(documentCalls, 'documents')
const guestRoute = routeAt(guestCalls, 'stays/[secret]/documents/[id]')

useDatabase()
let by: Staff
let cookie: string
beforeAll(async () => {
  ;({ by, cookie } = await signedIn())
})

const now = new Date('2027-03-04T08:00:00Z')

describe('the job', () => {
  const numbersOf = async (booking: string) => {
    const { rows } = await pool().query(
      'SELECT kind FROM documents WHERE booking_id = $1 ORDER BY issued_at, number',
      [booking],
    )
    return rows.map(({ kind }) => kind)
  }

  test('issues the voucher of a payment when it can no longer be taken back, and not before', async () => {
    const { id } = await stayOf()
    const at = new Date('2027-03-01T05:00:00Z')
    await payFor(by, id, 354_000, { at })
    await issueDue(registered, new Date(at.getTime() + 5_000))
    expect(await numbersOf(id)).toEqual([])
    await issueDue(registered, new Date(at.getTime() + 120_000))
    await issueDue(registered, new Date(at.getTime() + 180_000))
    expect(await numbersOf(id)).toEqual(['receipt_voucher'])
  })

  test('issues the invoice on the day of departure once check-out is over', async () => {
    const { id } = await stayOf([], { checkIn: '2027-05-01' })
    await issueDue(registered, timeInIndia('2027-05-04', '10:59'))
    expect(await numbersOf(id)).toEqual([])
    await issueDue(registered, timeInIndia('2027-05-04', '11:00'))
    await issueDue(registered, timeInIndia('2027-05-04', '11:01'))
    expect(await numbersOf(id)).toEqual(['tax_invoice'])
  })
})

test('staff and the guest of the stay get the same PDF each time, and a stranger nothing', async () => {
  const { id, secret } = await stayOf()
  const document = await issueInvoice(by, id, registered, now)
  const params = { id: document }
  const staff = await call(documentRoute, 'GET', `/api/documents/${document}`, { params, cookie })
  expect(staff.headers.get('content-type')).toBe('application/pdf')
  expect(staff.headers.get('content-disposition')).toMatch(/filename="INV-26-27-\d{4}\.pdf"/)
  const guest = await call(guestRoute, 'GET', '/', { params: { ...params, secret } })
  expect(Buffer.compare(Buffer.from(staff.bytes), Buffer.from(guest.bytes))).toBe(0)
  const { secret: other } = await stayOf()
  for (const wrong of [other, 'x']) {
    expect(
      (await call(guestRoute, 'GET', '/', { params: { ...params, secret: wrong } })).status,
    ).toBe(404)
  }
  expect((await call(guestRoute, 'GET', '/', { params: { id: 'x', secret } })).status).toBe(404)
})

test('staff see the papers of a stay, and what has none yet', async () => {
  const { id, reference } = await stayOf()
  const payment = await payFor(by, id, 354_000)
  const path = `/api/documents?booking=${id}`
  const list = async () => (await call(documentsRoute, 'GET', path, { cookie })).body
  expect(await list()).toMatchObject({
    documents: [],
    can_invoice: true,
    without_voucher: [{ id: payment, amount: 3540, refunded: false }],
  })
  await issueVoucher(by, payment, registered, now)
  await issueInvoice(by, id, registered, now)
  expect(await list()).toMatchObject({
    documents: [
      { kind: 'receipt_voucher', reference, taxable: 3000, cgst: 270, sgst: 270, total: 3540 },
      { kind: 'tax_invoice', total: 14_160 },
    ],
    can_invoice: false,
    without_voucher: [],
  })
})

test('numbers have no gaps, however many are issued at once and whichever of them fail', async () => {
  const stays = await Promise.all(Array.from({ length: 12 }, () => stayOf()))
  const late = new Date('2028-01-05T08:00:00Z')
  const work = stays.flatMap(({ id }, at) => [
    payFor(by, id, 10_000 + at).then((payment) =>
      issueVoucher('system', payment, registered, late),
    ),
    // Fails within the transaction that has taken a number.
    pool().query(
      `WITH numbered AS (INSERT INTO documents
         (kind, series, year, number, booking_id, cited_id, issued_at, paise, snapshot)
       VALUES ('credit_note', 'RV', '27-28', 0, $1, NULL, now(), 1, '{}') RETURNING 1) SELECT 1`,
      [id],
    ),
  ])
  const outcomes = await Promise.allSettled(work)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(12)
  const { rows } = await pool().query<{ numbers: number[] }>(
    `SELECT array_agg(number ORDER BY number) AS numbers FROM documents WHERE series = 'RV' AND year = '27-28'`,
  )
  expect(rows[0]?.numbers).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
})
