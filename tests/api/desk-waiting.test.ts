import { expect, test } from 'vitest'
import * as listRoute from '#app/api/bookings_list/route.ts'
import { deskCalls } from '#calls/desk.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { claimBalance } from '#lib/ledger/commands/claim-balance.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { openDesk } from '../support/desk-bookings.ts'
import { picture } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'

const waitingRoute = routeAt(deskCalls, 'staff_waiting')

useDatabase()

test('a link that is not paid waits for staff from the time that was named, or once its guest shows a payment', async () => {
  const { book, cookie } = await openDesk(2)
  const waiting = async () => {
    const path = '/api/bookings_list?status=attention'
    const { body: list } = await call(listRoute, 'GET', path, { cookie })
    const { body: counts } = await call(waitingRoute, 'GET', '/api/staff_waiting', { cookie })
    const { bookings, other_bookings, to_check } = counts
    return { listed: list.total, bookings, other_bookings, to_check }
  }
  const link = { payment: { kind: 'link' } }
  const first = await book(link)
  const second = await book(link)
  expect(await waiting()).toEqual({ listed: 0, bookings: 0, other_bookings: 0, to_check: 0 })

  await pool().query(`UPDATE bookings SET pay_by = now() - interval '1 minute' WHERE id = $1`, [
    first.body.booking.id,
  ])
  expect(await waiting()).toEqual({ listed: 1, bookings: 1, other_bookings: 1, to_check: 0 })

  const { secret } = await prisma().booking.findUniqueOrThrow({
    where: { id: second.body.booking.id },
  })
  const screenshot = new File([await picture()], 'paid.jpg', { type: 'image/jpeg' })
  await claimBalance(secret, { screenshot, utr: '', amount: 236_000 }, new Date())
  expect(await waiting()).toEqual({ listed: 2, bookings: 2, other_bookings: 1, to_check: 1 })
})
