import { beforeEach, describe, expect, test } from 'vitest'
import * as bookingsList from '#app/api/bookings_list/route.ts'
import { guestCalls } from '#calls/guest.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { claimOf } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const cancellation = routeAt(guestCalls, 'stays/[secret]/cancellation')

useDatabase()

let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(1)
})

async function seenByStaff(reference: string) {
  const { cookie } = await signedIn()
  const path = `/api/bookings_list?q=${reference}`
  return (await call(bookingsList, 'GET', path, { cookie })).body.rows[0]
}

describe('what is paid with a booking', () => {
  test('is the deposit if the guest says so: a quarter, and the rest is left', async () => {
    const { status, body } = await book(room.name, { paying: 'deposit' })
    expect([status, body.to_pay, body.balance]).toEqual([201, 2360, 7080])
    expect(await claimOf(body.booking_id)).toMatchObject({ paise: 236_000, state: 'claimed' })
    const { totalPaise, paying } = await prisma().booking.findUniqueOrThrow({
      where: { id: body.booking_id },
    })
    expect([totalPaise, paying]).toEqual([944_000, 'deposit'])
    const seen = await seenByStaff(body.reference)
    expect(seen.flags).not.toContain('amount_differs')
    expect(seen).toMatchObject({
      amount: 9440,
      paying: 'deposit',
      claimed_amount: 2360,
      to_pay: 2360,
      paid: 0,
      checking: 2360,
      balance: 9440,
    })
  })

  test.each([['total'], [undefined], ['half'], ['']])('is all of it for %j', async (paying) => {
    const { status, body } = await book(room.name, { paying })
    expect([status, body.to_pay, body.balance]).toEqual([201, 9440, 0])
    expect(await claimOf(body.booking_id)).toMatchObject({ paise: 944_000 })
    expect((await seenByStaff(body.reference)).paying).toBe('total')
  })

  test('is marked where it is not what the price asks for, since the page showed another price', async () => {
    const { body } = await book(room.name, { paying: 'deposit', amount: '8000' })
    expect([body.to_pay, body.balance]).toEqual([2360, 7080])
    expect(await claimOf(body.booking_id)).toMatchObject({ paise: 200_000 })
    const { flags, claimed_amount } = await seenByStaff(body.reference)
    expect(flags).toContain('amount_differs')
    expect(claimed_amount).toBe(2000)
  })

  test('is answered again to the same request', async () => {
    const headers = { 'idempotency-key': `paying ${room.name}` }
    const first = await book(room.name, { paying: 'deposit' }, { headers })
    const second = await book(room.name, { paying: 'deposit' }, { headers })
    expect(second.body).toEqual(first.body)
  })

  test('is what comes back by the terms', async () => {
    const { body } = await book(room.name, { paying: 'deposit' })
    const { by } = await signedIn()
    await changeStatus(by, { id: body.booking_id, status: 'verified', note: null }, new Date())
    const secret = body.status_url.split('/').at(-1)
    await call(cancellation, 'POST', '/api/stays/x/cancellation', { params: { secret } })
    const { rows } = await pool().query(
      `SELECT payload FROM graphile_worker._private_jobs WHERE payload ->> 'bookingId' = $1
        AND payload ->> 'kind' = 'cancelAsked'`,
      [body.booking_id],
    )
    expect(rows[0].payload.refundPaise).toBe(236_000)
  })
})
