import type { GuestMail } from '../../shared/stored-names.ts'

type Note = { booking: { id: string }; before: string | null; note: string | null }
type Again = { booking: { id: string }; kind: GuestMail; key: string }

/** The events of what staff write: a note for one another, a mail sent to a guest again, and on WhatsApp; see `events`. */
export const letterEvents = {
  note_written: ({ before, note }: Note) => ({ before: { note: before }, after: { note } }),
  // What was written there is not known.
  whatsapp_opened: (_: { booking: { id: string } }) => ({ after: {} }),
  letter_sent_again: ({ kind, key }: Again) => ({
    after: { mail: kind, key },
    mails: [{ kind, change: key }],
  }),
}
