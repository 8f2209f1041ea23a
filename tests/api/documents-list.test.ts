import { beforeAll, expect, test } from 'vitest'
import { documentCalls } from '#calls/documents.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { issueVoucher } from '#lib/documents/commands/issue-voucher.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { payFor, registered, stayOf } from '../support/stays-with-papers.ts'

const listRoute = routeAt(documentCalls, 'documents_list')

useDatabase()
let by: Staff
let cookie: string
let reference: string

beforeAll(async () => {
  ;({ by, cookie } = await signedIn())
  const day = (date: string) => new Date(`${date}T08:00:00Z`)
  const neha = await stayOf([], { fullName: 'Neha Sharma' })
  reference = neha.reference
  await issueVoucher(by, await payFor(by, neha.id, 354_000), registered, day('2026-03-30'))
  await issueInvoice(by, neha.id, registered, day('2026-04-02'))
  const vikram = await stayOf([], { fullName: 'Vikram Rao' })
  await issueInvoice(by, vikram.id, registered, day('2026-04-03'))
})

async function find(query: string) {
  const { body } = await call(listRoute, 'GET', `/api/documents_list?${query}`, { cookie })
  const rows = body.rows as { number: string; name: string }[]
  return { ...body, numbers: rows.map(({ number }) => number) }
}

test('staff list papers, the newest first, by pages', async () => {
  const all = await find('')
  expect(all.numbers).toEqual(['INV/26-27/0002', 'INV/26-27/0001', 'RV/25-26/0001'])
  expect(all).toMatchObject({ total: 3, pages: 1, years: ['26-27', '25-26'] })
  const last = await find('size=2&page=9')
  expect([last.numbers, last.pages]).toEqual([['RV/25-26/0001'], 2])
})

test('staff list papers of one moment by their numbers', async () => {
  const now = new Date('2026-04-04T08:00:00Z')
  for (const fullName of ['Asha Rao', 'Leela Pai', 'Ravi Iyer', 'Tara Bose']) {
    const { id } = await stayOf([], { fullName })
    await issueInvoice(by, id, registered, now)
  }
  const { numbers } = await find('size=4')
  expect(numbers).toEqual([6, 5, 4, 3].map((number) => `INV/26-27/000${number}`))
})

test('staff find papers by kind, year, number and guest', async () => {
  expect((await find('kind=tax_invoice&size=1')).total).toBe(6)
  expect((await find('year=25-26')).numbers).toEqual(['RV/25-26/0001'])
  expect((await find('q=INV/26-27/0002')).numbers).toEqual(['INV/26-27/0002'])
  expect((await find('q=rv 25-26 1')).numbers).toEqual(['RV/25-26/0001'])
  expect((await find('q=0001')).numbers).toEqual(['INV/26-27/0001', 'RV/25-26/0001'])
  expect((await find('q=neha')).numbers).toEqual(['INV/26-27/0001', 'RV/25-26/0001'])
  expect((await find(`q=${reference}&kind=receipt_voucher`)).numbers).toEqual(['RV/25-26/0001'])
  expect((await find('q=nobody')).numbers).toEqual([])
})
