import { beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { createBooking } from '#lib/reservations/commands/create-booking.ts'
import { bookingInput } from '#lib/reservations/schema/booking-input.ts'
import * as route from '../../app/api/create_booking/route.ts'
import { claimOf } from '../support/bookings.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import {
  asked,
  book,
  bookingForm,
  dayAhead,
  mailsOwed,
  makeRoom,
  occupanciesOf,
  someAddress,
} from '../support/guest.ts'

useDatabase()

let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(1)
})

const stored = (id: string) =>
  prisma().booking.findUniqueOrThrow({
    where: { id },
    include: { customer: true, occupancy: true, notifications: true, audit: true },
  })

const bookingsOf = (roomId: number) => prisma().booking.count({ where: { roomId } })

describe('a booking', () => {
  test('is answered with its reference and the secret path of its page, as pending', async () => {
    const { status, body } = await book(room.name, { locale: 'ar' })
    expect(status).toBe(201)
    expect(body).toEqual({
      success: true,
      booking_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      reference: expect.stringMatching(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/),
      status: 'pending',
      status_url: expect.stringMatching(/^\/ar\/stay\/[a-z2-7]{26}$/),
      message: expect.stringContaining('awaits confirmation'),
      needs_room: false,
      mailed: true,
      to_pay: 9440,
      balance: 0,
    })
  })

  test('keeps what the guest notes, cut where it is too long, and nothing where nothing is said', async () => {
    const noteOf = async (note?: string) => {
      const { name } = await makeRoom()
      const { body } = await book(name, note === undefined ? {} : { note })
      return (await stored(body.booking_id)).guest_note
    }
    expect(await noteOf(' One dog.\r\nTrain 11007 ')).toBe('One dog.\nTrain 11007')
    expect(await noteOf('x'.repeat(600))).toBe('x'.repeat(500))
    expect([await noteOf('  '), await noteOf()]).toEqual([null, null])
  })

  test('stores what the guest said, the agreed price and the screenshot, and takes a unit', async () => {
    const { body } = await book(room.name, {
      email: 'Asha@example.com',
      phone: '+91 98765 43210',
      utr: '3037 1234 5678',
    })
    const booking = await stored(body.booking_id)
    expect(booking).toMatchObject({
      reference: body.reference,
      fullName: 'Asha Rao',
      email: 'Asha@example.com',
      phone: '+91 98765 43210',
      roomName: room.name,
      nights: 2,
      guests: 2,
      ratePaise: 472_000,
      totalPaise: 944_000,
      status: 'pending',
      locale: 'en',
      customer: { email: 'asha@example.com' },
      occupancy: { kind: 'booking', unit: 1, expiresAt: null, holdId: null },
    })
    expect(await claimOf(body.booking_id)).toMatchObject({
      direction: 'received',
      method: 'upi',
      paise: 944_000,
      utr: '303712345678',
      state: 'claimed',
      recordedBy: 'guest',
      proof: { mime: 'image/jpeg', name: 'paid.jpeg' },
    })
  })

  test('tells staff, is written down, and owes a mail to the guest and one to staff', async () => {
    const { body } = await book(room.name)
    const { notifications, audit } = await stored(body.booking_id)
    expect(notifications.map(({ type }) => type).sort()).toEqual([
      'booking_created',
      'screenshot_uploaded',
    ])
    expect(notifications.map(({ title }) => title)).toContain(
      `New booking ${body.reference}: ${room.name}`,
    )
    expect(audit).toMatchObject([{ actor: 'guest', action: 'booking_created', before: null }])
    expect(await mailsOwed(body.booking_id)).toEqual(['received', 'staff_new_booking'])
  })

  test("costs the server's amount; a different one is what the guest claims, and no amount claims all", async () => {
    const lower = await book(room.name, { amount: '1' })
    expect(await stored(lower.body.booking_id)).toMatchObject({ totalPaise: 944_000 })
    expect(await claimOf(lower.body.booking_id)).toMatchObject({ paise: 100 })
    const other = await makeRoom()
    const absent = await book(other.name, { amount: undefined })
    expect(await claimOf(absent.body.booking_id)).toMatchObject({ paise: 944_000 })
  })

  test('finds its customer by the e-mail address in any letter case', async () => {
    const other = await makeRoom()
    const first = await book(room.name, { email: 'Ravi@Example.com' })
    const second = await book(other.name, { email: 'ravi@example.com', fullName: 'Ravi K' })
    const bookings = [await stored(first.body.booking_id), await stored(second.body.booking_id)]
    expect(bookings[0]?.customerId).toBe(bookings[1]?.customerId)
  })

  test('with a token that no hold can have is one without a hold', async () => {
    const form = { ...(await bookingForm(room.name)), hold_token: 'a\0b' }
    expect(await createBooking(bookingInput.parse(form), asked())).toMatchObject({
      needs_room: false,
    })
  })

  test('in a language that the site does not have is an English one', async () => {
    const { body } = await book(room.name, { locale: 'constructor' })
    expect((await stored(body.booking_id)).locale).toBe('en')
    expect(body.status_url).toMatch(/^\/stay\//)
  })

  test('is taken urlencoded only without its screenshot: then that is what is missing', async () => {
    const { screenshot: _, ...fields } = (await bookingForm(room.name)) as Record<string, string>
    const refused = await call(route, 'POST', '/api/create_booking', {
      form: fields,
      address: someAddress(),
    })
    expect(refused.body).toMatchObject({
      code: 'screenshot_required',
      message: 'Please upload the payment screenshot.',
    })
  })
})

describe('a booking is refused', () => {
  const refused = async (changes: Record<string, string | Blob | undefined>, headers = {}) => {
    const { status, body } = await book(room.name, changes, { headers })
    expect(await bookingsOf(room.id)).toBe(0)
    expect(await occupanciesOf(room.id)).toEqual([])
    return { status, ...body }
  }

  test('without a required field, with the sentence of each field', async () => {
    const { status, code, message, errors } = await refused({ fullName: ' ', phone: undefined })
    expect([status, code, message]).toEqual([
      422,
      'required_fields',
      'Please complete all required fields.',
    ])
    expect(errors).toEqual({
      fullName: 'Enter a name.',
      phone: 'Enter a phone number we can reach you on.',
    })
  })

  test('with a field that is wrong', async () => {
    expect(await refused({ email: 'asha' })).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: { email: 'Enter an e-mail address like name@example.com.' },
    })
    expect(await refused({ guests: '7' })).toMatchObject({ status: 422 })
    expect(await refused({ utr: 'x' })).toMatchObject({ status: 422 })
  })

  test('outside the dates: before today, beyond 365 days, no night, more than 30', async () => {
    const dates = async (from: number, to: number) =>
      (await refused({ checkIn: dayAhead(from), checkOut: dayAhead(to) })).errors
    expect(await dates(-1, 2)).toEqual({ checkIn: 'Choose today or a later day.' })
    expect(await dates(366, 367)).toEqual({
      checkIn: 'We take bookings up to 365 days ahead.',
    })
    expect(await dates(10, 10)).toEqual({ checkOut: 'Choose a day after check-in.' })
    expect((await dates(10, 41)).checkOut).toContain('30 nights long')
  })

  test('with a wrong captcha, not with one in small letters and spaces', async () => {
    expect(await refused({ captcha: 'FARMSTAYS' })).toMatchObject({
      status: 422,
      code: 'captcha_failed',
      message: 'Captcha failed. Type the word exactly as shown: FARMSTAY',
    })
    expect((await refused({ captcha: undefined })).code).toBe('captcha_failed')
    expect((await book(room.name, { captcha: ' farmstay ' })).status).toBe(201)
  })

  test('when the field that no person sees is filled', async () => {
    expect(await refused({ website: 'https://example.com' })).toMatchObject({
      status: 422,
      code: 'validation_failed',
    })
  })

  test('for a room that does not exist', async () => {
    expect(await refused({ roomType: 'Palace' })).toMatchObject({
      status: 404,
      code: 'room_not_found',
    })
  })

  test('from another site', async () => {
    expect(await refused({}, { origin: 'https://elsewhere.example' })).toMatchObject({
      status: 403,
      code: 'cross_site',
    })
    expect(await refused({}, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
  })

  test('when every unit is taken, with free dates close by and nothing left behind', async () => {
    await book(room.name)
    const files = await prisma().file.count()
    const customers = await prisma().customer.count()
    const { status, body } = await book(room.name, { email: 'late@example.com' })
    expect([status, body.code]).toEqual([409, 'room_not_available'])
    expect(body.nearest[0]).toMatchObject({ check_in: dayAhead(8), check_out: dayAhead(10) })
    expect(await prisma().file.count()).toBe(files)
    expect(await prisma().customer.count()).toBe(customers)
  })

  test('past the limit of its address, with the seconds to wait', async () => {
    const address = someAddress()
    for (let n = 0; n < 30; n++) await book(room.name, { captcha: 'no' }, { address })
    const { status, headers } = await book(room.name, {}, { address })
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await bookingsOf(room.id)).toBe(0)
  })
})
