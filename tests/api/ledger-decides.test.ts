import { beforeEach, describe, expect, test } from 'vitest'
import * as updateStatus from '#app/api/booking_update_status/route.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { findBookings } from '#lib/desk/queries/list-bookings.ts'
import { listClaims } from '#lib/desk/queries/list-claims.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { verifyClaim } from '#lib/ledger/commands/verify-payment.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { enterClaim } from '#lib/payments/commands/claim.ts'
import { dayInIndia } from '#lib/shared/dates.ts'
import { bookingStatus, claimOf, insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { cancelAs } from '../support/cancelling.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { openDesk } from '../support/desk-bookings.ts'
import { signedIn } from '../support/staff.ts'
import { undoStatus, undoVerification } from '../support/undo.ts'

useDatabase()
let cookie: string
let by: Staff
beforeEach(async () => {
  await emptyTables('bookings')
  // After what the tests put into the database.
  now = new Date(Date.now() + 1_000)
  const session = await signedIn()
  cookie = session.cookie
  by = session.by
})

let now: Date
const move = (id: string, status: string) =>
  call(updateStatus, 'POST', '/api/booking_update_status', { cookie, form: { id, status } })
const cash = (reference: string, amount: number) =>
  recordPayment(
    by,
    reference,
    {
      direction: 'received',
      method: 'cash',
      amount,
      on: dayInIndia(now),
      utr: '',
      number: '',
      note: '',
    },
    { now, idempotencyKey: null },
  )
/** A pending booking whose guest has claimed nothing that is still there. */
async function unclaimed() {
  const booking = await insertBooking({ status: 'pending' })
  await voidEntry(by, (await claimOf(booking.id)).id, 'Another guest’s', now)
  return booking
}

describe('a booking of which nothing was paid', () => {
  test('is not verified by the press of a button, and the answer says what to do', async () => {
    const { id } = await unclaimed()
    const { status, body } = await move(id, 'verified')
    expect([status, body.code]).toEqual([409, 'nothing_to_verify'])
    expect(body.message).toContain('Record the payment')
    expect(await bookingStatus(id)).toBe('pending')
  })

  test('is verified by the payment that staff record, and pending again if that is taken back', async () => {
    const { id, reference } = await unclaimed()
    await cash(reference, 100_000)
    expect(await bookingStatus(id)).toBe('verified')
    const { id: payment } = await prisma().payment.findFirstOrThrow({
      where: { bookingId: id, state: 'verified' },
    })
    await undoVerification(by, payment, now)
    expect(await bookingStatus(id)).toBe('pending')
    expect((await prisma().payment.findUniqueOrThrow({ where: { id: payment } })).state).toBe(
      'void',
    )
    // The same from the history of the booking.
    await cash(reference, 100_000)
    await undoStatus(by, id, now)
    expect([await bookingStatus(id), (await readFolio(by, { id })).paid]).toEqual(['pending', 0])
  })

  test('asks for what was to be paid first, and then for the balance', async () => {
    const { id, reference } = await unclaimed()
    await prisma().booking.update({ where: { id }, data: { paying: 'deposit' } })
    expect((await readFolio(by, { id })).asked).toBe(3540)
    await cash(reference, 354_000)
    expect((await readFolio(by, { id })).asked).toBe(14_160 - 3540)
  })

  test('is held by the database, whatever the code does', async () => {
    const { id } = await unclaimed()
    for (const status of ['verified', 'confirmed']) {
      await expect(
        pool().query(
          'UPDATE bookings SET status = $2::booking_status, verified_at = now() WHERE id = $1',
          [id, status],
        ),
      ).rejects.toThrow('no money was found')
    }
    const paid = await insertBooking({ status: 'verified' })
    const voided = `UPDATE payments SET state = 'void', voided_at = now(), voided_by = 'x', void_reason = 'x'
      WHERE booking_id = $1`
    await expect(pool().query(voided, [paid.id])).rejects.toThrow('no money was found')
  })
})

test('any money that is found verifies a pending booking, not its first claim alone', async () => {
  const { id } = await insertBooking({ status: 'pending' })
  const second = await enterClaim(prisma(), { bookingId: id, paise: 100_000 }, now)
  await verifyClaim(by, second, {}, now)
  expect(await bookingStatus(id)).toBe('verified')
  expect((await claimOf(id)).state).toBe('claimed')
  await undoVerification(by, second, now)
  expect(await bookingStatus(id)).toBe('pending')
  expect((await listClaims(by, { size: 10 })).rows).toHaveLength(2)
})

test('verifying a booking verifies a claim that is still to be found, not one that was found and went back', async () => {
  const { id, reference } = await insertBooking({ status: 'verified', utr: '632512340001' })
  const entry = { direction: 'refunded', method: 'upi', utr: '', number: '', note: 'x' } as const
  const refund = { ...entry, amount: 1_416_000, on: dayInIndia(now) }
  await recordPayment(by, reference, refund, { now, idempotencyKey: null })
  expect((await move(id, 'pending')).status).toBe(200)
  const second = await enterClaim(prisma(), { bookingId: id, paise: 1_416_000 }, now)
  expect((await move(id, 'verified')).status).toBe(200)
  expect((await prisma().payment.findUniqueOrThrow({ where: { id: second } })).state).toBe(
    'verified',
  )
})

test('confirming verifies nothing besides: what is still claimed is still to be looked for', async () => {
  const { id, reference } = await insertBooking({ status: 'pending' })
  await cash(reference, 100_000)
  expect((await move(id, 'confirmed')).status).toBe(200)
  expect((await claimOf(id)).state).toBe('claimed')
})

describe('a payment that is void', () => {
  test('leaves a verified booking pending, and what was recorded besides leaves it verified', async () => {
    const { id, reference } = await insertBooking({ status: 'verified' })
    await cash(reference, 1_000)
    await voidEntry(by, (await claimOf(id)).id, 'A mistake', now)
    expect(await bookingStatus(id)).toBe('verified')
    const { id: rest } = await prisma().payment.findFirstOrThrow({
      where: { bookingId: id, state: 'verified' },
    })
    await voidEntry(by, rest, 'A mistake', now)
    expect(await bookingStatus(id)).toBe('pending')
    // A void is not taken back, and neither is what followed from it.
    await expect(undoStatus(by, id, now)).rejects.toMatchObject({ code: 'changed_meanwhile' })
  })

  test('leaves the promise to a confirmed guest, who owes the money again', async () => {
    const { id } = await insertBooking({ status: 'confirmed' })
    await voidEntry(by, (await claimOf(id)).id, 'A mistake', now)
    expect([await bookingStatus(id), (await readFolio(by, { id })).balance]).toEqual([
      'confirmed',
      14_160,
    ])
  })
})

describe('a stay that is paid for, in the house or invoiced', () => {
  test('is neither rejected nor set to pending', async () => {
    const { id } = await insertBooking({ status: 'confirmed' })
    for (const status of ['pending', 'rejected']) {
      const refused = await move(id, status)
      expect([refused.status, refused.body.code]).toEqual([409, 'illegal_transition'])
      expect(refused.body.message).toMatch(/Cancel it instead|void the payment/)
    }
    expect(await bookingStatus(id)).toBe('confirmed')
  })

  test('comes back as verified after it was cancelled', async () => {
    const { id } = await insertBooking({ status: 'confirmed' })
    await cancelAs(by, id, now)
    expect((await move(id, 'pending')).body.message).toContain('comes back as verified')
    expect((await move(id, 'verified')).status).toBe(200)
    expect((await findBookings(by, [id]))[0]).toMatchObject({ status: 'verified', ledger: 'money' })
  })
})

test('a stay that staff promised to be paid on arrival goes back and forth without money', async () => {
  const { body } = await (await openDesk(1)).book()
  const { id } = body.booking
  expect((await move(id, 'pending')).status).toBe(200)
  expect((await move(id, 'verified')).body.code).toBe('nothing_to_verify')
  expect((await move(id, 'confirmed')).status).toBe(200)
})

test('a cancellation leaves what its guest says to have paid to be looked for, and owes it once it is found', async () => {
  const { id } = await insertBooking({ status: 'confirmed', claimedPaise: 400_000 })
  const rest = await enterClaim(prisma(), { bookingId: id, paise: 1_016_000 }, now)
  await cancelAs(by, id, now, { refunded: true })
  const waiting = async () => (await listClaims(by, { size: 10 })).rows.map((row) => row.payment.id)
  expect(await waiting()).toContain(rest)
  await verifyClaim(by, rest, {}, now)
  expect(await bookingStatus(id)).toBe('rejected')
  expect((await readFolio(by, { id })).balance).toBe(-14_160)
  // A claim of a booking that was never accepted was looked for when it was rejected.
  const never = await insertBooking({ status: 'pending' })
  await move(never.id, 'rejected')
  expect(await waiting()).not.toContain((await claimOf(never.id)).id)
})

describe('a payment that is void sends back to pending', () => {
  test('only what it had verified: not for a claim or a promised refund, when all that was paid went back', async () => {
    const { id, reference } = await insertBooking({ status: 'verified' })
    const entry = { direction: 'refunded', method: 'cash', utr: '', number: '', note: 'x' } as const
    const refund = { ...entry, amount: 1_416_000, on: dayInIndia(now) }
    await recordPayment(by, reference, refund, { now, idempotencyKey: null })
    const claim = await enterClaim(prisma(), { bookingId: id, paise: 100_000 }, now)
    await voidEntry(by, claim, 'Not found', now)
    expect(await bookingStatus(id)).toBe('verified')
    const { id: paid } = await claimOf(id)
    await cash(reference, 100_000)
    await voidEntry(by, paid, 'A mistake', now)
    expect(await bookingStatus(id)).toBe('verified')
  })

  test('no stay whose guest has come, or that has its invoice: the right payment is recorded first', async () => {
    const { id, reference } = await insertBooking({ status: 'verified', checkIn: dayInIndia(now) })
    const { id: wrong } = await claimOf(id)
    await prisma().booking.update({ where: { id }, data: { checkedInAt: now } })
    await expect(voidEntry(by, wrong, 'A mistake', now)).rejects.toMatchObject({
      code: 'illegal_transition',
      message: expect.stringContaining('Record the right payment first'),
    })
    await cash(reference, 100_000)
    await voidEntry(by, wrong, 'A mistake', now)
    expect([await bookingStatus(id), (await readFolio(by, { id })).balance]).toEqual([
      'verified',
      13_160,
    ])
  })
})
