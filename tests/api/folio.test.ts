import { beforeAll, describe, expect, test } from 'vitest'
import { bookingCalls } from '#calls/bookings.ts'
import { moneyCalls } from '#calls/money.ts'
import { prisma } from '#lib/db/client.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { claimOf, insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn, staffEmail } from '../support/staff.ts'
import { entryOfDecision, undoCall } from '../support/undo.ts'

const history = routeAt(bookingCalls, 'booking_history')
const payments = routeAt(moneyCalls, 'folios/[reference]/payments')
const folios = routeAt(moneyCalls, 'folios/[reference]')
const verifying = routeAt(moneyCalls, 'payments/[id]/verify')
const voiding = routeAt(moneyCalls, 'payments/[id]/void')

useDatabase()

let cookie: string
beforeAll(async () => {
  cookie = (await signedIn()).cookie
})

const today = dayInIndia(new Date())
const cash = { direction: 'received', method: 'cash', amount: 5000, on: today }
const back = { ...cash, direction: 'refunded' }

const folio = async (reference: string) =>
  (await call(folios, 'GET', '/api/folios/x', { cookie, params: { reference } })).body
const enter = (reference: string, json: object, key?: string) =>
  call(payments, 'POST', '/api/folios/x/payments', {
    cookie,
    params: { reference },
    json,
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const verify = (id: string, json: object = {}) =>
  call(verifying, 'POST', '/api/payments/x/verify', { cookie, params: { id }, json })
const cancel = (id: string, reason = 'Typed twice') =>
  call(voiding, 'POST', '/api/payments/x/void', { cookie, params: { id }, json: { reason } })
const historyOf = async (id: string) =>
  (await call(history, 'GET', `/api/booking_history?id=${id}`, { cookie })).body.entries

describe('a folio', () => {
  test('has a line a night, the payments, and what the guest still owes', async () => {
    const { reference } = await insertBooking({ utr: '632512345678', claimedPaise: 354_000 })
    expect(await folio(reference)).toMatchObject({
      reference,
      status: 'pending',
      charges: ['2027-03-01', '2027-03-02', '2027-03-03'].map((night) => ({
        kind: 'night',
        night,
        amount: 4720,
        gst_percent: 18,
      })),
      payments: [{ direction: 'received', method: 'upi', amount: 3540, utr: '632512345678' }],
      total: 14_160,
      paid: 0,
      refunded: 0,
      balance: 14_160,
    })
  })

  test('of no booking is not found, and nobody reads one without a session', async () => {
    const asked = (more: object) =>
      call(folios, 'GET', '/api/folios/x', { params: { reference: 'D7K-3MX' }, ...more })
    expect((await asked({ cookie })).status).toBe(404)
    expect((await asked({})).status).toBe(401)
  })
})

describe('money at the desk', () => {
  test('is recorded as verified by whoever enters it, and stands in the history', async () => {
    const { id, reference } = await insertBooking({})
    const { status, body } = await enter(reference, { ...cash, note: 'Counted twice' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ paid: 5000, balance: 9160 })
    expect(body.payments.at(-1)).toMatchObject({
      method: 'cash',
      state: 'verified',
      recorded_by: staffEmail,
      verified_by: staffEmail,
      note: 'Counted twice',
      on: today,
    })
    // It verifies the booking, which was pending.
    expect((await historyOf(id)).slice(0, 2)).toMatchObject([
      { action: 'booking_verified' },
      { action: 'payment_recorded', detail: '₹5,000 in cash' },
    ])
  })

  test('is added once, however often the same request comes', async () => {
    const { reference } = await insertBooking({})
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => enter(reference, cash, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await folio(reference)).paid).toBe(5000)
    const other = await enter(reference, { ...cash, amount: 1 }, key)
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused'])
  })

  test.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -5 }, 'amount'],
    ['a huge sum', { amount: 21_474_836.48 }, 'amount'],
    ['a huger sum', { amount: 1e21 }, 'amount'],
    ['no sum', { amount: 'much' }, 'amount'],
    ['parts of a paisa', { amount: 0.001 }, 'amount'],
    ['a day to come', { on: addDays(today, 1) }, 'on'],
    ['no day', { on: '31/12/2026' }, 'on'],
    ['another method', { method: 'gold' }, 'method'],
    ['another direction', { direction: 'lent' }, 'direction'],
    ['a UTR that is none', { method: 'upi', utr: 'x' }, 'utr'],
    ['cash with a UTR', { utr: '632512345679' }, 'utr'],
    ['cash with a number', { number: '1234' }, 'number'],
  ])('is refused as %s', async (_what, change, field) => {
    const { reference } = await insertBooking({})
    const { status, body } = await enter(reference, { ...cash, ...change })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect((await folio(reference)).payments).toHaveLength(1)
  })

  test('is taken by one of two desks that saw the same balance; a try again of the first adds nothing', async () => {
    const { reference } = await insertBooking({ status: 'confirmed' })
    const { balance } = await folio(reference)
    const seen = { ...cash, seen: balance }
    const both = await Promise.all(
      ['desk one', 'desk two'].map((key) => enter(reference, seen, key)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed_meanwhile')
    const first = both[0]?.status === 201 ? 'desk one' : 'desk two'
    expect((await enter(reference, seen, first)).status).toBe(201)
    expect((await folio(reference)).balance).toBe(balance - 5_000)
    expect((await enter(reference, { ...seen, seen: balance - 5_000 })).status).toBe(201)
  })

  test('with a UTR that was verified before is refused, with the other booking', async () => {
    const [first, second] = [await insertBooking({}), await insertBooking({})]
    const upi = { ...cash, method: 'upi', utr: '6325 9999 0000' }
    expect((await enter(first.reference, upi)).status).toBe(201)
    const { status, body } = await enter(second.reference, upi)
    expect([status, body.code, body.reference]).toEqual([409, 'utr_used', first.reference])
  })

  test('for a rejected booking is taken, and owed back', async () => {
    const { reference } = await insertBooking({ status: 'rejected' })
    expect((await enter(reference, cash)).body).toMatchObject({ paid: 5000, balance: -5000 })
    expect((await enter(reference, back)).body).toMatchObject({ refunded: 5000, balance: 0 })
  })

  test('is not paid back beyond what was paid', async () => {
    const { reference } = await insertBooking({})
    await enter(reference, cash)
    const { status, body } = await enter(reference, { ...back, amount: 5000.01 })
    expect([status, body.errors.amount]).toEqual([422, 'You can refund up to ₹5,000.'])
    const both = await Promise.all([1, 2].map(() => enter(reference, { ...back, amount: 3000 })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await folio(reference)).toMatchObject({ refunded: 3000, balance: 12_160 })
  })
})

describe('a claim', () => {
  test('that is verified verifies its pending booking; another sum is what arrived; undo takes both back', async () => {
    const { id, reference } = await insertBooking({ claimedPaise: 354_000 })
    const claim = await claimOf(id)
    const { body } = await verify(claim.id, { amount: 3000 })
    expect(body).toMatchObject({ status: 'verified', paid: 3000, balance: 11_160 })
    const actions = (await historyOf(id)).map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['booking_verified', 'payment_verified'])
    await undoCall(cookie, [await entryOfDecision(id)])
    const after = await folio(reference)
    expect([after.status, after.paid]).toEqual(['pending', 0])
    expect(after.payments.map(({ state }: { state: string }) => state).sort()).toEqual([
      'claimed',
      'void',
    ])
  })

  test('of two who verify it at once is verified once', async () => {
    const { id } = await insertBooking({ utr: '632577778888' })
    const claim = await claimOf(id)
    const answers = await Promise.all([1, 2].map(() => verify(claim.id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await prisma().auditEntry.count({ where: { bookingId: id } })).toBe(2)
  })

  test('of a rejected booking is verified and leaves it rejected', async () => {
    const { id } = await insertBooking({ status: 'rejected' })
    const { body } = await verify((await claimOf(id)).id)
    expect(body).toMatchObject({ status: 'rejected', paid: 14_160, balance: -14_160 })
  })

  test('that is void is not verified any more, and what is no payment is not found', async () => {
    const { id } = await insertBooking({})
    const claim = await claimOf(id)
    expect((await cancel(claim.id)).status).toBe(200)
    expect((await verify(claim.id)).body.code).toBe('illegal_transition')
    expect((await verify(crypto.randomUUID())).status).toBe(404)
    expect((await verify('x')).status).toBe(404)
  })
})

describe('a mistake', () => {
  test('is voided with a reason and by name, once; its UTR can be used again', async () => {
    const [first, second] = [await insertBooking({}), await insertBooking({})]
    const upi = { ...cash, method: 'upi', utr: '632544445555' }
    const { body } = await enter(first.reference, upi)
    const { id } = body.payments.at(-1)
    expect((await cancel(id, ' ')).status).toBe(422)
    for (let time = 0; time < 2; time++) {
      const voided = await cancel(id)
      expect(voided.body).toMatchObject({ paid: 0, balance: 14_160 })
      expect(voided.body.payments.at(-1)).toMatchObject({
        state: 'void',
        void_reason: 'Typed twice',
        voided_by: staffEmail,
      })
    }
    const entries = await historyOf(first.id)
    expect(entries.map(({ action, detail }: Record<string, string>) => [action, detail])).toEqual([
      ['payment_voided', 'Typed twice'],
      ['booking_pending', null],
      ['booking_verified', null],
      ['payment_recorded', '₹5,000 by UPI'],
    ])
    expect((await enter(second.reference, upi)).status).toBe(201)
  })
})
