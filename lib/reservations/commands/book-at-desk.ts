import type { Staff } from '../../auth/schema.ts'
import { record } from '../../booking/commands/record.ts'
import { updateCustomer } from '../../booking/commands/update-customer.ts'
import { agreedCharges, agreedProblems, requireQuoted } from '../../booking/rules/agreed-price.ts'
import { payByFrom } from '../../booking/rules/pay-by.ts'
import { isChannel } from '../../booking/rules/sources.ts'
import type { Booking } from '../../db/generated/client.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { enterPayment } from '../../payments/commands/enter-payment.ts'
import type { RateBook } from '../../rates/queries/rate-book.ts'
import { type Charge, nightRate, nightTax, totalOf } from '../../rates/rules/charges.ts'
import type { RatedRoom } from '../../rates/rules/night.ts'
import { priceAtDesk } from '../../rates/rules/quote.ts'
import { nightsOf } from '../../rooms/rules/stay.ts'
import { dateColumn, dayInIndia } from '../../shared/dates.ts'
import { plainKey } from '../../shared/idempotency-key.ts'
import { formatRupees } from '../../shared/money.ts'
import { randomSecret } from '../../shared/random.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { sha256Of } from '../../shared/sha256.ts'
import { notAvailable } from '../../stays/commands/not-available.ts'
import { takeUnit } from '../../stays/commands/take-unit.ts'
import { chargeRows, unitOf } from '../../stays/commands/write-stay.ts'
import { rateBookOf } from '../../stays/queries/changed-stay.ts'
import { firstNightAtDesk, newStayProblems } from '../../stays/rules/stay-change.ts'
import type { DeskBooking } from '../schema/desk-booking.ts'
import { findOrAddCustomer } from './find-or-add-customer.ts'
import { freshReference } from './fresh-reference.ts'
import { endDeskHold } from './hold-at-desk.ts'
import { lockKey } from './idempotency.ts'

type Asked = { now: Date; idempotencyKey: string | null }

/**
 * Books for a guest, with a unit, and returns the booking's id. One that waits for its guest to pay by a link is pending, any
 * other confirmed: staff have promised the stay, and money that they hold is recorded as verified by them, as is the price that
 * another site has taken. The same key with the same input books once. Refuses: `room_not_found`; `validation_failed` by the field; `changed_meanwhile` when the price
 * is not the one that was `quoted`; `room_not_available`, with who has the unit; `utr_used`; `idempotency_key_reused`, with the
 * `reference` of what was booked with the key.
 */
export async function bookAtDesk(by: Staff, input: DeskBooking, asked: Asked): Promise<string> {
  const { now } = asked
  const key = plainKey(asked.idempotencyKey)
  // What was kept may have another name at the next try.
  const request =
    key === null
      ? null
      : { key, sha256: sha256Of(JSON.stringify({ ...input, hold_token: undefined })) }
  return transaction(async (tx) => {
    if (request) {
      await lockKey(tx, request, now)
      const earlier = await earlierBooking(tx, request)
      if (earlier) return earlier
    }
    const book = await rateBookOf(tx, input.room, input.check_in, 'lock')
    const { room } = book
    requireSensible(input, room, now)
    const charges = agreedOn(input, book)
    const booking = await insertBooking(tx, input, { room, charges, request, now })
    const stay = { checkIn: input.check_in, checkOut: input.check_out }
    if (input.hold_token) await endDeskHold(tx, by, input.hold_token)
    const choice = { only: input.unit, first: null }
    const taken = await takeUnit(tx, room.id, stay, { bookingId: booking.id }, now, choice)
    if (taken === null) throw await notAvailable(tx, { ...stay, roomId: room.id }, input.unit, now)
    await receive(tx, by, booking, input, now)
    await updateCustomer(tx, booking.customerId)
    const unit = await unitOf(tx, booking.id)
    const told = { booking: { ...booking, ...stay }, unit: unit?.name ?? null, now }
    await record(tx, by, { action: 'booked_at_desk', ...told, reason: input.reason || null })
    return booking.id
  })
}

type Request = { key: string; sha256: Uint8Array<ArrayBuffer> }

