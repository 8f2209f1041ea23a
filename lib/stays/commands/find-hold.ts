import type { Tx } from '../../db/transaction.ts'
import { termsOfHold } from '../../farm/queries/terms.ts'
import type { Terms } from '../../farm/schema/facts.ts'
import type { Charge } from '../../rates/rules/charges.ts'
import { occupies } from '../../rooms/queries/occupancy.ts'
import type { StayDates } from '../../rooms/rules/stay.ts'
import { isInTime } from '../rules/late-hold.ts'

type HeldDates = StayDates & { roomType: string }
/** What a guest asks for, with the token of their hold. */
type AskedDates = HeldDates & { hold_token?: string | undefined }

/** A hold's state at an instant, with the room's name and the price that the guest was told. */
export type HoldState = HeldDates & {
  id: string
  roomId: number
  guests: number
  /** The whole price, line by line. */
  charges: Charge[]
  codeId: number | null
  /** The publication under which it was taken, and what that promised. */
  publication: number
  terms: Terms
  token: string
  reference: string
  /** The hashes of the networks that took it, the widest first; empty once they were deleted. */
  networks: string[]
  createdAt: Date
  /** Given back by the guest. */
  released: boolean
  /** A booking came of it. */
  used: boolean
  /** It still keeps a unit. */
  live: boolean
}

/**
 * The hold of a token with its row locked, or null. The lock comes first: a reading that waited for it would show
 * what was true before the wait.
 */
export async function lockHold(tx: Tx, token: string, now: Date): Promise<HoldState | null> {
  await tx.$queryRaw`SELECT 1 FROM holds WHERE token = ${token} FOR UPDATE`
  return findHold(tx, token, now)
}

async function findHold(tx: Tx, token: string, now: Date): Promise<HoldState | null> {
  const [hold] = await tx.$queryRaw<HoldState[]>`
    SELECT h.id::text, h.token, h.reference, h.networks, h.room_id AS "roomId", h.room_name AS "roomType",
      h.guests, h.charges, h.code_id AS "codeId", h.publication, ${termsOfHold} AS terms,
      h.check_in::text AS "checkIn", h.check_out::text AS "checkOut", h.created_at AS "createdAt",
      h.released_at IS NOT NULL AS released,
      EXISTS (SELECT 1 FROM bookings b WHERE b.hold_id = h.id) AS used,
      EXISTS (SELECT 1 FROM occupancies o WHERE o.hold_id = h.id AND ${occupies(now)}) AS live
    FROM holds h WHERE h.token = ${token}`
  return hold ?? null
}

/** The hold that a stay names by its token, if a booking of the stay can come of it; else null. `find` may lock its row. */
export async function servingHold(
  db: Tx,
  stay: AskedDates,
  now: Date,
  find = findHold,
): Promise<HoldState | null> {
  const hold = stay.hold_token ? await find(db, stay.hold_token, now) : null
  return hold && serves(hold, stay, now) ? hold : null
}

/**
 * Returns true if a booking of a stay can come of a hold: the same room and dates, and not used. One that has run out or was
 * given back may have been paid for before, and guests who have paid aren't turned away while it {@link isInTime}.
 */
export function serves(hold: HoldState, stay: HeldDates, now: Date): boolean {
  const sameRoom = hold.roomType.toLowerCase() === stay.roomType.toLowerCase()
  const sameDates = hold.checkIn === stay.checkIn && hold.checkOut === stay.checkOut
  return sameRoom && sameDates && !hold.used && (hold.live || isInTime(hold, now))
}

/** Returns the networks for which the nights of a hold count: those that took it, or those that ask. */
export function networksOf(hold: HoldState | null, asked: { networks: string[] }): string[] {
  return hold?.networks.length ? hold.networks : asked.networks
}
