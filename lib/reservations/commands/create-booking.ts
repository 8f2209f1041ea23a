import { setTimeout as pause } from 'node:timers/promises'
import { record } from '../../booking/commands/record.ts'
import { saidRow } from '../../booking/rules/said.ts'
import { type Bound, maxUnverifiedNights, networkBounds } from '../../booking/rules/sender.ts'
import { requireBookable } from '../../booking/rules/stay-problems.ts'
import { prisma } from '../../db/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { env } from '../../env.ts'
import { termsOf, withTerms } from '../../farm/queries/terms.ts'
import { farm, requireOpen } from '../../farm/rules/farm.ts'
import { takesTransfers } from '../../farm/rules/own-facts.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import { storeFile } from '../../files/commands.ts'
import type { NewFile } from '../../files/service/pictures.ts'
import { asLocale } from '../../i18n/languages.ts'
import { endLater } from '../../ledger/commands/end-transfer.ts'
import { enterClaim } from '../../payments/commands/claim.ts'
import { splitOf } from '../../payments/rules/deposit.ts'
import { hasScreenshot } from '../../payments/rules/methods.ts'
import { maxScreenshotBytes } from '../../payments/rules/screenshot.ts'
import { readScreenshot } from '../../payments/service/read-screenshot.ts'
import { nightRate, nightTax, totalOf } from '../../rates/rules/charges.ts'
import { nightsOf, type StayDates } from '../../rooms/rules/stay.ts'
import { dateColumn, dayInIndia } from '../../shared/dates.ts'
import { randomSecret } from '../../shared/random.ts'
import { Refusal } from '../../shared/refusal.ts'
import {
  type HoldState,
  lockHold,
  networksOf,
  servingHold,
} from '../../stays/commands/find-hold.ts'
import { freeHeldUnit, keepHeldUnit, takeUnit } from '../../stays/commands/take-unit.ts'
import { withAlternatives } from '../../stays/commands/with-alternatives.ts'
import { chargeRows } from '../../stays/commands/write-stay.ts'
import { unitsLeft } from '../../stays/queries/availability.ts'
import { isCaptcha, waitAfterHold } from '../rules/robots.ts'
import type { BookingInput } from '../schema/booking-input.ts'
import type { BookingCreated } from '../schema/created.ts'
import { bookingCreated } from './booking-created.ts'
import { type Asked, boundOf, stillToCheck } from './bound-nights.ts'
import { findOrAddCustomer } from './find-or-add-customer.ts'
import { freshReference } from './fresh-reference.ts'
import { answerOnce, earlierAnswer, lockKey, type Repeatable, repeatable } from './idempotency.ts'
import { type BookingPrice, lockPrice } from './lock-price.ts'
import { traitHash } from './trait-hash.ts'

type Order = Asked & {
  input: BookingInput
  /** Null where the guest pays by a transfer. */
  screenshot: NewFile | null
  request: Repeatable | null
}

/**
 * Stores a guest's booking with the screenshot of its payment, as pending. A live hold of the same room
 * and dates becomes the booking's unit. A guest who had a hold a short while ago ({@link isInTime}) is never turned away,
 * and pays what it said: if it has run out and no unit is free, the booking is stored without one, for staff to find a
 * room. So is what passes the nights that a sender, or all together, may keep, see {@link boundOf}: they may have paid.
 * Everybody else is refused with `room_not_available` and `nearest`, and with `not_open` while the farm is closed. The same key with the same request answers what it
 * answered first. A guest who pays by a transfer has sent none, and is kept the room for {@link transferHours}; they are
 * refused like everybody else if there is none, and with `too_many_requests` and `to_check` if they pass such a bound. What comes sooner after its hold than a person can waits ({@link waitAfterHold}).
 */
