import type { z } from 'zod'
import { callApi, postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { FreeRooms, FreeRoomsInput } from '../../stays/schema/free-rooms.ts'
import type { DeskBooked, deskBooking, deskHold } from '../schema/desk-booking.ts'

/** Returns which rooms are free for a stay, and what has the others; the page asks by itself. */
export function fetchFreeRooms(input: FreeRoomsInput, asking: Asking = {}): Promise<FreeRooms> {
  return getJson('desk/free', input, { ...asking, poll: true })
}

/** Keeps a unit while a booking is typed, and returns until when. Refused with `room_not_available`. */
export function holdAtDesk(held: z.input<typeof deskHold>): Promise<{ expires_at: string }> {
  return postJson('desk/holds', held)
}

/** A booking as it is typed, money as text in rupees. */
export type TypedBooking = z.input<typeof deskBooking>

/**
 * Books for a guest. Refused with `room_not_available`, `changed_meanwhile`, `utr_used` and, by the field, `validation_failed`.
 * `idempotencyKey` makes a retry the same booking.
 */
export function bookAtDesk(typed: TypedBooking, idempotencyKey: string): Promise<DeskBooked> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }
  return callApi('desk/bookings', { method: 'POST', headers, body: JSON.stringify(typed) })
}
