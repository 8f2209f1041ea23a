import type ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { guestCalls } from '#calls/guest.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import { randomSecret } from '#lib/shared/random.ts'
import { insertBooking } from '../support/bookings.ts'
import { strictEvent } from '../support/calendar.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'

const calendar = routeAt(guestCalls, 'stays/[secret]/calendar')
const cancellation = routeAt(guestCalls, 'stays/[secret]/cancellation')
const proof = routeAt(guestCalls, 'stays/[secret]/proof')

useDatabase()
beforeEach(async () => {
  await emptyTables('bookings')
  await pool().query('TRUNCATE rate_limits')
})

const calendarOf = (secret: string) =>
  call(calendar, 'GET', '/api/stays/x/calendar', { params: { secret } })
const screenshotOf = (secret: string) =>
  call(proof, 'GET', '/api/stays/x/proof', { params: { secret } })
const askToCancel = (secret: string) =>
  call(cancellation, 'POST', '/api/stays/x/cancellation', { params: { secret } })
const sendUtr = (secret: string) =>
  call(proof, 'POST', '/api/stays/x/proof', { params: { secret }, form: { utr: '632512345678' } })

describe('a secret that is not one', () => {
  test.each([
    ['random', randomSecret()],
    ['empty', ''],
    ['short', 'x'],
    ['a wildcard', '%'],
    ['an injection', "' OR 1=1 --"],
    ['bytes that no text column takes', 'a\0b'],
    ['an escape that no bytea takes', '\\x0g'],
    ['half a character', '\ud800'],
    ['very long', 'a'.repeat(100_000)],
  ])('finds nothing and changes nothing: %s', async (_, secret) => {
    const { id } = await insertBooking({})
    expect(await readBooking({ secret })).toBeNull()
    for (const ask of [calendarOf, screenshotOf, askToCancel, sendUtr]) {
      const { status, body } = await ask(secret)
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    expect(await prisma().auditEntry.count({ where: { bookingId: id } })).toBe(0)
  })

  test('is also a right one with a letter changed, left out or added', async () => {
    const { secret } = await insertBooking({})
    for (const wrong of [`${secret.slice(0, -1)}x`, secret.slice(1), `${secret}a`, ` ${secret}`]) {
      expect((await calendarOf(wrong)).status).toBe(404)
    }
  })
})

test('a secret is looked up only by its hash, so response times reveal nothing about it', async () => {
  const { rows } = await pool().query(
    "SELECT indexdef FROM pg_indexes WHERE tablename = 'bookings' AND indexdef LIKE '%secret%'",
  )
  expect(rows).toEqual([
    { indexdef: expect.stringMatching(/UNIQUE INDEX .* \(sha256\(\(?secret\)?::bytea\)\)$/) },
  ])
})

test('a secret opens its own booking and reveals nothing about others', async () => {
  const mine = await insertBooking({ fullName: 'Asha Patil', utr: '632511112222' })
  const other = await insertBooking({
    fullName: 'Kabir Rao',
    email: 'kabir@example.com',
    phone: '+91 90000 00001',
    utr: '632533334444',
  })
  const page = JSON.stringify(await readBooking({ secret: mine.secret }))
  const file = (await calendarOf(mine.secret)).body
  expect(page).toContain('Asha Patil')
  for (const fact of [other.reference, other.secret, 'Kabir', '00001', other.utr, other.id]) {
    expect(page + file).not.toContain(fact)
  }
  expect((await screenshotOf(mine.secret)).bytes).toEqual(
    (await prisma().file.findUniqueOrThrow({ where: { id: mine.screenshotId } })).bytes,
  )
})

describe('the calendar file', () => {
  const eventOf = async (secret: string) => strictEvent((await calendarOf(secret)).body)
  const statusOf = (event: ICAL.Event) => event.component.getFirstPropertyValue('status')

  test('says in its title that a stay is not confirmed yet, until it is', async () => {
    const open = await insertBooking({})
    const sure = await insertBooking({ status: 'confirmed' })
    const before = await eventOf(open.secret)
    const after = await eventOf(sure.secret)
    expect([before.summary, statusOf(before)]).toEqual([
      'Stay at Dontali, Maratha Wada Room (not confirmed yet)',
      'TENTATIVE',
    ])
    expect([after.summary, statusOf(after)]).toEqual([
      'Stay at Dontali, Maratha Wada Room',
      'CONFIRMED',
    ])
    expect(after.sequence).toBeGreaterThan(before.sequence)
  })

  test('holds the nights, and is kept and listed by nobody', async () => {
    const { secret, reference } = await insertBooking({ status: 'confirmed' })
    const { headers, body } = await calendarOf(secret)
    // It goes into calendars that others read.
    expect(body).not.toContain(secret)
    expect(body).toContain(reference)
    expect(headers.get('content-type')).toContain('text/calendar')
    expect(headers.get('content-disposition')).toContain(`stay-${reference}.ics`)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    const event = await eventOf(secret)
    expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
      '2027-03-01',
      '2027-03-04',
    ])
    expect(event.description).toContain(reference)
  })

  test('is there for no booking that is rejected, has no room, or is to be cancelled', async () => {
    const asked = await insertBooking({ status: 'confirmed' })
    await askToCancel(asked.secret)
    for (const { secret } of [
      asked,
      await insertBooking({ status: 'rejected' }),
      await insertBooking({ unit: null }),
    ]) {
      expect((await calendarOf(secret)).status).toBe(404)
    }
  })
})
