import type { Undo } from '../../booking/rules/taking-back.ts'
import type { StaffBooking } from '../../booking/schema/staff-booking.ts'
import { callApi, postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { BlockChange, BlockInput, StandingBlock } from '../../stays/schema/blocks.ts'
import type { CalendarWindow, DeskCalendar } from '../../stays/schema/calendar.ts'
import type { StayAnswer, StaySearch, TypedChange } from '../../stays/schema/stay-change.ts'
import type { UnitSwap } from '../../stays/schema/swap.ts'
import type { CancelAnswer, CancelSearch, TypedCancel } from '../schema/cancel.ts'
import type { DeskRecord, NoteInput } from '../schema/desk-record.ts'
import type { Found } from '../schema/find.ts'

/** Returns what fits a text, the best first; the newest bookings for none. The page asks by itself. */
export function fetchFound({ q }: { q: string }, asking: Asking = {}): Promise<Found> {
  return getJson('desk/find', { q }, { ...asking, poll: true })
}

/** Returns what has each unit in a window. `poll` marks a call that the page makes by itself. */
export function fetchDeskCalendar(
  { from, days }: CalendarWindow,
  asking: Asking = {},
): Promise<DeskCalendar> {
  return getJson('desk/calendar', { from, days }, asking)
}

/** Returns a booking by its reference. Refused with `not_found`. `poll` marks a call that the page makes by itself. */
export function fetchBooking(
  { reference }: { reference: string },
  asking: Asking = {},
): Promise<StaffBooking> {
  return getJson(`desk/bookings/${encodeURIComponent(reference)}`, {}, asking)
}

/** Returns what only the record of a booking shows. Refused with `not_found`. The page asks by itself. */
export function fetchDeskRecord(
  { reference }: { reference: string },
  asking: Asking = {},
): Promise<DeskRecord> {
  const path = `desk/bookings/${encodeURIComponent(reference)}/more`
  return getJson(path, {}, { ...asking, poll: true })
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

/** Takes units out of sale, and returns the blocks. Refused with `stay_in_the_way`. */
export async function blockUnits(input: BlockInput): Promise<StandingBlock[]> {
  const { blocks } = await postJson<{ blocks: StandingBlock[] }>('desk/blocks', input)
  return blocks
}

/** Changes a block. Refused with `stay_in_the_way`, `changed_meanwhile`, `not_found` and, by the field, `validation_failed`. */
export async function changeBlock(id: string, change: BlockChange): Promise<void> {
  await postJson(`desk/blocks/${id}`, change)
}

/**
 * Puts blocked units on sale again, and returns the day from which they are: what is over of a block stays. `not_found` if
 * somebody has done so already, `changed_meanwhile` if somebody has changed one.
 */
export async function liftBlocks(blocks: StandingBlock[]): Promise<string> {
  const lifted = await callApi<{ from: string }>('desk/blocks', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ blocks }),
  })
  return lifted.from
}

/** Gives up a unit that a guest holds while paying. `not_found` once it is held no more. */
export async function giveUpHold(id: string): Promise<void> {
  await callApi(`desk/holds/${id}`, { method: 'DELETE' })
}

/** Returns what a change of a stay would cost and tell the guest, and the units that are free for it. The page asks by itself. */
export function fetchStayOffer(
  { id, ...wish }: StaySearch,
  asking: Asking = {},
): Promise<StayAnswer> {
  return getJson(`desk/stays/${id}`, wish, { ...asking, poll: true })
}

/**
 * Changes a stay, and returns how it can be put back. Refused with `changed_meanwhile`,
 * `room_not_available`, `illegal_transition` and, by the field, `validation_failed`.
 */
export async function changeStay(id: string, typed: TypedChange): Promise<Undo | null> {
  return (await postJson<{ undo: Undo | null }>(`desk/stays/${id}`, typed)).undo
}

/**
 * Lets two stays of one room change their units, each seen in the unit it's sent with; returns the milliseconds for which it can be
 * undone. Refused with `changed_meanwhile`, `room_not_available`, `illegal_transition`, `too_late`.
 */
export async function swapUnits(swap: UnitSwap): Promise<number> {
  return (await postJson<{ undo_ms: number }>('desk/swap', swap)).undo_ms
}

/** Returns what a cancellation would give back and tell the guest; nothing is changed. The page asks by itself. */
export function fetchCancelAnswer(
  { id, ...wish }: CancelSearch,
  asking: Asking = {},
): Promise<CancelAnswer> {
  return getJson(`desk/stays/${id}/cancel`, wish, { ...asking, poll: true })
}

/**
 * Cancels a stay, and returns how it can be taken back. Refused with `changed_meanwhile`,
 * `illegal_transition` and, by the field, `validation_failed`.
 */
export async function cancelStay(id: string, typed: TypedCancel): Promise<Undo | null> {
  return (await postJson<{ undo: Undo | null }>(`desk/stays/${id}/cancel`, typed)).undo
}
