import { beforeEach, describe, expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { findBookings } from '#lib/desk/queries/list-bookings.ts'
import { createBooking } from '#lib/reservations/commands/create-booking.ts'
import { takeHold } from '#lib/reservations/commands/take-hold.ts'
import { readHold } from '#lib/reservations/queries/read-hold.ts'
import { bookingInput, holdInput } from '#lib/reservations/schema/booking-input.ts'
import { startOfDayInIndia } from '#lib/shared/dates.ts'
import { useDatabase } from '../support/database.ts'
import { asked, bookingForm, dayAhead, makeRoom } from '../support/guest.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()

const hour = 3_600_000
const begun = new Date()
const later = (hours: number) => new Date(begun.getTime() + hours * hour)

let room: { id: number; name: string }
beforeEach(async () => {
  room = await makeRoom(1)
})

/** Takes a hold at `begun`, for the usual stay unless other dates are given. */
const held = async (dates = {}) =>
  takeHold(
    holdInput.parse({ ...(await bookingForm(room.name)), guests: 2, ...dates }),
    asked(begun),
  )

const book = async (at: Date, form: Record<string, string> = {}) => {
  const input = bookingInput.parse({ ...(await bookingForm(room.name)), ...form })
  return createBooking(input, asked(at))
}

const raisePrice = () =>
  prisma().room.update({ where: { id: room.id }, data: { basePaise: 800_000 } })

describe('a hold that has run out', () => {
  test('serves a booking for a day after the last minute that it could have had, at its price, and staff read that of the day', async () => {
    const { token, reference } = await held()
    await raisePrice()
    const late = await book(later(24.9), { hold_token: token })
    expect(late).toMatchObject({ reference, needs_room: false })
    const { by } = await signedIn()
    const [booking] = await findBookings(by, [late.booking_id])
    expect(booking).toMatchObject({ amount: 9440, late_amount: 18_880 })
    expect(booking?.flags).toContain('late_hold')
  })

  test('at the price of the day is not flagged, nor is one that was live', async () => {
    const first = await held()
    const late = await book(later(3), { hold_token: first.token })
    room = await makeRoom(1)
    const second = await held()
    await raisePrice()
    const inTime = await book(later(0.2), { hold_token: second.token })
    const { by } = await signedIn()
    for (const { late_amount, flags } of await findBookings(by, [
      late.booking_id,
      inTime.booking_id,
    ])) {
      expect([late_amount, flags.includes('late_hold')]).toEqual([null, false])
    }
  })

  test('is no longer a hold after that: today’s price counts, and its link opens nothing', async () => {
    const { token, reference } = await held()
    await raisePrice()
    await expect(readHold(token, later(24.9))).resolves.toMatchObject({ reference })
    await expect(readHold(token, later(25.1))).rejects.toMatchObject({ code: 'hold_not_found' })
    const late = await book(later(25.1), { hold_token: token })
    expect(late.reference).not.toBe(reference)
    const { totalPaise } = await prisma().booking.findUniqueOrThrow({
      where: { id: late.booking_id },
    })
    expect(totalPaise).toBe(1_888_000)
  })

  test('makes "paid, but no room" for a day only', async () => {
    const tokens = []
    for (const at of [0, 1])
      tokens.push(
        (
          await takeHold(
            holdInput.parse({ ...(await bookingForm(room.name)), guests: 2 }),
            asked(later(at)),
          )
        ).token,
      )
    await book(later(2), { email: 'quick@example.com' })
    const [first, second] = tokens
    await expect(book(later(25.5), { hold_token: first ?? '' })).rejects.toMatchObject({
      code: 'room_not_available',
    })
    expect(await book(later(25.5), { hold_token: second ?? '' })).toMatchObject({
      needs_room: true,
    })
  })

  test('books no stay that is over', async () => {
    const noon = startOfDayInIndia(dayAhead(5)).getTime() + 12 * hour
    const stay = { checkIn: dayAhead(5), checkOut: dayAhead(6) }
    const input = holdInput.parse({ ...(await bookingForm(room.name)), guests: 2, ...stay })
    const { token } = await takeHold(input, asked(new Date(noon)))
    const morning = new Date(noon + 20 * hour)
    await expect(book(morning, { ...stay, hold_token: token })).rejects.toMatchObject({
      code: 'validation_failed',
    })
    const evening = new Date(noon + 11 * hour)
    expect(await book(evening, { ...stay, hold_token: token })).toMatchObject({ needs_room: false })
  })

  test('is taken up by its token in its hour, and after its day gives a new one', async () => {
    const { token } = await held()
    const again = async (at: Date) =>
      takeHold(
        holdInput.parse({ ...(await bookingForm(room.name)), guests: 2, hold_token: token }),
        asked(at),
      )
    expect((await again(later(0.6))).token).toBe(token)
    await expect(again(later(1.1))).rejects.toMatchObject({ code: 'hold_limit' })
    expect((await again(later(25.1))).token).not.toBe(token)
  })
})
