import type { Tx } from '../../db/transaction.ts'
import type { StayInput } from '../schema.ts'

/** A hold as it stands at an instant. */
export type HoldState = StayInput & {
  id: string
  token: string
  reference: string
  createdAt: Date
  /** Given back by the guest. */
  released: boolean
  /** A booking came of it. */
  used: boolean
  /** It still keeps a unit. */
  live: boolean
}

/** The hold of a token, its row locked, or null. */
export async function findHold(tx: Tx, token: string, now: Date): Promise<HoldState | null> {
  const [hold] = await tx.$queryRaw<HoldState[]>`
    SELECT h.id::text, h.token, h.reference, r.name AS "roomType",
      h.check_in::text AS "checkIn", h.check_out::text AS "checkOut", h.created_at AS "createdAt",
      h.released_at IS NOT NULL AS released,
      EXISTS (SELECT 1 FROM bookings b WHERE b.hold_id = h.id) AS used,
      EXISTS (SELECT 1 FROM occupancies o WHERE o.hold_id = h.id AND o.expires_at > ${now}) AS live
    FROM holds h JOIN rooms r ON r.id = h.room_id WHERE h.token = ${token} FOR UPDATE OF h`
  return hold ?? null
}

/** Whether a hold can still serve a stay: the same room and dates, neither given back nor used. */
export function serves(hold: HoldState, stay: StayInput): boolean {
  const sameRoom = hold.roomType.toLowerCase() === stay.roomType.toLowerCase()
  const sameDates = hold.checkIn === stay.checkIn && hold.checkOut === stay.checkOut
  return sameRoom && sameDates && !hold.released && !hold.used
}
