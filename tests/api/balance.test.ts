import { beforeEach, describe, expect, test } from 'vitest'
import { guestCalls } from '#calls/guest.ts'
import { payableOf } from '#lib/booking/rules/balance.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { mailsOwed, someAddress, someSender } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'

const balance = routeAt(guestCalls, 'stays/[secret]/payments')

useDatabase()
beforeEach(async () => {
  await pool().query('DELETE FROM graphile_worker._private_jobs')
})

const receipt = async () => (await someSender()).screenshot

const pay = (secret: string, form: Record<string, string | Blob>) =>
  call(balance, 'POST', '/api/stays/x/payments', {
    params: { secret },
    form,
    address: someAddress(),
  })

const claims = (bookingId: string) =>
  prisma().payment.findMany({
    where: { bookingId, state: 'claimed' },
    orderBy: { createdAt: 'asc' },
  })

/** A booking of ₹14,160 whose deposit staff have found in the bank. */
const withDeposit = () => insertBooking({ status: 'verified', claimedPaise: 354_000 })

describe('a guest who pays the balance', () => {
  test('is being checked until somebody has found it, and staff are told', async () => {
    const { id, secret, reference } = await withDeposit()
    const sent = { screenshot: await receipt(), utr: '6325 4821 0937', amount: '10620' }
    const { status, body } = await pay(secret, sent)
    const [claim] = await claims(id)
    expect([status, body]).toEqual([
      201,
      { success: true, payment_id: claim?.id, amount: 10_620, state: 'claimed' },
    ])
    expect(claim).toMatchObject({
      paise: 1_062_000,
      utr: '632548210937',
      method: 'upi',
      recordedBy: 'guest',
      proofId: expect.any(String),
    })
    const sums = { paidPaise: 354_000, checkingPaise: 1_062_000, balancePaise: 1_062_000 }
    const booking = await readBooking({ secret })
    expect(booking).toMatchObject(sums)
    expect(booking && payableOf(booking)).toBe(0)
    expect(await mailsOwed(id)).toEqual(['staff_payment_claimed'])
    const title = `Balance of ${reference}: ₹10,620 to check`
    expect(await prisma().notification.findFirst({ where: { bookingId: id } })).toMatchObject({
      title,
    })
  })

  test('pays once, however often the same picture or UTR comes, also at once', async () => {
    const { id, secret } = await withDeposit()
    const sent = { screenshot: await receipt(), utr: '632548210938', amount: '10620' }
    const both = await Promise.all([pay(secret, sent), pay(secret, sent)])
    const again = [
      await pay(secret, { ...sent, utr: '' }),
      await pay(secret, { ...sent, screenshot: await receipt() }),
    ]
    const [claim, ...more] = await claims(id)
    expect([...both, ...again].map(({ body }) => body.payment_id)).toEqual(Array(4).fill(claim?.id))
    expect(more).toEqual([])
    expect(await mailsOwed(id)).toEqual(['staff_payment_claimed'])
  })

  test('may pay in parts, each with a mail of its own, until too many wait', async () => {
    const { id, secret } = await withDeposit()
    for (const amount of ['1000', '2000', '3000', '1500', '500']) {
      expect((await pay(secret, { screenshot: await receipt(), amount })).status).toBe(201)
    }
    const { status, body } = await pay(secret, { screenshot: await receipt(), amount: '100' })
    expect([status, body.code]).toEqual([429, 'too_many_requests'])
    expect(await claims(id)).toHaveLength(5)
    expect(await mailsOwed(id)).toHaveLength(5)
  })

  test('is not turned away when the booking was rejected: it is owed back', async () => {
    const { id, secret } = await insertBooking({ status: 'rejected' })
    const { status } = await pay(secret, { screenshot: await receipt(), amount: '500' })
    expect(status).toBe(201)
    expect((await claims(id)).map(({ paise }) => paise)).toContain(50_000)
    const booking = await readBooking({ secret })
    expect(booking && payableOf(booking)).toBe(0)
  })

  test.each([['0'], ['-5'], ['much'], ['14160.01'], ['99999999999'], ['1e3']])(
    'cannot have paid %s',
    async (amount) => {
      const { id, secret } = await withDeposit()
      const { status, body } = await pay(secret, { screenshot: await receipt(), amount })
      expect([status, body.code, Object.keys(body.errors)]).toEqual([
        422,
        'validation_failed',
        ['amount'],
      ])
      expect(await claims(id)).toEqual([])
    },
  )

  test('needs a picture that can be read, no larger than others, and the link of a booking', async () => {
    const { id, secret } = await withDeposit()
    const refused = async (form: Record<string, string | Blob>, to = secret) => {
      const { status, body } = await pay(to, { amount: '500', ...form })
      return [status, body.code]
    }
    expect(await refused({})).toEqual([422, 'screenshot_required'])
    const page = new File(['<svg onload=alert(1)>'], 'a.png', { type: 'image/png' })
    expect(await refused({ screenshot: page })).toEqual([415, 'not_an_image'])
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' })
    expect(await refused({ screenshot: large })).toEqual([413, 'too_large'])
    const nobodys = 'a'.repeat(26)
    expect(await refused({ screenshot: await receipt() }, nobodys)).toEqual([404, 'not_found'])
    expect(await claims(id)).toEqual([])
  })
})
