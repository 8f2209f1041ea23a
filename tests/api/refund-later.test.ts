import { beforeAll, describe, expect, test } from 'vitest'
import { bookingCalls } from '#calls/bookings.ts'
import { moneyCalls } from '#calls/money.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn, staffEmail } from '../support/staff.ts'
import { entryOfPayment, undoCall } from '../support/undo.ts'

const history = routeAt(bookingCalls, 'booking_history')
const book = routeAt(moneyCalls, 'day_book')
const entering = routeAt(moneyCalls, 'folios/[reference]/payments')
const folios = routeAt(moneyCalls, 'folios/[reference]')
const paying = routeAt(moneyCalls, 'payments/[id]/pay_out')
const voiding = routeAt(moneyCalls, 'payments/[id]/void')
const claims = routeAt(moneyCalls, 'payments')
const lookup = routeAt(moneyCalls, 'utr')

useDatabase()

let cookie: string
beforeAll(async () => {
  cookie = (await signedIn()).cookie
})

const today = dayInIndia(new Date())
const yesterday = addDays(today, -1)
const refund = { direction: 'refunded', method: 'upi', amount: 3540, on: yesterday, note: 'Ill' }

const enter = (reference: string, json: object) =>
  call(entering, 'POST', '/api/folios/x/payments', { cookie, params: { reference }, json })
const payOut = (id: string, json: object = { on: today }) =>
  call(paying, 'POST', '/api/payments/x/pay_out', { cookie, params: { id }, json })
const folio = async (reference: string) =>
  (await call(folios, 'GET', '/api/folios/x', { cookie, params: { reference } })).body
const toCheck = async () => (await call(claims, 'GET', '/api/payments', { cookie })).body
const refundedOn = async (day: string) => {
  const query = `?from_date=${day}&to_date=${day}`
  return (await call(book, 'GET', `/api/day_book${query}`, { cookie })).body.totals.refunded
}

/** A booking that is paid and rejected, with a refund that is decided and paid out later. */
async function promised() {
  const { id, reference } = await insertBooking({ status: 'rejected' })
  await enter(reference, { direction: 'received', method: 'card', amount: 3540, on: yesterday })
  const { status, body } = await enter(reference, { ...refund, later: true })
  expect(status).toBe(201)
  return { id, reference, refund: body.payments.at(-1) }
}

describe('a refund that is paid out later', () => {
  test('waits among what is to be checked, counts nowhere, and is in the history as decided', async () => {
    const before = await toCheck()
    const { id, reference, refund: made } = await promised()
    expect(made).toMatchObject({ direction: 'refunded', state: 'claimed', amount: 3540 })
    const { rows, total, amount } = await toCheck()
    expect([total, amount]).toEqual([before.total + 1, before.amount])
    expect(rows[0]).toMatchObject({
      payment: { id: made.id, recorded_by: staffEmail, note: 'Ill' },
      booking: { reference },
      is_own: false,
    })
    expect(await folio(reference)).toMatchObject({ refunded: 0, balance: -3540 })
    const { entries } = (await call(history, 'GET', `/api/booking_history?id=${id}`, { cookie }))
      .body
    expect(entries.map(({ action }: { action: string }) => action)).toContain('refund_promised')
  })

  test('is in the books on the day on which it is paid out, with its UTR, and can be taken back', async () => {
    const { reference, refund: made } = await promised()
    const [before, then] = [await refundedOn(today), await refundedOn(yesterday)]
    const { status, body } = await payOut(made.id, { utr: '6285 1120 4473', on: today })
    expect([status, body.payment]).toMatchObject([
      200,
      { state: 'verified', on: today, utr: '628511204473', verified_by: staffEmail },
    ])
    expect(body.undo.ms).toBeGreaterThan(0)
    expect([await refundedOn(today), await refundedOn(yesterday)]).toEqual([before + 3540, then])
    expect(await folio(reference)).toMatchObject({ refunded: 3540, balance: 0 })
    expect((await payOut(made.id)).status).toBe(200)

    await undoCall(cookie, [await entryOfPayment(made.id)])
    expect(await refundedOn(today)).toBe(before)
    const again = (await folio(reference)).payments.find(
      (one: { state: string; direction: string }) =>
        one.state === 'claimed' && one.direction === 'refunded',
    )
    expect(again).toMatchObject({ state: 'claimed', direction: 'refunded', amount: 3540 })
    expect((await payOut(again.id, { utr: '628511204473', on: today })).status).toBe(200)
    const found = await call(lookup, 'GET', '/api/utr?utr=6285+1120+4473', { cookie })
    expect(found.body.used_for).toBe(reference)
    const other = await promised()
    expect((await payOut(other.refund.id, { utr: '628511204473', on: today })).body).toMatchObject({
      code: 'utr_used',
      reference,
    })
    expect((await folio(other.reference)).payments.at(-1)).toMatchObject({
      state: 'claimed',
      utr: null,
    })
  })

  test('is promised once: neither paid nor promised again beyond what the guest has paid', async () => {
    const { reference, refund: made } = await promised()
    for (const json of [refund, { ...refund, later: true }]) {
      const { status, body } = await enter(reference, json)
      expect([status, body.errors]).toEqual([422, { amount: 'You can refund up to ₹0.' }])
    }
    expect((await enter(reference, { ...refund, direction: 'received', later: true })).status).toBe(
      422,
    )
    const params = { id: made.id }
    await call(voiding, 'POST', '/api/payments/x/void', { cookie, params, json: { reason: 'No' } })
    expect((await payOut(made.id)).body.code).toBe('illegal_transition')
    expect((await enter(reference, refund)).status).toBe(201)
  })

  test('is refused on a day to come, with a UTR of what has none, and where it is no refund', async () => {
    const { reference } = await insertBooking({ status: 'rejected' })
    const { body } = await enter(reference, {
      ...refund,
      direction: 'received',
      method: 'cash',
    })
    // The last one is what the ledger owes back of it.
    const paid = body.payments.find(({ state }: { state: string }) => state === 'verified')
    expect((await payOut(paid.id)).body.code).toBe('illegal_transition')
    const cash = await enter(reference, { ...refund, method: 'cash', later: true })
    const { id } = cash.body.payments.at(-1)
    expect((await payOut(id, { on: addDays(today, 1) })).body.errors).toHaveProperty('on')
    const utr = '628511204474'
    expect((await payOut(id, { utr, on: today })).body.errors).toHaveProperty('utr')
    expect((await payOut('x')).status).toBe(404)
  })
})

test('a UTR is looked up among verified payments only, and never for strangers', async () => {
  const look = async (utr: string) =>
    (await call(lookup, 'GET', `/api/utr?utr=${utr}`, { cookie })).body.used_for
  const { reference } = await insertBooking({ status: 'verified', utr: '632599990001' })
  await insertBooking({ utr: '632599990002' })
  expect(await look('6325%209999%200001')).toBe(reference)
  expect(await look('632599990002')).toBe(null)
  for (const wrong of ['', 'abc']) {
    expect((await call(lookup, 'GET', `/api/utr?utr=${wrong}`, { cookie })).status).toBe(422)
  }
  expect((await call(lookup, 'GET', '/api/utr?utr=632599990001')).status).toBe(401)
})
