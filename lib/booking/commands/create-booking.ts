import { setTimeout as pause } from 'node:timers/promises'
import { prisma } from '../../db/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { env } from '../../env.ts'
import { storeFile } from '../../files/commands.ts'
import type { NewFile } from '../../files/service.ts'
import { asLocale } from '../../i18n/languages.ts'
import { maxScreenshotBytes } from '../../payments/rules.ts'
import { readScreenshot } from '../../payments/service/read-screenshot.ts'
import { dateColumn, dayInIndia } from '../../shared/dates.ts'
import { randomSecret } from '../../shared/random.ts'
import { Refusal } from '../../shared/refusal.ts'
import { unitsLeft } from '../queries/availability.ts'
import {
  isCaptcha,
  nightsOf,
  priceOf,
  requireBookable,
  type StayDates,
  waitAfterHold,
} from '../rules.ts'
import type { BookingCreated, BookingInput } from '../schema.ts'
import { bookingCreated } from './booking-created.ts'
import { type HoldState, lockHold, servingHold } from './find-hold.ts'
import { freshReference } from './fresh-reference.ts'
import { answerOnce, earlierAnswer, lockKey, type Repeatable, repeatable } from './idempotency.ts'
import { record } from './record.ts'
import { keepHeldUnit, type LockedRoom, lockHeldRoom, lockRoom, takeUnit } from './take-unit.ts'
import { withAlternatives } from './with-alternatives.ts'

type Order = {
  input: BookingInput
  screenshot: NewFile
  request: Repeatable | null
  now: Date
}

/**
 * Stores a guest's booking with the screenshot of its payment, as pending. A live hold of the same room
 * and dates becomes the booking's unit. A guest who had a hold is never turned away, and pays what it said: if
 * it has run out and no unit is free, the booking is stored without one, for staff to find a room. Everybody else
 * is refused with `room_not_available` and `nearest`. The same key with the same request answers what it answered first.
 * What comes sooner after its hold than a person can waits ({@link waitAfterHold}).
 */
export async function createBooking(
  input: BookingInput,
  idempotencyKey: string | null,
  now: Date,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<BookingCreated> {
  requireCaptcha(input.captcha)
  if (input.screenshot.size > maxScreenshotBytes) throw new Refusal('too_large')
  const bytes = new Uint8Array(await input.screenshot.arrayBuffer())
  const request = repeatable(idempotencyKey, input, bytes)
  return answerOnce(request, now, async () => {
    // Before the queue for the work on pictures, in which others would wait as well.
    const hold = await servingHold(prisma(), input, now)
    if (hold) await wait(waitAfterHold(hold.createdAt, now))
    return withAlternatives(input, now, async () => {
      const given = { name: input.screenshot.name, bytes }
      const screenshot = await readScreenshot(given, () => admit(input, hold, now))
      return transaction((tx) => book(tx, { input, screenshot, request, now }))
    })
  })
}

function requireCaptcha(typed: string): void {
  const word = env().CAPTCHA_WORD
  if (isCaptcha(typed, word)) return
  const message = `Captcha failed. Type the word exactly as shown: ${word}`
  throw new Refusal('captcha_failed', { message, errors: { captcha: message } })
}

// Before the costly work on the picture.
async function admit(input: BookingInput, hold: HoldState | null, now: Date): Promise<void> {
  requireDates(input, hold, now)
  if (!hold && (await unitsLeft(input, now)) === 0) throw new Refusal('room_not_available')
}

// Whoever holds the room was let in on the day of the hold: midnight may have passed while they paid.
function requireDates(stay: StayDates, hold: HoldState | null, now: Date): void {
  requireBookable(stay, dayInIndia(hold?.createdAt ?? now))
}

async function book(tx: Tx, order: Order): Promise<BookingCreated> {
  const { input, request, now } = order
  if (request) {
    await lockKey(tx, request, now)
    const earlier = await earlierAnswer(tx, request, now)
    if (earlier) return earlier
  }
  const hold = await servingHold(tx, input, now, lockHold)
  requireDates(input, hold, now)
  const room = hold ? await lockHeldRoom(tx, hold) : await lockRoom(tx, input.roomType)
  const booking = await insertBooking(tx, order, room, hold)
  const unit =
    (hold && (await keepHeldUnit(tx, hold.id, booking.id, now))) ??
    (await takeUnit(tx, room.id, input, { bookingId: booking.id }, now))
  if (unit === null && !hold) throw new Refusal('room_not_available')
  const { checkIn, checkOut } = input
  const made = { ...booking, checkIn, checkOut }
  await record(tx, 'guest', { action: 'booking_created', booking: made, unit })
  return bookingCreated(booking, unit)
}

async function insertBooking(tx: Tx, order: Order, room: LockedRoom, hold: HoldState | null) {
  const { input, request, now } = order
  const { nights, totalPaise } = priceOf(room.ratePaise, room.gstPercent, nightsOf(input))
  const reference = hold?.reference ?? (await freshReference(tx))
  const screenshotId = await storeFile(tx, order.screenshot)
  return tx.booking.create({
    data: {
      reference,
      secret: randomSecret(),
      customerId: await findOrAddCustomer(tx, input),
      fullName: input.fullName,
      email: input.email,
      phone: input.phone,
      roomId: room.id,
      roomName: room.name,
      checkIn: dateColumn(input.checkIn),
      checkOut: dateColumn(input.checkOut),
      nights,
      guests: input.guests,
      ratePaise: room.ratePaise,
      gstPercent: room.gstPercent,
      totalPaise,
      claimedPaise: input.amount,
      utr: input.utr || null,
      guestNote: input.note ?? null,
      screenshotId,
      locale: asLocale(input.locale),
      holdId: hold?.id ?? null,
      idempotencyKey: request?.key ?? null,
      requestSha256: request?.sha256 ?? null,
      createdAt: now,
    },
  })
}

// Whoever knows an address may book with it: what is known of its customer stays until staff have seen the payment.
async function findOrAddCustomer(tx: Tx, input: BookingInput): Promise<string> {
  const [{ id }] = await tx.$queryRaw<[{ id: string }]>`
    INSERT INTO customers (email, full_name, phone)
    VALUES (${input.email.toLowerCase()}, ${input.fullName}, ${input.phone})
    ON CONFLICT (email) DO UPDATE SET email = excluded.email
    RETURNING id::text`
  return id
}
