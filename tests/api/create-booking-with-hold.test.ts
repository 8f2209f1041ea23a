import { beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { createBooking } from '#lib/reservations/commands/create-booking.ts'
import { takeHold } from '#lib/reservations/commands/take-hold.ts'
import { bookingInput, holdInput } from '#lib/reservations/schema/booking-input.ts'
import { startOfDayInIndia } from '#lib/shared/dates.ts'
import { claimOf } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'
import {
  asked,
  book,
  bookingForm,
  dayAhead,
  hold,
  mailsOwed,
  makeRoom,
  occupanciesOf,
  release,
  runOut,
} from '../support/guest.ts'

useDatabase()

let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(1)
})

describe('a booking with a hold', () => {
  test('has the unit and the reference under which the guest paid', async () => {
    const held = await hold(room.name)
    const [before] = await occupanciesOf(room.id)
    const { status, body } = await book(room.name, { hold_token: held.body.hold_token })
    expect(status).toBe(201)
    expect(body.reference).toBe(held.body.reference)
    const [after] = await occupanciesOf(room.id)
    expect(after).toMatchObject({
      id: before?.id,
      kind: 'booking',
      bookingId: body.booking_id,
      holdId: null,
      expiresAt: null,
    })
  })

  test('that comes sooner than a person can is kept waiting, and is made all the same', async () => {
    const heldAt = new Date()
    const held = await takeHold(
      holdInput.parse({ ...(await bookingForm(room.name)), guests: 2 }),
      asked(heldAt),
    )
    const waits: number[] = []
    const wait = async (ms: number) => waits.push(ms)
    const form = { ...(await bookingForm(room.name)), hold_token: held.token }
    const sent = new Date(heldAt.getTime() + 500)
    const made = await createBooking(bookingInput.parse(form), asked(sent), wait)
    expect(waits).toEqual([1500])
    expect(made.reference).toBe(held.reference)
  })

  test('is answered at once after the time that a person needs, and so is one without a hold', async () => {
    const waits: number[] = []
    const wait = async (ms: number) => waits.push(ms)
    const form = await bookingForm(room.name)
    const held = await takeHold(holdInput.parse({ ...form, guests: 2 }), asked())
    const later = new Date(Date.now() + 10_000)
    const withHold = bookingInput.parse({ ...form, hold_token: held.token })
    await createBooking(withHold, asked(later), wait)
    expect(waits).toEqual([0])
    const other = await makeRoom()
    await createBooking(bookingInput.parse({ ...form, roomType: other.name }), asked(), wait)
    expect(waits).toEqual([0])
  })

  test('needs the token: without it the held unit is taken', async () => {
    await hold(room.name)
    expect((await book(room.name)).status).toBe(409)
    expect((await book(room.name, { hold_token: 'a'.repeat(26) })).status).toBe(409)
  })

  test('of other dates or another room has none', async () => {
    const other = await makeRoom()
    const elsewhere = await hold(other.name)
    const otherDates = await hold(room.name, { checkIn: dayAhead(20), checkOut: dayAhead(22) })
    await book(room.name, { email: 'first@example.com' })
    for (const { body } of [elsewhere, otherDates]) {
      expect((await book(room.name, { hold_token: body.hold_token })).status).toBe(409)
    }
  })

  test('that was given back may have been paid for: it is booked, and without a unit if that has gone', async () => {
    const wide = await makeRoom(2)
    for (const [name, needs_room] of [
      [room.name, true],
      [wide.name, false],
    ] as const) {
      const { body } = await hold(name)
      await release(body.hold_token)
      await book(name)
      const late = await book(name, { hold_token: body.hold_token })
      expect(late.status).toBe(201)
      expect(late.body).toMatchObject({ reference: body.reference, needs_room })
    }
  })

  test('makes one booking of a hold, not two', async () => {
    const { body } = await hold(room.name)
    const both = await Promise.all([
      book(room.name, { hold_token: body.hold_token }),
      book(room.name, { hold_token: body.hold_token }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('that ran out takes any free unit', async () => {
    const { body } = await hold(room.name)
    await runOut(body.hold_token)
    const booked = await book(room.name, { hold_token: body.hold_token })
    expect(booked.body).toMatchObject({ needs_room: false, reference: body.reference })
    expect(await occupanciesOf(room.id)).toMatchObject([{ kind: 'booking' }])
  })

  test('that ran out after paying is never turned away: it is stored, and staff find a room', async () => {
    const { body } = await hold(room.name)
    await runOut(body.hold_token)
    await book(room.name, { email: 'quick@example.com' })
    const late = await book(room.name, { hold_token: body.hold_token })
    expect(late.status).toBe(201)
    expect(late.body).toMatchObject({
      status: 'pending',
      needs_room: true,
      reference: body.reference,
      message: expect.stringMatching(/received.*call you/),
    })
    const booking = await prisma().booking.findUniqueOrThrow({
      where: { id: late.body.booking_id },
      include: { occupancy: true, notifications: true },
    })
    expect(booking.occupancy).toBeNull()
    expect(booking.notifications.map(({ type, title }) => `${type}: ${title}`)).toContain(
      `booking_needs_room: Paid, but no room: ${body.reference}`,
    )
    expect(await mailsOwed(booking.id)).toEqual(['received', 'staff_new_booking'])
  })

  test('costs what the guest was told, although staff changed the price and the name meanwhile', async () => {
    const { body } = await hold(room.name)
    await prisma().room.update({
      where: { id: room.id },
      data: { basePaise: 500_000, gstPercent: 5, name: `${room.name} renamed` },
    })
    const again = await hold(room.name, { hold_token: body.hold_token })
    expect([again.status, again.body.amount]).toEqual([201, body.amount])
    const booked = await book(room.name, { hold_token: body.hold_token, amount: '9440' })
    expect(booked.body).toMatchObject({ needs_room: false, reference: body.reference })
    const { ratePaise, gstPercent, totalPaise, roomName } =
      await prisma().booking.findUniqueOrThrow({ where: { id: booked.body.booking_id } })
    expect([ratePaise, Number(gstPercent), totalPaise]).toEqual([472_000, 18, 944_000])
    expect(await claimOf(booked.body.booking_id)).toMatchObject({ paise: 944_000 })
    expect(roomName).toBe(`${room.name} renamed`)
  })

  test('of a room that was deleted after the hold ran out is stored, and staff find another', async () => {
    const { body } = await hold(room.name)
    await runOut(body.hold_token)
    await prisma().room.update({ where: { id: room.id }, data: { deletedAt: new Date() } })
    const late = await book(room.name, { hold_token: body.hold_token })
    expect([late.status, late.body.needs_room]).toEqual([201, true])
  })

  test('for tonight is taken after midnight, too, when the guest paid across it', async () => {
    const midnight = startOfDayInIndia(dayAhead(5))
    const before = new Date(midnight.getTime() - 10 * 60_000)
    const after = new Date(midnight.getTime() + 10 * 60_000)
    const stay = { roomType: room.name, checkIn: dayAhead(4), checkOut: dayAhead(6) }
    const { token } = await takeHold(holdInput.parse(stay), asked(before))
    const input = bookingInput.parse({ ...(await bookingForm(room.name)), ...stay })
    await expect(createBooking(input, asked(after))).rejects.toMatchObject({
      code: 'validation_failed',
    })
    const booked = await createBooking({ ...input, hold_token: token }, asked(after))
    expect(booked.needs_room).toBe(false)
  })
})
