import { beforeAll, expect, test } from 'vitest'
import { moneyCalls } from '#calls/money.ts'
import { pool } from '#lib/db/client.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { claimed } from '../support/statements.ts'

const ask = routeAt(moneyCalls, 'payments/[id]/ask')

useDatabase()

let cookie: string
beforeAll(async () => {
  cookie = (await signedIn()).cookie
})
const asked = (id: string, by: string | undefined = cookie) =>
  call(ask, 'GET', '/api/payments/x/ask', { cookie: by, params: { id } })
const change = (id: string, column: 'locale' | 'phone', value: string) =>
  pool().query(`UPDATE bookings SET ${column} = $2 WHERE id = $1`, [id, value])

test('the question for a UTR opens in WhatsApp, in the guest’s language, at their number', async () => {
  const booking = await claimed()
  await change(booking.id, 'phone', '098220 12345')
  await change(booking.id, 'locale', 'fr')
  const { status, headers } = await asked(booking.payment)
  expect(status).toBe(303)
  const location = new URL(headers.get('location') ?? '')
  expect([location.origin, location.pathname]).toEqual(['https://wa.me', '/919822012345'])
  const text = location.searchParams.get('text')
  expect(text).toContain('Nous n’avons pas encore trouvé')
  expect(text).toContain(booking.reference)
  expect(text).toContain('14 160'.replace(' ', '\u202f'))
})

test('nobody else may ask, and nobody is asked whose number is erased', async () => {
  const booking = await claimed()
  expect((await call(ask, 'GET', '/', { params: { id: booking.payment } })).status).toBe(401)
  await change(booking.id, 'phone', 'erased')
  for (const id of [booking.payment, '00000000-0000-4000-8000-000000000000', 'none']) {
    expect((await asked(id)).status).toBe(404)
  }
})
