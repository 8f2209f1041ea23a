import { beforeEach, describe, expect, test } from 'vitest'
import * as updateStatus from '#app/api/booking_update_status/route.ts'
import * as bookingsList from '#app/api/bookings_list/route.ts'
import { fileCalls } from '#calls/files.ts'
import { type BookingStatus, statuses } from '#lib/booking/rules/statuses.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { insertBooking } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { emptyTables, useDatabase } from '../support/database.ts'
import { routeAt } from '../support/route.ts'
import { signedIn } from '../support/staff.ts'

const files = routeAt(fileCalls, 'files/[id]')

useDatabase()
let cookie: string
beforeEach(async () => {
  await emptyTables('bookings')
  await pool().query('DELETE FROM graphile_worker._private_jobs')
  cookie = (await signedIn()).cookie
})

const move = (id: string, status: string, note?: string) =>
  call(updateStatus, 'POST', '/api/booking_update_status', {
    cookie,
    form: { id, status, ...(note && { note }) },
  })
const list = (query: string) => call(bookingsList, 'GET', `/api/bookings_list?${query}`, { cookie })
const unitsTaken = (bookingId: string) => prisma().occupancy.count({ where: { bookingId } })
const owedMails = async () => {
  const { rows } = await pool().query(
    'SELECT payload FROM graphile_worker._private_jobs ORDER BY id',
  )
  return rows.map((row) => row.payload.kind)
}

describe('the status table', () => {
  const names = Object.keys(statuses) as BookingStatus[]
  const legal = [
    'pending verified',
    'pending rejected',
    'verified confirmed',
    'rejected pending',
    'rejected verified',
  ]
  for (const from of names) {
    for (const to of names) {
      if (from === to) {
        test(`${from} to itself changes nothing and answers 200`, async () => {
          const { id } = await insertBooking({ status: from })
          expect((await move(id, to)).status).toBe(200)
          expect(await prisma().auditEntry.count({ where: { bookingId: id } })).toBe(0)
          expect(await owedMails()).toEqual([])
        })
      } else if (legal.includes(`${from} ${to}`)) {
        test(`${from} may become ${to}, with history, notification and mail`, async () => {
          const { id } = await insertBooking({ status: from })
          const { status, body } = await move(id, to)
          expect([status, body.booking.status]).toEqual([200, to])
          expect(await prisma().auditEntry.findMany({ where: { bookingId: id } })).toMatchObject([
            { action: `booking_${to}`, before: { status: from }, after: { status: to } },
          ])
          expect(await prisma().notification.findMany()).toMatchObject([
            { type: `booking_${to}`, bookingId: id },
          ])
          expect(await owedMails()).toEqual(to === 'pending' ? [] : [to])
        })
      } else {
        test(`${from} may not become ${to}`, async () => {
          const { id } = await insertBooking({ status: from })
          const { status, body } = await move(id, to)
          expect([status, body.code]).toEqual([409, 'illegal_transition'])
          expect((await prisma().booking.findUniqueOrThrow({ where: { id } })).status).toBe(from)
        })
      }
    }
  }
})

describe('a change of status', () => {
  test('rejecting frees the unit, and coming back takes it again', async () => {
    const { id } = await insertBooking({ status: 'pending' })
    await move(id, 'rejected', 'No payment arrived')
    expect(await unitsTaken(id)).toBe(0)
    expect((await list('')).body.rows[0].status_note).toBe('No payment arrived')
    await move(id, 'pending')
    expect(await unitsTaken(id)).toBe(1)
    expect((await list('')).body.rows[0].status_note).toBeNull()
  })

  test('a rejected booking does not come back when its unit has gone', async () => {
    await prisma().room.updateMany({ data: { units: 1 } })
    const { id } = await insertBooking({ status: 'rejected' })
    await insertBooking({ status: 'pending' })
    for (const status of ['pending', 'verified']) {
      const { body, status: http } = await move(id, status)
      expect([http, body.code]).toEqual([409, 'room_not_available'])
    }
    await prisma().room.updateMany({ data: { units: 3 } })
  })

  test('a booking without a unit is confirmed only with one', async () => {
    await prisma().room.updateMany({ data: { units: 1 } })
    const { id } = await insertBooking({ status: 'verified', unit: null })
    const other = await insertBooking({ status: 'pending' })
    expect((await move(id, 'confirmed')).body.code).toBe('room_not_available')
    await move(other.id, 'rejected')
    expect((await move(id, 'confirmed')).status).toBe(200)
    expect(await unitsTaken(id)).toBe(1)
    await prisma().room.updateMany({ data: { units: 3 } })
  })

  test('two at once end in one legal state, with the mail of that state alone', async () => {
    for (let round = 0; round < 10; round++) {
      // Each round has the room to itself: coming back from rejected needs a free unit.
      await emptyTables('bookings')
      await pool().query('DELETE FROM graphile_worker._private_jobs')
      const { id } = await insertBooking({ status: 'pending' })
      const answers = await Promise.all([move(id, 'verified'), move(id, 'rejected')])
      const { status } = await prisma().booking.findUniqueOrThrow({ where: { id } })
      // pending → rejected → verified is legal; what is paid for is not rejected.
      const [verified, rejected] = answers.map((answer) => answer.status)
      expect([verified, status]).toEqual([200, 'verified'])
      expect([200, 409]).toContain(rejected)
      expect(await unitsTaken(id)).toBe(1)
      expect(await owedMails()).toEqual(['verified'])
    }
  })

  test('the same change twice at once happens once, with one mail', async () => {
    const { id } = await insertBooking({ status: 'pending' })
    const both = await Promise.all([move(id, 'verified'), move(id, 'verified')])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await owedMails()).toEqual(['verified'])
    expect(await prisma().auditEntry.count({ where: { bookingId: id } })).toBe(1)
  })

  test('confirming keeps the day on which the payment was verified', async () => {
    const { id } = await insertBooking({ status: 'pending' })
    const { verified_at } = (await move(id, 'verified')).body.booking
    expect((await move(id, 'confirmed')).body.booking.verified_at).toBe(verified_at)
  })

  test('bad input is told apart: no such booking, no such status, no id', async () => {
    expect((await move(crypto.randomUUID(), 'verified')).status).toBe(404)
    const { id } = await insertBooking({ status: 'pending' })
    expect((await move(id, 'paid')).body.errors.status).toContain('pending, verified')
    expect((await move('12', 'verified')).status).toBe(422)
    expect((await move(id, 'rejected', 'x'.repeat(501))).body.errors.note).toBeDefined()
  })
})

