import { beforeEach, expect, test } from 'vitest'
import * as confirmAllRoute from '#app/api/desk/bookings/confirm_all/route.ts'
import * as undoRoute from '#app/api/payments/[id]/undo/route.ts'
import * as verifyRoute from '#app/api/payments/[id]/verify/route.ts'
import { undoAll } from '#lib/booking/commands/undo-status.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

let staff: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  await emptyTables('bookings')
  staff = await signedIn()
  await prisma().room.updateMany({ data: { units: 50 } })
})

async function verify(bookingId: string, json: object) {
  const { id } = await prisma().payment.findFirstOrThrow({ where: { bookingId } })
  const { status } = await call(verifyRoute, 'POST', '/api/payments/x/verify', {
    cookie: staff.cookie,
    json,
    params: { id },
  })
  expect(status).toBe(200)
  return id
}
const statusOf = async (id: string) =>
  (await prisma().booking.findUniqueOrThrow({ where: { id } })).status
const mailsOf = async (id: string) => {
  const { rows } = await pool().query(
    `SELECT payload->>'kind' AS kind FROM graphile_worker._private_jobs
     WHERE payload->>'bookingId' = $1 ORDER BY 1`,
    [id],
  )
  return rows.map(({ kind }) => kind)
}

test('one press verifies and confirms, with one mail, and one undo takes all of it back', async () => {
  const { id } = await insertBooking({})
  const payment = await verify(id, { confirm: true })
  expect([await statusOf(id), await mailsOf(id)]).toEqual(['confirmed', ['confirmed']])
  const undone = await call(undoRoute, 'POST', '/api/payments/x/undo', {
    cookie: staff.cookie,
    params: { id: payment },
  })
  expect(undone.status).toBe(200)
  expect([await statusOf(id), await mailsOf(id)]).toEqual(['pending', []])
  const states = await prisma().payment.findMany({ where: { bookingId: id } })
  expect(states.map(({ state }) => state).sort()).toEqual(['claimed', 'void'])
})

test('a booking that needs another decision is only verified', async () => {
  const roomless = await insertBooking({ unit: null })
  const asks = await insertBooking({ cancelAskedAt: new Date() })
  const short = await insertBooking({ claimedPaise: 100_00 })
  const plain = await insertBooking({})
  for (const { id } of [roomless, asks, short]) {
    await verify(id, { confirm: true })
    expect([await statusOf(id), await mailsOf(id)]).toEqual(['verified', ['verified']])
  }
  await verify(plain.id, {})
  expect(await statusOf(plain.id)).toBe('verified')
})

test('all that are paid for and have a unit are confirmed at once, and taken back at once', async () => {
  const paid = [
    await insertBooking({ status: 'verified' }),
    await insertBooking({ status: 'verified' }),
  ]
  const others = [
    await insertBooking({ status: 'verified', unit: null }),
    await insertBooking({ status: 'verified', cancelAskedAt: new Date() }),
  ]
  const { body } = await call(confirmAllRoute, 'POST', '/api/desk/bookings/confirm_all', {
    cookie: staff.cookie,
    json: {},
  })
  expect(body.ids.sort()).toEqual(paid.map(({ id }) => id).sort())
  for (const { id } of paid) expect(await statusOf(id)).toBe('confirmed')
  for (const { id } of others) expect(await statusOf(id)).toBe('verified')
  await undoAll(staff.by, body.ids, new Date())
  for (const { id } of paid) {
    expect([await statusOf(id), await mailsOf(id)]).toEqual(['verified', []])
  }
})
