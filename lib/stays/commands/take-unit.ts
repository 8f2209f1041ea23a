import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { findRateBook, type RateBook } from '../../rates/queries/rate-book.ts'
import { isKept, isNamed } from '../../rooms/queries/kept-rooms.ts'
import { isFree, nightRange, occupies } from '../../rooms/queries/occupancy.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import type { IsoDate } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { HoldState } from './find-hold.ts'
import { mergeSlept, sleptOf } from './slept.ts'

/**
 * Locks the room of this name that guests can book, and reads its prices: no other transaction can assign its units.
 * `room_not_found`.
 */
export async function lockRoom(tx: Tx, name: string, checkIn: IsoDate): Promise<RateBook> {
  const book = await findRateBook(tx, isNamed(name), checkIn, 'lock')
  if (!book) throw new Refusal('room_not_found')
  return book
}

/** Locks the room of a hold and reads its prices, also when staff have deleted it: its guest may have paid. */
export async function lockHeldRoom(tx: Tx, { roomId, checkIn }: HoldState): Promise<RateBook> {
  const book = await findRateBook(tx, Prisma.sql`r.id = ${roomId}`, checkIn, 'lock')
  if (!book) throw new Refusal('room_not_found')
  return book
}

/** The taker of a unit: a hold until an instant, or a booking. */
export type Occupant = { holdId: string; expiresAt: Date } | { bookingId: string }

/** The unit that is wanted: one alone, or any, a certain one before the others. */
export type UnitChoice = { only: number | null; first: number | null }

/**
 * Takes the lowest unit of a room that is free for the whole stay, or the one that is wanted. Returns its number, or null when none
 * is. A booking whose guest has slept in another unit already takes one for the nights after those. Locks the room's row first, so
 * that two guests do not try for the same unit; what keeps the promise is the exclusion constraint, whose 23P01 {@link transaction} answers by doing the work again.
 */
export async function takeUnit(
  tx: Tx,
  roomId: number,
  stay: StayDates,
  occupant: Occupant,
  now: Date,
  { only, first }: UnitChoice = { only: null, first: null },
): Promise<number | null> {
  await lockUnits(tx, roomId)
  await dropExpired(tx, roomId, now)
  const [holdId, expiresAt, bookingId] =
    'holdId' in occupant
      ? [occupant.holdId, occupant.expiresAt, null]
      : [null, null, occupant.bookingId]
  const slept = bookingId === null ? undefined : (await sleptOf(tx, bookingId)).at(-1)
  const nights = { ...stay, checkIn: slept?.check_out ?? stay.checkIn }
  const [taken] = await tx.$queryRaw<{ unit: number }[]>`
    INSERT INTO occupancies
      (room_id, unit, check_in, check_out, kind, expires_at, hold_id, booking_id)
    SELECT r.id, u.number, ${nights.checkIn}::date, ${nights.checkOut}::date,
      ${bookingId === null ? 'hold' : 'booking'}::occupancy_kind,
      ${expiresAt}::timestamptz, ${holdId}::uuid, ${bookingId}::uuid
    FROM rooms r JOIN units u ON u.room_id = r.id AND u.number <= r.units
    WHERE r.id = ${roomId} AND ${isKept} AND (${only}::int IS NULL OR u.number = ${only})
      AND ${isFree(nightRange(nights), now)}
    ORDER BY u.number = ${first}::int DESC NULLS LAST, u.number LIMIT 1
    RETURNING unit`
  if (taken && slept && bookingId !== null) await mergeSlept(tx, bookingId, slept)
  return taken?.unit ?? null
}

/**
 * Locks the row of a room: no other transaction can assign its units until this one ends. Rows that only refer to the room,
 * as the charge of a night that was slept there, go on being written.
 */
export async function lockUnits(tx: Tx, roomId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM rooms WHERE id = ${roomId} FOR NO KEY UPDATE`
}

/** Locks the rooms of bookings in one order for all, see {@link lockUnits}. */
export async function lockUnitsOf(tx: Tx, bookings: string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM rooms WHERE id IN (SELECT room_id FROM bookings WHERE id = ANY (${bookings}::uuid[]))
    ORDER BY id FOR NO KEY UPDATE`
}

/** Deletes what the holds of a room keep that have run out: the constraint knows no clock. */
export async function dropExpired(tx: Tx, roomId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM occupancies o WHERE room_id = ${roomId} AND NOT ${occupies(now)}`
}

/** Keeps the unit of a hold until another instant. Returns false if it no longer keeps one. */
export async function extendUnit(tx: Tx, holdId: string, expiresAt: Date): Promise<boolean> {
  const extended = await tx.$executeRaw`
    UPDATE occupancies SET expires_at = ${expiresAt} WHERE hold_id = ${holdId}::uuid`
  return extended === 1
}

/** Makes the unit that a live hold keeps the booking's own. Returns its number, or null if the hold has run out. */
export async function keepHeldUnit(
  tx: Tx,
  holdId: string,
  bookingId: string,
  now: Date,
): Promise<number | null> {
  const [kept] = await tx.$queryRaw<{ unit: number }[]>`
    UPDATE occupancies o
    SET kind = 'booking', booking_id = ${bookingId}::uuid, expires_at = NULL, hold_id = NULL
    WHERE hold_id = ${holdId}::uuid AND ${occupies(now)}
    RETURNING unit`
  return kept?.unit ?? null
}

/** Gives the unit of a hold back; nothing happens if it keeps none. */
export async function freeHeldUnit(tx: Tx, holdId: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM occupancies WHERE hold_id = ${holdId}::uuid`
}

/** Gives the unit of a booking back; nothing happens if it has none. Nights that were slept in another stay there. */
export async function freeUnit(tx: Tx, bookingId: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM occupancies WHERE booking_id = ${bookingId}::uuid`
}
