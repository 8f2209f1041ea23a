import { datesOf } from '../../booking/rules/stay-dates.ts'
import { prisma } from '../../db/client.ts'
import { type Booking, type Charge as ChargeRow, Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { codeOf } from '../../rates/queries/find-code.ts'
import { findRateBook, type RateBook } from '../../rates/queries/rate-book.ts'
import type { Charge } from '../../rates/rules/charges.ts'
import { isCalled, isKept } from '../../rooms/queries/kept-rooms.ts'
import { isFree, nightRange } from '../../rooms/queries/occupancy.ts'
import { type IsoDate, isoDateOf } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Housed } from '../rules/slept.ts'

/** A booking with its unit and where its guest slept, see {@link placed}. */
export type Placed = Booking & { occupancy: { unit: number } | null; slept: { checkOut: Date }[] }

/** What a change of a stay has to know beside its row: its unit, and the last of the nights that its guest slept in another one. */
export const placed = {
  occupancy: true,
  slept: { orderBy: { checkOut: 'desc' }, take: 1 },
} as const

/** Returns where the guest of a stay sleeps. */
export function housedOf(booking: Placed): Housed {
  const [last] = booking.slept
  const sleptUntil = last ? isoDateOf(last.checkOut) : null
  return { ...datesOf(booking), hasUnit: booking.occupancy !== null, sleptUntil }
}

/** Returns the units of a room that are free on some nights, those of the booking `own` among them, lowest first. */
export async function freeUnits(
  roomId: number,
  stay: { checkIn: string; checkOut: string },
  own: string,
  now: Date,
): Promise<number[]> {
  const rows = await prisma().$queryRaw<{ number: number }[]>`
    SELECT u.number FROM units u JOIN rooms r ON r.id = u.room_id AND u.number <= r.units
    WHERE r.id = ${roomId} AND ${isFree(nightRange(stay), now, { booking: own })}
    ORDER BY u.number`
  return rows.map(({ number }) => number)
}

/**
 * Returns a room that the farm has, by its id or its name, with the prices of its nights around a day. With `lock`, no other
 * transaction can assign its units until this one ends. `room_not_found`.
 */
export async function rateBookOf(
  db: Tx,
  room: number | string,
  checkIn: IsoDate,
  lock?: 'lock',
): Promise<RateBook> {
  const isRoom =
    typeof room === 'number' ? Prisma.sql`r.id = ${room} AND ${isKept}` : isCalled(room, isKept)
  const book = await findRateBook(db, isRoom, checkIn, lock)
  if (!book) throw new Refusal('room_not_found')
  return book
}

/** Returns what the stay of a booking costs, as a change of it starts from. */
export async function pricedStay(
  db: Tx,
  { id, roomId, guests, codeId }: Pick<Booking, 'id' | 'roomId' | 'guests' | 'codeId'>,
) {
  const code = await codeOf(db, { codeId })
  return { roomId, guests, charges: await chargesOfBooking(db, id), code }
}

/** Returns the lines of what the guest of a booking is to pay, in their order. */
async function chargesOfBooking(db: Tx, bookingId: string): Promise<Charge[]> {
  const rows = await db.charge.findMany({ where: { bookingId }, orderBy: { position: 'asc' } })
  return rows.map(chargeOf)
}

/** Returns a line of what a guest is to pay, of its row. */
export function chargeOf(row: Omit<ChargeRow, 'bookingId'>): Charge {
  const { position, kind, night, roomId, firstNight, nights, guests, words, paise } = row
  return {
    position,
    kind: kind as Charge['kind'],
    night: night && isoDateOf(night),
    ...(roomId !== null && { roomId }),
    ...(firstNight &&
      nights &&
      guests && { extraGuests: { guests, nights, from: isoDateOf(firstNight) } }),
    words,
    paise,
    gstPercent: Number(row.gstPercent),
  }
}
