import { beforeAll, describe, expect, test } from 'vitest'
import { formCalls } from '#calls/booking-form.ts'
import { stayCalls } from '#calls/stays.ts'
import { payableOf } from '#lib/booking/rules/balance.ts'
import { prisma } from '#lib/db/client.ts'
import type { TodayStay } from '#lib/desk/schema/today.ts'
import { guestLetter } from '#lib/mail/guest-letters.ts'
import { letterText } from '#lib/mail/letter.ts'
import { readBooking } from '#lib/reservations/queries/read-booking.ts'
import type { CalendarOccupancy } from '#lib/stays/schema/calendar.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { kavita, openDesk, storedBooking as stored } from '../support/desk-bookings.ts'
import { dayAhead, makeRoom } from '../support/guest.ts'
import { routeAt } from '../support/route.ts'

const calendarRoute = routeAt(stayCalls, 'desk/calendar')
const todayRoute = routeAt(stayCalls, 'desk/today')
const holdRoute = routeAt(formCalls, 'holds')

useDatabase()

let desk: Awaited<ReturnType<typeof openDesk>>
let room: { id: number; name: string }
beforeAll(async () => {
  desk = await openDesk(40)
  ;({ room } = desk)
})
const book = (...args: Parameters<typeof desk.book>) => desk.book(...args)

describe('a booking by staff', () => {
  test('to be paid on arrival is confirmed at once, has a unit and no e-mail', async () => {
    const { status, body } = await book()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      booking: { status: 'confirmed', email: null, paid: 0, balance: 9440, unit: 1 },
      reference: body.booking.reference,
      undo: { entries: [expect.any(Number)], ms: 30_000 },
    })
    expect(body.status_url).toMatch(/\/stay\/\w{26}$/)
    expect(await stored(body.booking.id)).toMatchObject({
      status: 'confirmed',
      total_paise: 944_000,
      charged: 944_000,
      mails: ['confirmed'],
    })
  })

  test('by a link waits for its guest, keeps its unit and names the time at which staff are asked', async () => {
    const { body } = await book({
      email: 'kavita@example.com',
      payment: { kind: 'link' },
      locale: 'fr',
    })
    const row = await stored(body.booking.id)
    expect(row).toMatchObject({
      status: 'pending',
      paying: 'deposit',
      verified_at: null,
      mails: ['toPay'],
    })
    expect(row.unit).not.toBeNull()
    expect(row.pay_by.getTime()).toBeGreaterThan(Date.now() + 3 * 3_600_000 - 60_000)
    const words = decodeURIComponent(body.whatsapp_url)
    expect(words).toContain('https://wa.me/919930155208?text=Namaskar Kavita Joshi')
    expect(words).toContain('2\u202f360')
    expect(words).toContain(body.status_url)
    const booking = await readBooking({ id: body.booking.id })
    if (!booking) throw new Error('no booking')
    expect(payableOf(booking)).toBe(236_000)
    const head = { to: ['kavita@example.com'], messageId: 'x' }
    const letter = letterText(await guestLetter('toPay', { ...booking, refundPaise: 0 }, head))
    expect(letter).toContain('À payer maintenant')
  })

  test('with money in hand has a payment that is verified by the person', async () => {
    const payment = { kind: 'received', method: 'upi', amount: 5000, utr: '6321 0042 1987' }
    const { body } = await book({ payment })
    expect(body.booking).toMatchObject({ status: 'confirmed', paid: 5000, balance: 4440 })
    const [paid] = await prisma().payment.findMany({ where: { bookingId: body.booking.id } })
    expect(paid).toMatchObject({
      state: 'verified',
      utr: '632100421987',
      verifiedBy: expect.any(String),
    })
    const again = await book({ payment })
    expect([again.status, again.body.code]).toEqual([409, 'utr_used'])
    expect(again.body.reference).toBe(body.reference)
    const cash = await book({ payment: { kind: 'received', method: 'cash', amount: '9440' } })
    expect(cash.body.booking).toMatchObject({ paid: 9440, balance: 0 })
  })

  test('of another site has its number, and that site takes the money', async () => {
    const airbnb = { source: 'airbnb', source_reference: ' HMAX 2 ' }
    const { body } = await book(airbnb)
    expect(await prisma().booking.findUnique({ where: { id: body.booking.id } })).toMatchObject({
      source: 'airbnb',
      sourceReference: 'HMAX 2',
      status: 'confirmed',
    })
    const wrong = await book({ ...airbnb, payment: { kind: 'link' } })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['payment']])
  })

  test('of another site owes nothing at the farm: not today, not in the calendar, not in the drawer', async () => {
    const [from, to] = [dayAhead(0), dayAhead(1)]
    const elsewhere = { source: 'booking_com', source_reference: '4711', room: room.name }
    const { body } = await book({ ...elsewhere, check_in: from, check_out: to })
    const { id } = body.booking
    expect(body.booking).toMatchObject({ amount: 4720, paid: 4720, balance: 0, to_pay: 4720 })
    const [paid] = await prisma().payment.findMany({ where: { bookingId: id } })
    expect(paid).toMatchObject({ method: 'channel', number: '4711', state: 'verified' })
    const get = async (route: Parameters<typeof call>[0], path: string) =>
      (await call(route, 'GET', path, { cookie: desk.cookie })).body
    const { arriving } = await get(todayRoute, '/api/desk/today')
    expect(arriving.find((stay: TodayStay) => stay.id === id)).toMatchObject({ balance: 0 })
    const { occupancies } = await get(calendarRoute, `/api/desk/calendar?from=${from}&days=7`)
    const bar = occupancies.find((each: CalendarOccupancy) => each.booking?.id === id)
    expect(bar.booking).toMatchObject({ amount: 4720, due: 0 })
    expect((await desk.undo(body.reference)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'rejected', payments: 0 })
  })

  test('finds its room by name, and takes the unit that was chosen', async () => {
    const { body } = await book({ room: room.name.toUpperCase(), unit: 17 })
    expect(body.booking).toMatchObject({ room_type: room.name, unit: 17 })
    const taken = await book({ unit: 17 })
    expect([taken.status, taken.body.code]).toEqual([409, 'room_not_available'])
    expect(taken.body.message).toContain(`Kavita Joshi, ${body.reference}`)
    for (const missing of [99_999, 'Nowhere']) {
      expect((await book({ room: missing })).body.code).toBe('room_not_found')
    }
    expect((await book({ unit: 41 })).body.code).toBe('room_not_available')
  })
})

