import { callApi, postJson } from '../../shared/api.ts'
import type { BlockInput } from '../schema/blocks.ts'
import type { CalendarWindow, DeskCalendar } from '../schema/calendar.ts'
import type { CancelAnswer, CancelSearch, TypedCancel } from '../schema/cancel.ts'
import type { DeskRecord, NoteInput } from '../schema/desk-record.ts'
import type { Found } from '../schema/find.ts'
import type { StayChange, StayOffer, StayWish } from '../schema/stay-change.ts'
import type { StaffBooking } from '../schema.ts'

/** Returns what fits a text, the best first; the newest bookings for none. The page asks by itself. */
export function fetchFound(
  { q }: { q: string },
  { signal }: { signal?: AbortSignal } = {},
): Promise<Found> {
  const query = new URLSearchParams({ q, poll: '1' })
  return callApi(`desk/find?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/** Returns what has each unit in a window. `poll` marks a call that the page makes by itself. */
export function fetchDeskCalendar(
  { from, days }: CalendarWindow,
  { poll = false, signal }: { poll?: boolean; signal?: AbortSignal } = {},
): Promise<DeskCalendar> {
  const query = new URLSearchParams({ from, days: String(days), ...(poll && { poll: '1' }) })
  return callApi(`desk/calendar?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/** Returns a booking by its reference. Refused with `not_found`. `poll` marks a call that the page makes by itself. */
export function fetchBooking(
  { reference }: { reference: string },
  { poll = false, signal }: { poll?: boolean; signal?: AbortSignal } = {},
): Promise<StaffBooking> {
  const path = `desk/bookings/${encodeURIComponent(reference)}${poll ? '?poll=1' : ''}`
  return callApi(path, { cache: 'no-store', ...(signal && { signal }) })
}

/** Returns what only the record of a booking shows. Refused with `not_found`. The page asks by itself. */
export function fetchDeskRecord(
  { reference }: { reference: string },
  { signal }: { signal?: AbortSignal } = {},
): Promise<DeskRecord> {
  const path = `desk/bookings/${encodeURIComponent(reference)}/more?poll=1`
  return callApi(path, { cache: 'no-store', ...(signal && { signal }) })
}

/** Writes the note of staff about a booking. Refused with `changed_meanwhile` if it is not the one that was `seen`. */
export async function writeNote(reference: string, note: NoteInput): Promise<void> {
  await postJson(`desk/bookings/${encodeURIComponent(reference)}/note`, note)
}

/**
 * Sends a letter to a guest again; the same `key` sends it once. Refused with `illegal_transition` when it is no longer
 * true, and `too_many_requests`.
 */
export async function sendAgain(reference: string, letter: string, key: string): Promise<void> {
  await postJson(`desk/bookings/${encodeURIComponent(reference)}/letters/${letter}`, { key })
}

/** Notes that WhatsApp was opened to write to the guest of a booking. */
export async function noteWhatsapp(reference: string): Promise<void> {
  await postJson(`desk/bookings/${encodeURIComponent(reference)}/whatsapp`, {})
}

/** Takes units out of sale, and returns the ids of the blocks. Refused with `stay_in_the_way`. */
export async function blockUnits(input: BlockInput): Promise<string[]> {
  const { blocks } = await postJson<{ blocks: string[] }>('desk/blocks', input)
  return blocks
}

/** Puts a blocked unit on sale again. `not_found` if somebody has done so already. */
export async function liftBlock(id: string): Promise<void> {
  await callApi(`desk/blocks/${id}`, { method: 'DELETE' })
}

/** Gives up a unit that a guest holds while paying. `not_found` once it is held no more. */
export async function giveUpHold(id: string): Promise<void> {
  await callApi(`desk/holds/${id}`, { method: 'DELETE' })
}

/** Returns what a change of a stay would cost, and the units that are free for it. The page asks by itself. */
export function fetchStayOffer(
  { id, ...wish }: StayWish & { id: string },
  { signal }: { signal?: AbortSignal } = {},
): Promise<StayOffer> {
  const query = new URLSearchParams({ poll: '1' })
  for (const [name, value] of Object.entries(wish)) query.set(name, String(value))
  return callApi(`desk/stays/${id}?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/**
 * Changes a stay, and returns the milliseconds for which it can be put back. Refused with `changed_meanwhile`,
 * `room_not_available`, `illegal_transition` and, by the field, `validation_failed`.
 */
export async function changeStay(id: string, change: StayChange): Promise<number> {
  return (await postJson<{ undo_ms: number }>(`desk/stays/${id}`, change)).undo_ms
}

/** Puts a stay back as it was. Refused with `changed_meanwhile`, `too_late`, `room_not_available`. */
export async function undoStay(id: string): Promise<void> {
  await postJson(`desk/stays/${id}/undo`, {})
}

/** Returns what a cancellation would give back and tell the guest; nothing is changed. The page asks by itself. */
export function fetchCancelAnswer(
  { id, ...wish }: CancelSearch,
  { signal }: { signal?: AbortSignal } = {},
): Promise<CancelAnswer> {
  const query = new URLSearchParams({ poll: '1' })
  for (const [name, value] of Object.entries(wish)) if (value !== null) query.set(name, value)
  return callApi(`desk/stays/${id}/cancel?${query}`, {
    cache: 'no-store',
    ...(signal && { signal }),
  })
}

/**
 * Cancels a stay, and returns the milliseconds for which it can be taken back. Refused with `changed_meanwhile`,
 * `illegal_transition` and, by the field, `validation_failed`.
 */
export async function cancelStay(id: string, typed: TypedCancel): Promise<number> {
  return (await postJson<{ undo_ms: number }>(`desk/stays/${id}/cancel`, typed)).undo_ms
}
