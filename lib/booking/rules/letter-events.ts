import type { GuestMail } from '../../shared/stored-names.ts'

type Note = { booking: { id: string }; before: string | null; note: string | null }
type Again = { booking: { id: string }; kind: GuestMail; key: string }

/** The events of what staff write: a note for one another, and a mail that a guest gets once more; see `events`. */
export const letterEvents = {
  note_written: ({ before, note }: Note) => ({ before: { note: before }, after: { note } }),
  letter_sent_again: ({ kind, key }: Again) => ({
    after: { mail: kind, key },
    mails: [{ kind, change: key }],
  }),
}
