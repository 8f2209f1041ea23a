import { sampleBooking as booking } from './sample-booking.ts'

/** The events of what staff write, what they leave behind, and how staff read them. */
export const letterRows = {
  note_written: {
    event: { action: 'note_written', booking, before: null, note: 'The quiet side.' },
    leaves: { before: { note: null }, after: { note: 'The quiet side.' } },
    read: ['Note for staff', 'The quiet side.'],
  },
  whatsapp_opened: {
    event: { action: 'whatsapp_opened', booking },
    leaves: { after: {} },
    read: ['WhatsApp opened', null],
  },
  letter_sent_again: {
    event: { action: 'letter_sent_again', booking, kind: 'confirmed', key: 'k' },
    leaves: { after: { mail: 'confirmed', key: 'k' }, mails: [{ kind: 'confirmed', change: 'k' }] },
    read: ['E-mail sent again', null],
  },
} as const