describe('the list of bookings', () => {
  test('is newest first, ten a page, with the number of pages', async () => {
    for (let i = 0; i < 12; i++) {
      await insertBooking({ fullName: `Guest ${i}`, createdAt: new Date(Date.UTC(2026, 0, i + 1)) })
    }
    const first = (await list('')).body
    expect([first.rows.length, first.pages, first.total]).toEqual([10, 2, 12])
    expect(first.rows[0].full_name).toBe('Guest 11')
    expect(
      (await list('page=2')).body.rows.map((row: { full_name: string }) => row.full_name),
    ).toEqual(['Guest 1', 'Guest 0'])
  })

  test('clamps a page and a size that are out of range', async () => {
    await insertBooking({})
    for (const query of ['page=0', 'page=-3', 'page=x', 'size=0', 'size=100000', 'page=1.9']) {
      const { status, body } = await list(query)
      expect([query, status, body.rows.length]).toEqual([query, 200, 1])
    }
  })

  test('searches name, e-mail, phone and reference, any letter case, with % and _ as themselves', async () => {
    const booked = await insertBooking({
      fullName: 'Meera 50%_Off',
      email: 'meera@example.com',
      phone: '+91 90000 11111',
    })
    await insertBooking({ fullName: 'Ravi' })
    const found = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}`)).body.rows.map((row: { id: string }) => row.id)
    for (const q of ['mEEra', 'MEERA@', '90000 1', booked.reference.toLowerCase(), '50%_o']) {
      expect([q, await found(q)]).toEqual([q, [booked.id]])
    }
    expect(await found('_avi')).toEqual([])
    expect(await found('\\')).toEqual([])
    expect((await list(`q=${'x'.repeat(101)}`)).status).toBe(422)
  })

  test('filters by status', async () => {
    await insertBooking({ status: 'pending' })
    const rejected = await insertBooking({ status: 'rejected' })
    expect((await list('status=rejected')).body.rows).toMatchObject([{ id: rejected.id }])
    expect((await list('status=')).body.total).toBe(2)
    expect((await list('status=paid')).status).toBe(422)
  })

  test('flags what wants a second look', async () => {
    // A number of another bank has no day in it that could be the wrong one.
    const utr = 'SBIN12345678'
    const first = await insertBooking({ utr, claimedPaise: 100 })
    await insertBooking({ utr, screenshotOf: first.id, unit: null })
    const { rows } = (await list('')).body
    expect(rows[0].flags.sort()).toEqual(['needs_room', 'same_screenshot', 'same_utr'])
    expect(rows[1].flags.sort()).toEqual(['amount_differs', 'same_screenshot', 'same_utr'])
  })
})

describe('a screenshot', () => {
  test('is served to staff as a picture that can’t run anything', async () => {
    await insertBooking({})
    const { screenshot_path } = (await list('')).body.rows[0]
    const id = screenshot_path.split('/').at(-1)
    const served = await call(files, 'GET', screenshot_path, { cookie, params: { id } })
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/jpeg')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
    expect(served.headers.get('content-disposition')).toMatch(/^inline/)
    expect((await call(files, 'GET', screenshot_path, { params: { id } })).status).toBe(401)
  })

  test('that is not there is a 404, whatever the id looks like', async () => {
    for (const id of [crypto.randomUUID(), 'x', '../../etc/passwd', '']) {
      const { status } = await call(files, 'GET', '/api/files/x', { cookie, params: { id } })
      expect([id, status]).toEqual([id, 404])
    }
  })
})
