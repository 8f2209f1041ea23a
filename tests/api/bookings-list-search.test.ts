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
  })
  await insertBooking({
    fullName: 'Pune Traders',
    email: 'desk@shop.example',
    phone: '+91 98222 00002',
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
  expect(await found('q=%20&field=mobile')).toHaveLength(2)
  expect(await found('q=%25&field=name')).toEqual([])
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
