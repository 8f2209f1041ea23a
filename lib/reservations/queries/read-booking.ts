import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import type { Booking } from '../../booking/rules/booking.ts'
import { asReason } from '../../booking/rules/rejection.ts'
import { saidSelect } from '../../booking/rules/said.ts'
import { type BookingStatus, statuses } from '../../booking/rules/statuses.ts'
import { prisma } from '../../db/client.ts'
import { termsOf, withTerms } from '../../farm/queries/terms.ts'
import { asLocale } from '../../i18n/languages.ts'
import { findOwnPayment } from '../../payments/queries/own-payment.ts'
import { findSums } from '../../payments/queries/sums.ts'
import { asPaying } from '../../payments/rules/deposit.ts'
import { looked, lookOf } from '../../rooms/queries/rooms.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { chargeOf } from '../../stays/queries/changed-stay.ts'
import { declinedIn, wishIn } from '../../stays/queries/read-wish.ts'
import { toldOf } from './read-arrival.ts'

/**
 * Returns one whole booking, or null: by its id, or by the secret that its guest holds. The guest's page, their
 * calendar entry and all mails are written from it.
 */
export async function readBooking(
  by: { id: string } | { secret: string },
): Promise<Booking | null> {
  const id = 'id' in by ? by.id : await bookingIdBySecret(prisma(), by.secret)
  const row = id && (await prisma().booking.findUnique({ where: { id }, select }))
  if (!row) return null
  const payment = await findOwnPayment(prisma(), id)
  const sums = await findSums(prisma(), id)
  const {
    room,
    occupancy,
    arrival,
    wish,
    audit,
    checkIn,
    checkOut,
    gstPercent,
    locale,
    paying,
    charges,
    published,
    ...facts
  } = row
  const confirmed = audit.find(({ action }) => confirming.includes(action))
  return {
    ...facts,
    ...sums,
    arrival: toldOf(arrival),
    wish: wishIn(wish),
    declined: declinedIn(audit),
    charges: charges.map(chargeOf),
    balancePaise: facts.totalPaise - sums.paidPaise,
    paying: asPaying(paying),
    terms: termsOf({ published }),
    claimedPaise: payment?.paise ?? null,
    utr: payment?.utr ?? null,
    screenshot: payment?.proof ?? null,
    paymentState: payment?.state ?? null,
    awaitsTransfer: payment?.isAwaited ?? false,
    room: lookOf(room, facts.roomName),
    checkIn: isoDateOf(checkIn),
    checkOut: isoDateOf(checkOut),
    gstPercent: Number(gstPercent),
    locale: asLocale(locale),
    rejectedBecause: asReason(facts.rejectedBecause),
    verifiedAt: statuses[facts.status].paid ? facts.verifiedAt : null,
    hasUnit: occupancy !== null,
    door: doorOf(row),
    confirmedAt: statuses[facts.status].stay === 'certain' ? (confirmed?.createdAt ?? null) : null,
    changedAt: audit[0]?.createdAt ?? facts.createdAt,
  }
}

// Of a stay that is certain, the newest of these was the promise.
const confirming = ['booking_confirmed', 'booked_at_desk']

type Placed = {
  status: BookingStatus
  room: { units: number }
  occupancy: { door: { name: string } } | null
}

/**
 * Returns the name of the unit that a guest is told, once the stay is certain; null if a room has only one, which needs no
 * number.
 */
export function doorOf({ status, room, occupancy }: Placed): string | null {
  const name = occupancy?.door.name ?? null
  const isOnly = room.units === 1 && name === '1'
  return isOnly || statuses[status].stay !== 'certain' ? null : name
}

const select = {
  reference: true,
  secret: true,
  fullName: true,
  email: true,
  phone: true,
  roomName: true,
  checkIn: true,
  checkOut: true,
  nights: true,
  guests: true,
  ratePaise: true,
  gstPercent: true,
  totalPaise: true,
  paying: true,
  payBy: true,
  ...saidSelect,
  status: true,
  statusNote: true,
  rejectedBecause: true,
  keptPaise: true,
  verifiedAt: true,
  cancelAskedAt: true,
  createdAt: true,
  locale: true,
  ...withTerms,
  room: looked,
  occupancy: { select: { door: { select: { name: true } } } },
  arrival: true,
  wish: true,
  charges: { orderBy: { position: 'asc' } },
  audit: { select: { action: true, after: true, createdAt: true }, orderBy: { id: 'desc' } },
} as const
