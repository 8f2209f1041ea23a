import { beforeAll, describe, expect, test } from 'vitest'
import { guestCalls } from '#calls/guest.ts'
import { stayCalls } from '#calls/stays.ts'
import { addStaff } from '#lib/auth/commands.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { findBookings } from '#lib/desk/queries/list-bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { openDesk } from '../support/desk-bookings.ts'
import { mailsOwed, picture } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'
import { entryOf, undoCall } from '../support/undo.ts'

const route = routeAt(stayCalls, 'desk/stays/[id]/pay_by')
const claims = routeAt(guestCalls, 'stays/[secret]/payments')

useDatabase()

let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  desk = await openDesk(40)
})

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const over = hoursFromNow(-1)

/** A booking by a link, whose time to pay is over by default. */
async function unpaid({ email = 'kavita@example.com', payBy = over } = {}) {
  const { body } = await desk.book({ email, payment: { kind: 'link' } })
  const id: string = body.booking.id
  await prisma().booking.update({ where: { id }, data: { payBy } })
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  return id
}
const params = (id: string) => ({ params: { id }, cookie: desk.cookie })
const move = (id: string, json: object = {}) =>
  call(route, 'POST', '/api/desk/stays/x/pay_by', {
    ...params(id),
    json: { seen: over.toISOString(), ...json },
  })
const undo = async (id: string, cookie = desk.cookie) =>
  undoCall(cookie, [await entryOf(id, ['pay_by_moved'])])
const stands = async (id: string) => {
  const [booking] = await findBookings(desk.by, [id])
  return {
    status: booking?.status,
    hasUnit: booking?.unit !== null,
    pay_by: booking?.pay_by,
    mails: await mailsOwed(id),
  }
}
const asItWas = { status: 'pending', hasUnit: true, pay_by: over.toISOString(), mails: [] }

describe('a guest who has not paid by the link in time', () => {
  test('keeps the room, and staff read until when they were asked to pay', async () => {
    expect(await stands(await unpaid())).toEqual(asItWas)
  })

  test('is asked again by e-mail, until a new time, and all of it is taken back', async () => {
    const id = await unpaid()
    expect((await move(id, { ask: 'email' })).status).toBe(200)
    const { pay_by, mails } = await stands(id)
    expect(mails).toEqual(['toPay'])
    expect(new Date(pay_by ?? 0).getTime()).toBeGreaterThan(Date.now() + 2.9 * 3_600_000)
    expect((await undo(id)).status).toBe(200)
    expect(await stands(id)).toEqual(asItWas)
    const entries = await prisma().auditEntry.findMany({
      where: { bookingId: id, action: { startsWith: 'pay_by' } },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['pay_by_moved', { pay_by, ask: 'email' }],
      ['pay_by_put_back', { pay_by: over.toISOString() }],
    ])
  })

  test('gets more time without a word', async () => {
    const id = await unpaid({ email: '' })
    const until = hoursFromNow(50).toISOString()
    expect((await move(id, { until })).status).toBe(200)
    expect(await stands(id)).toEqual({ ...asItWas, pay_by: until })
    const again = await move(id, { seen: until, until: hoursFromNow(60).toISOString() })
    expect(again.status).toBe(200)
  })

  test('is asked on WhatsApp by words that name the new time, in their language', async () => {
    const id = await unpaid({ email: '' })
    const { body } = await call(route, 'GET', '/api/desk/stays/x/pay_by', params(id))
    expect(new Date(body.until).getTime()).toBeGreaterThan(Date.now())
    expect(decodeURIComponent(body.whatsapp_url)).toMatch(/Please pay .* by .* at 6\spm/)
    expect((await move(id, { until: body.until, ask: 'whatsapp' })).status).toBe(200)
    expect(await stands(id)).toEqual({ ...asItWas, pay_by: body.until })
  })

  test('keeps the new time once the mail has left', async () => {
    const id = await unpaid()
    await move(id, { ask: 'email' })
    await pool().query('DELETE FROM graphile_worker._private_jobs')
    expect((await undo(id)).body.code).toBe('too_late')
  })
})

describe('refused is', () => {
  test.each([
    ['a time that is past', { until: over.toISOString() }, 'until'],
    ['what is no time', { until: 'tomorrow' }, 'until'],
    ['a mail without an address', { ask: 'email' }, 'ask'],
    ['a way that there is not', { ask: 'pigeon' }, 'ask'],
  ])('%s', async (_, json, field) => {
    const id = await unpaid({ email: '' })
    const { status, body } = await move(id, json)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect(await stands(id)).toEqual(asItWas)
  })

  test('asking before the time is over, but not giving more of it', async () => {
    const payBy = hoursFromNow(2)
    const id = await unpaid({ payBy })
    const seen = payBy.toISOString()
    expect((await move(id, { seen, ask: 'email' })).body.code).toBe('illegal_transition')
    expect((await move(id, { seen, until: hoursFromNow(9).toISOString() })).status).toBe(200)
  })

  test('the second of two colleagues at once', async () => {
    const id = await unpaid()
    const until = [hoursFromNow(5), hoursFromNow(6)].map((at) => at.toISOString())
    const answers = await Promise.all(until.map((each) => move(id, { until: each })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const made = answers.findIndex(({ status }) => status === 200)
    expect((await stands(id)).pay_by).toBe(until[made])
  })

  test('more time for who has shown a payment, or whose booking has ended', async () => {
    const id = await unpaid()
    const { secret } = await prisma().booking.findUniqueOrThrow({ where: { id } })
    const form = {
      amount: '2360',
      utr: '632100421987',
      screenshot: new File([await picture()], 'paid.jpg', { type: 'image/jpeg' }),
    }
    const claim = await call(claims, 'POST', '/api/stays/x/payments', { params: { secret }, form })
    expect(claim.status).toBe(201)
    expect((await move(id)).body.code).toBe('illegal_transition')
    expect((await stands(id)).pay_by).toBeNull()
    const given = await unpaid()
    await prisma().booking.update({ where: { id: given }, data: { status: 'rejected' } })
    expect((await move(given)).body.code).toBe('illegal_transition')
  })

  test('taking back what somebody else did, or what is no longer the last', async () => {
    const id = await unpaid()
    await addStaff('terminal', { email: 'anil@example.com', role: 'desk' })
    const other = await signedIn('anil@example.com')
    await move(id, { until: hoursFromNow(5).toISOString() })
    expect((await undo(id, other.cookie)).body.code).toBe('changed_meanwhile')
    expect((await undo(id)).status).toBe(200)
    expect((await undo(id)).body.code).toBe('changed_meanwhile')
  })
})
