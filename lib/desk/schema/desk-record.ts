import { z } from 'zod'
import type { BookingLine } from '../../booking/schema/booking-line.ts'
import type { MessageType } from '../../chat/rules/messages.ts'
import { id, lines } from '../../shared/fields.ts'

/** The most characters of what staff note about a booking. */
export const maxStaffNote = 2000

const note = lines(maxStaffNote, 'Enter the note as text.')

/** The input with which staff write a note; `seen` is the one that they saw. */
export const noteInput = z.object({ text: note, seen: note })
export type NoteInput = z.infer<typeof noteInput>

/** The input with which staff send a letter again; `key` is the same for every try of one press. */
export const againInput = z.object({ key: id })

/** A mail to a guest as it went out. */
export type SentLetter = {
  id: string
  kind: string
  to: string
  locale: string
  subject: string
  body: string
  sent_at: string
  /** True if it is still true of the booking, so that it can be sent again. */
  again: boolean
}

/** The facts of a booking that only its record shows. */
export type DeskRecord = {
  /** The note of staff for one another, and who wrote it when, if that is known. */
  note: { text: string; by: string | null; at: string | null } | null
  /** The mails to its guest, the newest first. */
  letters: SentLetter[]
  /** The times at which staff opened WhatsApp to write to its guest, and who did, the newest first; what was sent is not known. */
  whatsapp: { at: string; by: string }[]
  /** The language in which it was made. */
  locale: string
  /** The other bookings of its guest, the latest stay first. */
  others: BookingLine[]
  /** The latest conversation of the same number. */
  chat: {
    id: string
    name: string
    last_message: string
    last_message_type: MessageType | null
    last_is_admin: boolean
    at: string
  } | null
}
