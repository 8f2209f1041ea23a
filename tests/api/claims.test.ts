import { beforeAll, describe, expect, test } from 'vitest'
import { moneyCalls } from '#calls/money.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { prisma } from '#lib/db/client.ts'
import { paymentStanding } from '#lib/ledger/queries/payment-standing.ts'
import { dateColumn } from '#lib/shared/dates.ts'
import { claimOf, insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { entryOfPayment, undoCall, undoVerification } from '../support/undo.ts'

const folios = routeAt(moneyCalls, 'folios/[reference]')
const verifying = routeAt(moneyCalls, 'payments/[id]/verify')
const claims = routeAt(moneyCalls, 'payments')

useDatabase()

let by: Staff
let cookie: string
let colleague: { by: Staff; cookie: string }
beforeAll(async () => {
  ;({ by, cookie } = await signedIn())
  await prisma().staff.create({ data: { email: 'colleague@example.com', role: 'desk' } })
  colleague = await signedIn('colleague@example.com')
})

const list = async (query = '?size=500') =>
  (await call(claims, 'GET', `/api/payments${query}`, { cookie })).body
const verify = (id: string, json: object = {}) =>
  call(verifying, 'POST', '/api/payments/x/verify', { cookie, params: { id }, json })
const undo = async (id: string, as = cookie) => undoCall(as, [await entryOfPayment(id)])
const standing = (id: string, as = by) => paymentStanding(as, id, new Date())
const folio = async (reference: string) =>
  (await call(folios, 'GET', '/api/folios/x', { cookie, params: { reference } })).body

/** Adds a claim of the balance to a booking, as its guest's own page does. */
const claimBalance = (bookingId: string, paise: number, utr: string | null = null) =>
  prisma().payment.create({
    data: {
      bookingId,
      direction: 'received',
      method: 'upi',
      paise,
      utr,
      onDay: dateColumn('2026-11-01'),
      state: 'claimed',
      recordedBy: 'guest',
    },
  })

describe('the payments to check', () => {
  test('are what guests say to have paid, the oldest first, with their number and sum', async () => {
    const before = await list()
    const old = await insertBooking({
      claimedPaise: 354_000,
      createdAt: new Date(Date.now() - 60_000),
    })
    const { id } = await insertBooking({ status: 'confirmed' })
    const balance = await claimBalance(id, 100_000)
    await insertBooking({ status: 'rejected' })
    const { rows, total, amount } = await list()
    const last = rows.slice(-2)
    expect(last.map((row: { payment: { id: string } }) => row.payment.id)).toEqual([
      (await claimOf(old.id)).id,
      balance.id,
    ])
    expect(last).toMatchObject([
      { is_own: true, payment: { amount: 3540 }, booking: { reference: old.reference } },
      { is_own: false, utr_seen: null, payment: { amount: 1000 }, booking: { id } },
    ])
    expect([total - before.total, amount - before.amount]).toEqual([2, 4540])
  })

  test('name the booking that has the same UTR', async () => {
    const utr = '632512340001'
    const first = await insertBooking({ utr, status: 'verified' })
    const second = await insertBooking({ utr })
    const { rows } = await list()
    const row = rows.find(({ booking }: { booking: { id: string } }) => booking.id === second.id)
    expect(row.utr_seen).toBe(first.reference)
  })

  test('are for staff', async () => {
    expect((await call(claims, 'GET', '/api/payments')).status).toBe(401)
    expect((await undo(crypto.randomUUID())).status).toBe(404)
  })
})

describe('a verification', () => {
  test('with which a booking is verified is taken back with it, and the claim is what it was', async () => {
    const { id, reference } = await insertBooking({ claimedPaise: 354_000 })
    const claim = await claimOf(id)
    await verify(claim.id, { amount: 3000 })
    expect(await standing(claim.id)).toMatchObject({ payment: { amount: 3000 } })
    expect((await standing(claim.id)).undo?.ms).toBeGreaterThan(0)
    expect((await standing(claim.id, colleague.by)).undo).toBeNull()
    expect((await undo(claim.id, colleague.cookie)).body.code).toBe('changed_meanwhile')

    const [answer, again] = [await undo(claim.id), await undo(claim.id)]
    expect([answer.status, again.body.code]).toEqual([200, 'changed_meanwhile'])
    const { status, paid, payments } = await folio(reference)
    expect({ status, paid }).toEqual({ status: 'pending', paid: 0 })
    expect(payments.map(({ state, amount }: Record<string, unknown>) => [state, amount])).toEqual(
      expect.arrayContaining([
        ['void', 3000],
        ['claimed', 3540],
      ]),
    )
    expect(payments).toHaveLength(2)
  })

  test('of the balance is taken back, and the booking stays as it is', async () => {
    const { id, reference } = await insertBooking({ status: 'confirmed' })
    const balance = await claimBalance(id, 100_000, '632512340002')
    await verify(balance.id, { amount: 900 })
    expect((await standing(balance.id)).undo?.ms).toBeGreaterThan(0)
    await Promise.all([undo(balance.id), undo(balance.id)])
    const { status, paid, payments } = await folio(reference)
    expect({ status, paid }).toEqual({ status: 'confirmed', paid: 14_160 })
    expect(payments).toHaveLength(3)
    expect(payments.find(({ state }: { state: string }) => state === 'claimed').amount).toBe(1000)
  })

  test('is not taken back after half a minute, nor after something else has happened', async () => {
    const { id } = await insertBooking({ status: 'confirmed' })
    const [first, second] = [await claimBalance(id, 100), await claimBalance(id, 200)]
    await verify(first.id)
    await verify(second.id)
    expect((await undo(first.id)).body.code).toBe('changed_meanwhile')
    const later = new Date(Date.now() + 36_000)
    await expect(undoVerification(by, second.id, later)).rejects.toMatchObject({ code: 'too_late' })
    expect((await paymentStanding(by, second.id, later)).undo).toBeNull()
  })
})
