import type { HistoryEntry } from '../../booking/rules/history.ts'
import type { RejectionReason } from '../../booking/rules/rejection.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import type { Undo } from '../../booking/rules/taking-back.ts'
import type { SenderBooking } from '../../booking/schema/senders.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'
import { callApi } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { BookingPage, BookingSearch } from '../schema/search.ts'
import type { Standing } from '../schema/standings.ts'

/** A page of the bookings, for staff. `poll` marks a call that the page makes by itself. */
export function fetchBookings(
  search: Partial<BookingSearch>,
  asking: Asking = {},
): Promise<BookingPage> {
  return getJson('bookings_list.php', search, asking)
}

/** The words and the reason of a rejection, and whether a verified booking is confirmed in the same step. */
export type DecisionDetails = {
  note?: string
  because?: RejectionReason | undefined
  confirm?: boolean
}

/**
 * Sets the status of a booking as the person saw it, and returns the booking; with `confirm` one that this verifies is
 * confirmed, too, where nothing is left to decide. Refused with
 * `changed_meanwhile` when it stands elsewhere by now, and `room_not_available` when it needs a unit again
 * and none is free.
 */
export function updateStatus(
  { id, status: from }: Pick<StaffBooking, 'id' | 'status'>,
  status: BookingStatus,
  { note = '', because, confirm = false }: DecisionDetails = {},
): Promise<Standing> {
  const more = { ...(because && { because }), ...(confirm && { confirm: '1' }) }
  const body = new URLSearchParams({ id, status, note, from, ...more })
  return callApi('booking_update_status.php', { method: 'POST', body })
}

/** Returns the other pending bookings of the sender of a pending one, for staff. The page asks by itself. */
export async function fetchSameSender(
  { id }: { id: string },
  asking: Asking = {},
): Promise<SenderBooking[]> {
  const { bookings } = await getJson<{ bookings: SenderBooking[] }>(
    'booking_same_sender',
    { id },
    { ...asking, poll: true },
  )
  return bookings
}

/** What was decided on many bookings at once: which, and how all of it can be taken back. */
export type DecidedTogether = { ids: string[]; undo: Undo | null }

/** Rejects those of some bookings that are pending, for a reason. */
export function rejectBookings(ids: string[], note: string): Promise<DecidedTogether> {
  const body = new URLSearchParams({ ids: ids.join(','), note })
  return callApi('bookings_reject', { method: 'POST', body })
}

/** Confirms all bookings that are paid for and have a unit. */
export function confirmAll(): Promise<DecidedTogether> {
  return callApi('desk/bookings/confirm_all', { method: 'POST' })
}

/** Returns bookings as they are now; those that don't exist any more are left out. The page asks by itself. */
export async function fetchStandings(ids: string[]): Promise<Standing[]> {
  const { standings } = await getJson<{ standings: Standing[] }>(
    'booking_standings',
    { ids: ids.join(',') },
    { poll: true },
  )
  return standings
}

/** Returns what happened to a booking, the last first. */
export async function fetchHistory(
  { id }: { id: string },
  asking: Asking = {},
): Promise<HistoryEntry[]> {
  const { entries } = await getJson<{ entries: HistoryEntry[] }>(
    'booking_history.php',
    { id },
    { ...asking, poll: true },
  )
  return entries
}

/**
 * Gives a booking a free unit of a room, or moves it there, and returns the booking. Refused with
 * `room_not_available` when that room has none.
 */
export function giveRoom(id: string, room: number): Promise<Standing> {
  const body = new URLSearchParams({ id, room: String(room) })
  return callApi('booking_give_room.php', { method: 'POST', body })
}

/** Notes that the screenshots of two bookings, which look alike, are different receipts; returns the first booking. */
export function tellApart(id: string, other: string): Promise<Standing> {
  const body = new URLSearchParams({ id, other })
  return callApi('booking_tell_apart.php', { method: 'POST', body })
}
