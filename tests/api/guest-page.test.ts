import sharp, { type Sharp } from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import * as bookingsList from '#app/api/bookings_list/route.ts'
import { bookingCalls } from '#calls/bookings.ts'
import { guestCalls } from '#calls/guest.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { claimOf, insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { dayAhead } from '../support/guest.ts'
import { receipt } from '../support/receipts.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const giveRoom = routeAt(bookingCalls, 'booking_give_room')
const cancellation = routeAt(guestCalls, 'stays/[secret]/cancellation')
const proof = routeAt(guestCalls, 'stays/[secret]/proof')

useDatabase()
let cookie: string
beforeEach(async () => {
  await emptyTables('bookings')
  await pool().query('DELETE FROM files')
  await pool().query('TRUNCATE rate_limits')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  cookie = (await signedIn()).cookie
})

const picture = (hue: string) =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: hue } })
    .jpeg()
    .toBuffer()
    .then((bytes) => new File([new Uint8Array(bytes)], 'receipt.jpg', { type: 'image/jpeg' }))
const sendProof = (secret: string, form: Record<string, string | Blob>) =>
  call(proof, 'POST', '/api/stays/x/proof', { params: { secret }, form })
const askToCancel = (secret: string) =>
  call(cancellation, 'POST', '/api/stays/x/cancellation', { params: { secret } })
const give = (id: string, room: number) =>
  call(giveRoom, 'POST', '/api/booking_give_room', { cookie, json: { id, room } })
const row = async () =>
  (await call(bookingsList, 'GET', '/api/bookings_list', { cookie })).body.rows[0]

describe('what a guest sends later', () => {
  test('another screenshot takes the place of the first, which stays stored', async () => {
    const booking = await insertBooking({})
    const { status } = await sendProof(booking.secret, { screenshot: await picture('teal') })
    expect(status).toBe(200)
    expect((await claimOf(booking.id)).proofId).not.toBe(booking.screenshotId)
    expect(await prisma().file.count({ where: { id: booking.screenshotId } })).toBe(1)
    expect(await prisma().auditEntry.findMany({ where: { bookingId: booking.id } })).toMatchObject([
      { action: 'proof_added', before: { screenshotId: booking.screenshotId } },
    ])
    expect(await prisma().notification.findMany()).toMatchObject([{ type: 'screenshot_uploaded' }])
  })

  test('the UTR alone is enough, and nothing at all is not', async () => {
    const booking = await insertBooking({})
    expect((await sendProof(booking.secret, { utr: '6325 1234 5678' })).status).toBe(200)
    expect((await row()).utr).toBe('632512345678')
    const { status, body } = await sendProof(booking.secret, { utr: '' })
    expect([status, body.code]).toEqual([422, 'screenshot_required'])
  })

  test('what is no picture is refused and changes nothing', async () => {
    const booking = await insertBooking({})
    const html = new File(['<svg onload=alert(1)>'], 'a.jpg', { type: 'image/jpeg' })
    expect((await sendProof(booking.secret, { screenshot: html })).status).toBe(415)
    expect(await prisma().auditEntry.count({ where: { bookingId: booking.id } })).toBe(0)
  })
})

describe('asking to cancel', () => {
  test('tells staff and guest once, with what the refund rule gives, and changes no status', async () => {
    const booking = await insertBooking({ status: 'verified' })
    for (const _ of [1, 2]) expect((await askToCancel(booking.secret)).status).toBe(200)
    const { rows } = await pool().query(
      'SELECT payload FROM graphile_worker._private_jobs ORDER BY id',
    )
    expect(rows.map(({ payload }) => [payload.kind, payload.refundPaise])).toEqual([
      ['cancelAsked', booking.totalPaise],
      ['staff_cancel_asked', booking.totalPaise],
    ])
    expect(await row()).toMatchObject({ status: 'verified', flags: ['cancel_asked'] })
  })

  test('gives everything on the seventh day after the reservation in India, nothing on the eighth', async () => {
    const day = 86_400_000
    for (const [days, refund] of [
      [7, 1_416_000],
      [8, 0],
    ] as const) {
      await pool().query('DELETE FROM graphile_worker._private_jobs')
      const booking = await insertBooking({
        status: 'verified',
        createdAt: new Date(Date.now() - days * day),
      })
      await askToCancel(booking.secret)
      const { rows } = await pool().query('SELECT payload FROM graphile_worker._private_jobs')
      expect(rows[0].payload.refundPaise).toBe(refund)
    }
  })

  test('gives nothing once the stay has begun, however lately it was reserved', async () => {
    const booking = await insertBooking({ checkIn: dayAhead(-1) })
    await askToCancel(booking.secret)
    const { rows } = await pool().query('SELECT payload FROM graphile_worker._private_jobs')
    expect(rows[0].payload.refundPaise).toBe(0)
  })

  test('is nothing that a rejected booking can do', async () => {
    const booking = await insertBooking({ status: 'rejected' })
    expect((await askToCancel(booking.secret)).body.code).toBe('illegal_transition')
  })
})