describe('the price', () => {
  test('that was agreed is a line of the bill, and its reason stands in the history alone', async () => {
    const { body } = await book({
      price: 8500,
      reason: 'Guest came back',
      payment: { kind: 'link' },
    })
    const { id } = body.booking
    expect(await stored(id)).toMatchObject({ total_paise: 850_000, charged: 850_000 })
    const lines = await prisma().charge.findMany({ where: { bookingId: id } })
    expect(lines.at(-1)).toMatchObject({
      kind: 'agreed',
      paise: -94_000,
      words: 'Price as agreed',
    })
    expect(JSON.stringify(await readBooking({ id }))).not.toContain('came back')
    const [entry] = await prisma().auditEntry.findMany({ where: { bookingId: id } })
    expect(entry?.after).toMatchObject({ note: 'Guest came back' })
    const more = await book({ price: 12_000, reason: 'A bed more' })
    expect(await stored(more.body.booking.id)).toMatchObject({ charged: 1_200_000 })
  })

  test('may be nothing, for a reason: then nothing is due', async () => {
    const { status, body } = await book({ price: '0', reason: 'Family' })
    expect([status, body.booking]).toMatchObject([201, { amount: 0, paid: 0, balance: 0 }])
    expect(await stored(body.booking.id)).toMatchObject({ charged: 0, payments: 0 })
    const elsewhere = { source: 'booking_com', price: 0, reason: 'A prize' }
    expect((await book(elsewhere)).body.booking).toMatchObject({ paid: 0, balance: 0 })
  })

  test('that has changed since it was seen is not booked unseen', async () => {
    expect((await book({ quoted: 9440 })).status).toBe(201)
    const { status, body } = await book({ quoted: 9000 })
    expect([status, body.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.message).toContain('₹9,440')
  })
})

describe('at once', () => {
  test('two desks and a guest for the last unit: one of them has it', async () => {
    const last = await makeRoom()
    const stay = { roomType: last.name, checkIn: kavita.check_in, checkOut: kavita.check_out }
    const tries = [
      book({ room: last.id }),
      book({ room: last.id, phone: '99301 55209' }),
      call(holdRoute, 'POST', '/api/holds', { json: { ...stay, guests: 2 } }),
    ]
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe('room_not_available')
    expect(await prisma().occupancy.count({ where: { roomId: last.id } })).toBe(1)
  })

  test('the same key books once, also both at the same time, and never another booking', async () => {
    const last = await makeRoom()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const input = { room: last.id, payment: { kind: 'received', method: 'cash', amount: 100 } }
    const answers = await Promise.all([book(input, key), book(input, key)])
    answers.push(await book(input, key))
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
    expect(await stored(answers[0]?.body.booking.id)).toMatchObject({ payments: 1 })
    const other = await book({ ...input, guests: 1 }, key)
    const { reference } = answers[0]?.body ?? {}
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused'])
    // An answer that was lost, and then something typed otherwise: staff are led to what they have.
    expect(other.body).toMatchObject({ reference, message: expect.stringContaining(reference) })
    expect(await prisma().occupancy.count({ where: { roomId: last.id } })).toBe(1)
  })
})