async function earlierBooking(tx: Tx, { key, sha256 }: Request): Promise<string | null> {
  const earlier = await tx.booking.findUnique({ where: { idempotencyKey: key } })
  if (!earlier) return null
  const isSame = earlier.requestSha256 && Buffer.compare(earlier.requestSha256, sha256) === 0
  if (isSame) return earlier.id
  const { reference } = earlier
  const message = `This is already booked as ${reference}. Please change that booking.`
  throw new Refusal('idempotency_key_reused', { message, data: { reference } })
}

function requireSensible(input: DeskBooking, { sleeps, name }: RatedRoom, now: Date): void {
  const { guests, payment } = input
  const stay = { checkIn: input.check_in, checkOut: input.check_out }
  const isFull = sleeps !== null && guests > sleeps
  const isPast = payment.kind === 'link' && payment.pay_by && payment.pay_by <= now
  const errors = {
    ...newStayProblems(stay, firstNightAtDesk(now)),
    ...(isFull && { guests: `${name} sleeps ${sleeps}.` }),
    ...(isPast && { 'payment.pay_by': 'Choose a time in the future.' }),
  }
  requireNoErrors(errors)
}

function agreedOn(input: DeskBooking, { room, rules }: RateBook) {
  const { check_in: checkIn, check_out: checkOut, guests, quoted, price, reason, payment } = input
  const { charges, totalPaise } = priceAtDesk(room, rules, { checkIn, checkOut, guests })
  requireQuoted(quoted, totalPaise)
  const agreedPaise = price ?? totalPaise
  const isTooMuch = payment.kind === 'received' && payment.amount > agreedPaise
  const errors = {
    ...agreedProblems(agreedPaise, totalPaise, reason),
    ...(agreedPaise === 0 && payment.kind === 'link' && { payment: 'There’s nothing to pay.' }),
    ...(isTooMuch && { 'payment.amount': `The stay costs ${formatRupees(agreedPaise)}.` }),
  }
  requireNoErrors(errors)
  return agreedCharges(charges, agreedPaise, room.gstPercent === null)
}

type Priced = { room: RatedRoom; charges: Charge[]; request: Request | null; now: Date }

async function insertBooking(tx: Tx, input: DeskBooking, { room, charges, request, now }: Priced) {
  const { check_in: checkIn, check_out: checkOut, name: fullName, phone, payment } = input
  const email = input.email || null
  const awaited = payment.kind === 'link' ? payment : null
  return tx.booking.create({
    data: {
      reference: await freshReference(tx),
      secret: randomSecret(),
      customerId: await findOrAddCustomer(tx, { fullName, email, phone }),
      ...{ fullName, email, phone },
      roomId: room.id,
      roomName: room.name,
      checkIn: dateColumn(checkIn),
      checkOut: dateColumn(checkOut),
      nights: nightsOf({ checkIn, checkOut }),
      guests: input.guests,
      ratePaise: nightRate(charges),
      gstPercent: nightTax(charges),
      totalPaise: totalOf(charges),
      charges: { create: chargeRows(charges) },
      paying: awaited?.paying ?? 'total',
      payBy: awaited && (awaited.pay_by ?? payByFrom(now)),
      status: awaited ? 'pending' : 'confirmed',
      verifiedAt: awaited ? null : now,
      source: input.source,
      sourceReference: input.source_reference || null,
      locale: input.locale,
      idempotencyKey: request?.key ?? null,
      requestSha256: request?.sha256 ?? null,
      createdAt: now,
    },
  })
}

async function receive(tx: Tx, by: Staff, booking: Booking, input: DeskBooking, now: Date) {
  const money = moneyOf(input, booking.totalPaise)
  if (!money) return
  const of = { bookingId: booking.id, on: dayInIndia(now), key: null }
  const entered = await enterPayment(
    tx,
    by,
    { direction: 'received', note: '', ...money, ...of },
    now,
  )
  await record(tx, by, { action: 'payment_recorded', booking, payment: entered, now })
}

// Another site has taken the whole price, so that nothing is due at the farm.
function moneyOf({ source, source_reference: number, payment }: DeskBooking, totalPaise: number) {
  if (payment.kind === 'received') {
    const { method, amount, utr } = payment
    return { method, amount, utr, number: '' }
  }
  if (!isChannel(source) || totalPaise === 0) return null
  return { method: 'channel', amount: totalPaise, utr: '', number } as const
}