describe('giving a booking a room', () => {
  test('one without a unit gets a free one of any room, at the price agreed', async () => {
    const { id, totalPaise } = await insertBooking({ unit: null })
    const [, cottage] = await prisma().room.findMany({ orderBy: { id: 'asc' } })
    const { status, body } = await give(id, cottage?.id ?? 0)
    expect([status, body.booking.room_type, body.booking.unit, body.booking.flags]).toEqual([
      200,
      cottage?.name,
      1,
      [],
    ])
    expect(body.booking.amount).toBe(totalPaise / 100)
  })

  test('is refused when that room is full, and the booking keeps what it had', async () => {
    const [wada, cottage] = await prisma().room.findMany({ orderBy: { id: 'asc' } })
    for (let unit = 1; unit <= (wada?.units ?? 0); unit++) await insertBooking({})
    const { id } = await insertBooking({ unit: null })
    await give(id, cottage?.id ?? 0)
    expect((await give(id, wada?.id ?? 0)).body.code).toBe('room_not_available')
    expect(await row()).toMatchObject({ room_type: cottage?.name, unit: 1 })
  })

  test('of a room that does not exist, or to a rejected booking, is refused', async () => {
    const { id } = await insertBooking({ unit: null })
    expect((await give(id, 9999)).body.code).toBe('room_not_found')
    const rejected = await insertBooking({ status: 'rejected' })
    expect((await give(rejected.id, 1)).body.code).toBe('illegal_transition')
  })
})

describe('a flag', () => {
  const submit = async (bytes: Buffer) => {
    const booking = await insertBooking({})
    const file = new File([new Uint8Array(bytes)], 'receipt.jpg', { type: 'image/jpeg' })
    expect((await sendProof(booking.secret, { screenshot: file })).status).toBe(200)
    return row()
  }
  test('marks the same bytes', async () => {
    const first = await receipt()
    expect((await submit(first)).flags).toEqual([])
    expect((await submit(first)).flags).toContain('same_screenshot')
  })

  test.each([
    ['saved again as a poor JPEG', (picture: Sharp) => picture.jpeg({ quality: 60 })],
    ['as WebP, made smaller', (picture: Sharp) => picture.resize(720).webp({ quality: 70 })],
    ['as PNG', (picture: Sharp) => picture.png()],
    [
      'cropped by two per cent at each side',
      (picture: Sharp) => picture.extract({ left: 20, top: 38, width: 1040, height: 1844 }).jpeg(),
    ],
    [
      'without the bars of the phone',
      (picture: Sharp) => picture.extract({ left: 0, top: 90, width: 1080, height: 1740 }).jpeg(),
    ],
  ])('marks a screenshot that came before, %s', async (_, change) => {
    const first = await receipt()
    await submit(first)
    expect((await submit(await change(sharp(first)).toBuffer())).flags).toContain(
      'similar_screenshot',
    )
  })

  test('leaves the receipts of other payments alone, although one app drew them all', async () => {
    await submit(await receipt())
    for (const other of [
      {
        amount: '4,720',
        from: 'Kabir Mehta',
        utr: '632611840526',
        at: '22 Nov 2026, 6:04 pm',
        clock: '6:05',
      },
      {
        amount: '9,440',
        from: 'Leela Nair',
        utr: '632709337718',
        at: '23 Nov 2026, 8:17 am',
        clock: '8:19',
      },
      { from: 'Sunil Gupta', utr: '632850041263', at: '24 Nov 2026, 11:45 am', clock: '12:02' },
    ]) {
      expect((await submit(await receipt(other))).flags).toEqual([])
    }
  })

  test('marks both bookings that gave one UTR', async () => {
    await insertBooking({ utr: '632548210937', createdAt: new Date('2026-11-21T06:00:00Z') })
    await insertBooking({ utr: '632548210937', createdAt: new Date('2026-11-21T07:00:00Z') })
    const { rows } = (await call(bookingsList, 'GET', '/api/bookings_list', { cookie })).body
    expect(rows.map(({ flags }: { flags: string[] }) => flags)).toEqual([
      ['same_utr'],
      ['same_utr'],
    ])
  })

  test('marks an amount that the guest’s page showed otherwise', async () => {
    await insertBooking({ claimedPaise: 1_416_000 })
    expect((await row()).flags).toEqual([])
    await insertBooking({ claimedPaise: 1_000_000 })
    expect((await row()).flags).toEqual(['amount_differs'])
    // What was verified is what the bank received: the balance tells the rest.
    await insertBooking({ claimedPaise: 1_000_000, status: 'verified' })
    expect((await row()).flags).toEqual([])
  })

  test('marks a UTR whose date digits do not fit the day of the booking', async () => {
    // 21 November 2026 is day 325 of a year that ends in 6.
    await insertBooking({ utr: '632500000001', createdAt: new Date('2026-11-21T06:00:00Z') })
    expect((await row()).flags).toEqual([])
    await insertBooking({ utr: '610000000002', createdAt: new Date('2026-11-21T07:00:00Z') })
    expect((await row()).flags).toEqual(['utr_date'])
  })
})