export async function createBooking(
  input: BookingInput,
  asked: Asked & { idempotencyKey?: string | null },
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<BookingCreated> {
  const { now, idempotencyKey = null } = asked
  requireCaptcha(input.captcha)
  const given = await receivedPicture(input)
  const request = repeatable(idempotencyKey, input, given?.bytes ?? new Uint8Array())
  return answerOnce(request, now, async () => {
    // Before the queue for the work on pictures, in which others would wait as well.
    const hold = await servingHold(prisma(), input, now)
    if (hold) await wait(waitAfterHold(hold.createdAt, now))
    return withAlternatives(input, now, async () => {
      const isAdmitted = () => admit(input, hold, now)
      if (!given) await isAdmitted()
      const screenshot = given && (await readScreenshot(given, isAdmitted))
      return transaction((tx) => book(tx, { ...asked, input, screenshot, request }))
    })
  })
}

async function receivedPicture({ method, screenshot }: BookingInput) {
  if (!hasScreenshot(method) || !screenshot) return null
  if (screenshot.size > maxScreenshotBytes) throw new Refusal('too_large')
  return { name: screenshot.name, bytes: new Uint8Array(await screenshot.arrayBuffer()) }
}

function requireCaptcha(typed: string): void {
  const word = env().CAPTCHA_WORD
  if (isCaptcha(typed, word)) return
  const message = `Captcha failed. Type the word exactly as shown: ${word}`
  throw new Refusal('captcha_failed', { message, errors: { captcha: message } })
}

// Before the costly work on the picture.
async function admit(input: BookingInput, hold: HoldState | null, now: Date): Promise<void> {
  // A guest who was given a hold while the farm was open may have paid.
  if (!hold) requireOpen()
  if (!hasScreenshot(input.method)) requireAccount()
  requireDates(input, hold, now)
  if (!hold && (await unitsLeft(input, now)) === 0) throw new Refusal('room_not_available')
}

// The form doesn't offer a transfer where there's no account to send it to.
function requireAccount(): void {
  if (takesTransfers(farm())) return
  const message = `We can’t take bank transfers. Please pay by UPI, or call ${farm().phone}.`
  throw new Refusal('validation_failed', { message, errors: { method: message } })
}

// A guest with a hold was accepted on the day of the hold: midnight may have passed while they paid.
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
  const { sender, bounds } = senderOf(order, hold)
  const asked = { bounds, nights: nightsOf(input), holdId: hold?.id ?? null }
  const bounded = await boundOf(tx, asked, input, now)
  const price = await lockPrice(tx, hold, input, now)
  const booking = await insertBooking(tx, order, { price, hold, sender })
  const unit = bounded ? null : await unitFor(tx, booking, { input, hold, now })
  if (bounded && hold) await freeHeldUnit(tx, hold.id)
  if (unit === null) requireUnit(input, hold, bounded)
  const { checkIn, checkOut } = input
  const payment = await claim(tx, order, booking)
  const made = { ...booking, checkIn, checkOut, claimedPaise: payment.paise, utr: payment.utr }
  const isMailed = await record(tx, 'guest', {
    action: 'booking_created',
    booking: made,
    unit,
    bounded,
    awaited: payment.proofId === null,
  })
  if (!hasScreenshot(input.method)) await endLater(tx, booking)
  return bookingCreated(booking, unit, isMailed)
}

// Guests who haven't paid don't wait without a room.
function requireUnit({ method }: BookingInput, hold: HoldState | null, bounded: string | null) {
  if (hasScreenshot(method) && (hold || bounded)) return
  throw bounded ? stillToCheck() : new Refusal('room_not_available')
}

async function unitFor(
  tx: Tx,
  booking: { id: string; roomId: number },
  { input, hold, now }: { input: BookingInput; hold: HoldState | null; now: Date },
): Promise<number | null> {
  const held = hold && (await keepHeldUnit(tx, hold.id, booking.id, now))
  return held ?? (await takeUnit(tx, booking.roomId, input, { bookingId: booking.id }, now))
}

// The hashes of what tells this sender from others, in the order in which they are stored, and how many nights each may
// keep. The nights of a hold are counted for the networks that took it.
function senderOf(order: Order, hold: HoldState | null): { sender: string[]; bounds: Bound[] } {
  const { input, screenshot } = order
  const networks = networksOf(hold, order)
  const [widest = '', ...narrower] = networks
  const others = [
    traitHash('email', input.email),
    traitHash('phone', input.phone),
    // Without a picture there's none to share.
    traitHash('picture', screenshot ? pictureTrait(screenshot) : randomSecret()),
  ]
  const ofOthers = others.map((trait) => ({ trait, most: maxUnverifiedNights }))
  return {
    sender: [widest, ...others, ...narrower],
    bounds: [...networkBounds(networks), ...ofOthers],
  }
}

function pictureTrait({ perceptualHash, wordHashes = [] }: NewFile): string {
  return [perceptualHash, ...wordHashes].join()
}

type Placed = { price: BookingPrice; hold: HoldState | null; sender: string[] }

async function insertBooking(tx: Tx, order: Order, { price, hold, sender }: Placed) {
  const { input, request, now } = order
  const { room, charges, codeId, todaysPaise } = price
  const totalPaise = totalOf(charges)
  const reference = hold?.reference ?? (await freshReference(tx))
  const { published, ...booking } = await tx.booking.create({
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
      nights: nightsOf(input),
      guests: input.guests,
      ratePaise: nightRate(charges),
      gstPercent: nightTax(charges),
      totalPaise,
      paying: input.paying,
      charges: { create: chargeRows(charges) },
      codeId,
      latePaise: todaysPaise === totalPaise ? null : todaysPaise,
      ...saidRow(input),
      locale: asLocale(input.locale),
      holdId: hold?.id ?? null,
      idempotencyKey: request?.key ?? null,
      requestSha256: request?.sha256 ?? null,
      sender,
      createdAt: now,
      // What its guest was promised when the room was held for them; else what is published now.
      ...(hold && { publication: hold.publication }),
    },
    include: withTerms,
  })
  return { ...booking, terms: termsOf({ published }) }
}

// What is paid now of the price that the guest's page showed; where it said nothing, of ours.
type Priced = { id: string; totalPaise: number; terms: Terms }

async function claim(tx: Tx, order: Order, booking: Priced) {
  const { amount, utr, paying, method } = order.input
  const proofId = order.screenshot && (await storeFile(tx, order.screenshot))
  const { nowPaise } = splitOf(amount || booking.totalPaise, paying, booking.terms)
  const payment = { method, paise: nowPaise, utr: (proofId && utr) || null, proofId }
  await enterClaim(tx, { bookingId: booking.id, ...payment }, order.now)
  return payment
}
