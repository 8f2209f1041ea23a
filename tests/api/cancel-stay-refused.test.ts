import { beforeEach, describe, expect, test } from 'vitest'
import * as update from '#app/api/booking_update_status/route.ts'
import { stayCalls } from '#calls/stays.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { issueInvoice } from '#lib/documents/commands/issue-invoice.ts'
import { call } from '../support/call.ts'
import {
  daysAgo,
  insertPaid,
  now,
  paid,
  refusal,
  seen,
  stored,
  wanted,
} from '../support/cancelling.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { registered } from '../support/stays-with-papers.ts'

const cancelRoute = routeAt(stayCalls, 'desk/stays/[id]/cancel')

useDatabase()
let by: Staff
let cookie: string
beforeEach(async () => {
  await emptyTables('bookings')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  const session = await signedIn()
  by = session.by
  cookie = session.cookie
})

describe('another sum', () => {
  test('than the terms give needs a word to the guest', async () => {
    const { id } = await insertPaid()
    const less = wanted({ refund: 10_000_00 })
    await expect(cancelStay(by, id, less, now)).rejects.toMatchObject(
      refusal('validation_failed', { note: expect.stringContaining('Enter a reason') }),
    )
    await cancelStay(by, id, { ...less, note: 'One night was slept' }, now)
    expect(await stored(id)).toMatchObject({
      keptPaise: 4_160_00,
      statusNote: 'One night was slept',
    })
  })

  test('above what was paid is refused, and so is one beside a refund that was promised before', async () => {
    const { id } = await insertPaid()
    const note = 'For the trouble'
    const more = wanted({ refund: paid * 100 + 1, note })
    await expect(cancelStay(by, id, more, now)).rejects.toMatchObject(
      refusal('validation_failed', { refund: 'You can refund up to ₹14,160.' }),
    )
    expect((await stored(id)).status).toBe('confirmed')
  })
})

describe('a stay that cannot be cancelled', () => {
  test.each([
    ['the guests are in the house', { checkedInAt: daysAgo(1) }],
    ['the guests have left', { checkedInAt: daysAgo(1), checkedOutAt: now }],
  ])('because %s', async (_, data) => {
    const { id } = await insertPaid({ checkIn: '2026-12-18' })
    await prisma().booking.update({ where: { id }, data })
    await expect(cancelStay(by, id, wanted(), now)).rejects.toMatchObject(
      refusal('illegal_transition'),
    )
  })

  test('because all of its nights are past', async () => {
    const { id } = await insertPaid({ checkIn: '2026-12-16' })
    await expect(cancelStay(by, id, wanted(), now)).rejects.toMatchObject(
      refusal('illegal_transition'),
    )
  })

  test('because its invoice is issued', async () => {
    const { id } = await insertPaid()
    await issueInvoice(by, id, registered, now)
    await expect(cancelStay(by, id, wanted(), now)).rejects.toMatchObject({
      code: 'illegal_transition',
      message: expect.stringContaining('credit note'),
    })
  })

  test('because it is not as the person saw it', async () => {
    const { id } = await insertPaid()
    const unpaid = wanted({ seen: { ...seen, paid: 0 } })
    await expect(cancelStay(by, id, unpaid, now)).rejects.toMatchObject(
      refusal('changed_meanwhile'),
    )
  })
})

describe('the call', () => {
  const post = (id: string, json: object, session = cookie) =>
    call(cancelRoute, 'POST', '/api/desk/stays/x/cancel', { cookie: session, params: { id }, json })

  test('answers the booking, the time to take it back, and what the terms give', async () => {
    const { id } = await insertPaid({ createdAt: new Date(), checkIn: '2027-03-01' })
    const answer = await post(id, wanted({ refund: '14,160' }))
    expect(answer).toMatchObject({
      status: 200,
      body: { booking: { status: 'rejected' }, refund_by_terms: paid },
    })
    expect(answer.body.undo.ms).toBeGreaterThan(20_000)
  })

  test('says before what it would give and what the guest would read, and changes nothing', async () => {
    const { id } = await insertPaid({ createdAt: new Date() })
    await prisma().booking.update({ where: { id }, data: { locale: 'ru' } })
    const query = 'because=cancelled_by_guest&by=upi&refund=10000&note=Half'
    const { body } = await call(cancelRoute, 'GET', `/x?${query}`, { cookie, params: { id } })
    expect(body).toMatchObject({
      paid,
      paid_by: { method: 'upi' },
      terms: { day: 0, of: 7, begun: false },
      by_terms: { cancelled_by_guest: paid, cancelled_by_farm: paid },
      problem: null,
      letter: { locale: 'ru', direction: 'ltr' },
    })
    expect(body.letter.own.join(' ')).toContain('Как вы просили')
    expect(body.letter.english.join(' ')).toMatch(/As you asked.*A note from us: Half.*₹10,000/)
    expect((await stored(id)).status).toBe('confirmed')
  })

  test('is for staff alone, and tells bad input apart', async () => {
    const { id } = await insertPaid()
    expect((await post(id, wanted(), '')).status).toBe(401)
    expect((await post(id, wanted({ because: 'other' }))).body.errors).toHaveProperty('because')
    expect((await post(id, wanted({ refund: '-5' }))).body.errors).toHaveProperty('refund')
    expect((await post(crypto.randomUUID(), wanted({ refund: paid }))).status).toBe(404)
  })
})

test('a rejection keeps its reason where staff said one, apart from the words', async () => {
  const { id } = await insertPaid({ status: 'pending' })
  const form = { id, status: 'rejected', note: 'Not in the bank', because: 'payment_not_found' }
  expect((await call(update, 'POST', '/x', { cookie, form })).status).toBe(200)
  expect(await stored(id)).toMatchObject({
    rejectedBecause: 'payment_not_found',
    statusNote: 'Not in the bank',
  })
})
