import { beforeAll, expect, test } from 'vitest'
import * as route from '#app/api/bookings_list/route.ts'
import { prisma } from '#lib/db/client.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let staff: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  staff = await signedIn()
  await insertBooking({
    fullName: 'Anna Mumbai',
    email: 'anna@pune.example',
    phone: '+91 98111 00001',
    reference: 'VJ5-WQD',
    utr: '632610007919',
  })
  await insertBooking({
    fullName: 'Pune Traders',
    email: 'desk@shop.example',
    phone: '98222 00002',
    claimedPaise: 354_050,
  })
  await insertBooking({
    fullName: 'Zoë Lefèvre',
    email: 'zoe@shop.example',
    phone: '(044) 2079 460',
  })
})

async function found(query: string): Promise<string[]> {
  const { body } = await call(route, 'GET', `/api/bookings_list?${query}`, { cookie: staff.cookie })
  return body.rows.map((row: { full_name: string }) => row.full_name).sort()
}

test('a search without a field looks at name, e-mail and phone, with one in that field only', async () => {
  expect(await found('q=PUNE')).toEqual(['Anna Mumbai', 'Pune Traders'])
  expect(await found('q=PUNE&field=name')).toEqual(['Pune Traders'])
  expect(await found('q=PUNE&field=email')).toEqual(['Anna Mumbai'])
  expect(await found('q=98222&field=mobile')).toEqual(['Pune Traders'])
  expect(await found('q=98222&field=name')).toEqual([])
  expect(await found('q=%20&field=mobile')).toHaveLength(3)
  expect(await found('q=%25&field=name')).toEqual([])
})

test.each([
  '+919811100001',
  '09811100001',
  '98111-00001',
  '(98111) 00.001',
  '11 00 001',
  '٩٨١١١ ٠٠٠٠١',
])('a telephone number is found however it was typed: %s', async (typed) => {
  const q = `q=${encodeURIComponent(typed)}`
  expect(await found(q)).toEqual(['Anna Mumbai'])
  expect(await found(`${q}&field=mobile`)).toEqual(['Anna Mumbai'])
  expect(await found(`${q}&field=name`)).toEqual([])
})

test('a number given without the code of the country is found with it', async () => {
  expect(await found('q=%2B91+98222+00002')).toEqual(['Pune Traders'])
  expect(await found('q=0442079460')).toEqual(['Zoë Lefèvre'])
})

test.each([
  ['reference', ['VJ5-WQD', 'vj5wqd', 'Vj5 wQd', 'j5-w']],
  ['utr', ['632610007919', '6326 1000 7919', '0007919']],
])('a %s is found in any letter case, with and without its separators', async (field, typed) => {
  for (const q of typed.map(encodeURIComponent)) {
    expect([q, await found(`q=${q}`)]).toEqual([q, ['Anna Mumbai']])
    expect([q, await found(`q=${q}&field=${field}`)]).toEqual([q, ['Anna Mumbai']])
    expect([q, await found(`q=${q}&field=email`)]).toEqual([q, []])
  }
})

test('an amount of the bank is found whole, with or without commas and paise, also as the guest’s page showed it', async () => {
  for (const q of ['14160', '14,160', '₹14,160.00', '14160.0'].map(encodeURIComponent)) {
    expect([q, (await found(`q=${q}`)).length]).toEqual([q, 3])
    expect([q, (await found(`q=${q}&field=amount`)).length]).toEqual([q, 3])
  }
  expect(await found('q=3540.50')).toEqual(['Pune Traders'])
  for (const q of ['1416', '4160', '141600', '3540', '99999999999', 'lots']) {
    expect([q, await found(`q=${q}&field=amount`)]).toEqual([q, []])
  }
})

test('accents are found with and without', async () => {
  for (const q of ['lefevre', 'LEFÈVRE', 'zoe l'].map(encodeURIComponent)) {
    expect([q, await found(`q=${q}&field=name`)]).toEqual([q, ['Zoë Lefèvre']])
  }
})

test('no search reads every booking', async () => {
  const plan = await prisma().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT 1 FROM bookings b
      WHERE booking_words(b.full_name, b.email, b.phone, b.reference) LIKE folded('%14160%')
        OR b.total_paise = 1416000 OR b.id = ANY(ARRAY(
          SELECT p.booking_id FROM payments p WHERE p.paise = 1416000 ORDER BY p.created_at DESC LIMIT 10000))
        OR b.id = ANY(ARRAY(SELECT p.booking_id FROM payments p
          WHERE folded(p.utr) LIKE folded('%14160%')
          ORDER BY p.created_at DESC LIMIT 10000))`
  })
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).not.toContain('Seq Scan')
  for (const index of ['bookings_search', 'bookings_total', 'payments_amount', 'payments_search']) {
    expect(text).toContain(index)
  }
})

test('the list of statuses whose stays take place fits the indexes that leave the others out', async () => {
  const plan = await prisma().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT 1 FROM bookings b WHERE takes_place(b.status) AND b.check_in = '2027-01-10'`
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('bookings_arrivals')
})

test('a field that does not exist counts as none', async () => {
  expect(await found('q=pune&field=secret')).toHaveLength(2)
})

test('a call marked as a poll does not keep the session alive, any other does', async () => {
  const lastUsedAt = new Date(Date.now() - 11 * 3_600_000)
  const used = () => prisma().staffSession.findUniqueOrThrow({ where: { id: staff.by.sessionId } })
  await prisma().staffSession.update({ where: { id: staff.by.sessionId }, data: { lastUsedAt } })
  await found('poll=1')
  expect((await used()).lastUsedAt).toEqual(lastUsedAt)
  await found('')
  expect((await used()).lastUsedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
})
