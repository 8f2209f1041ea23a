import { postJson } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { DeskRecord, NoteInput } from '../schema/desk-record.ts'
import type { Found } from '../schema/find.ts'

/** Returns what fits a text, the best first; the newest bookings for none. The page asks by itself. */
export function fetchFound({ q }: { q: string }, asking: Asking = {}): Promise<Found> {
  return getJson('desk/find', { q }, { ...asking, poll: true })
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
