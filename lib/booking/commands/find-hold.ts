import type { Tx } from '../../db/transaction.ts'
import type { StayDates } from '../rules.ts'

/** A hold as it stands at an instant. */
export type HoldState = StayDates & {
  id: string
  token: string
  reference: string
  roomId: number
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
    SELECT h.id::text, h.token, h.reference, h.room_id AS "roomId",
      h.check_in::text AS "checkIn", h.check_out::text AS "checkOut", h.created_at AS "createdAt",
      h.released_at IS NOT NULL AS released,
      EXISTS (SELECT 1 FROM bookings b WHERE b.hold_id = h.id) AS used,
      EXISTS (SELECT 1 FROM occupancies o WHERE o.hold_id = h.id AND o.expires_at > ${now}) AS live
    FROM holds h WHERE h.token = ${token} FOR UPDATE OF h`
  return hold ?? null
}

/** Whether a hold can still serve a stay: the same room and dates, neither given back nor used. */
export function serves(hold: HoldState, roomId: number, stay: StayDates): boolean {
  const same =
    hold.roomId === roomId && hold.checkIn === stay.checkIn && hold.checkOut === stay.checkOut
  return same && !hold.released && !hold.used
}
