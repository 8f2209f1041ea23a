import { sampleBooking as booking } from './sample-booking.ts'

const now = new Date('2026-11-21T10:00:00Z')
const halfAMinuteLater = new Date('2026-11-21T10:00:30Z')
const wish = { checkIn: '2026-12-19', checkOut: '2026-12-21', words: 'Our train.', askedAt: now }
const wished = { check_in: wish.checkIn, check_out: wish.checkOut }
const read = (name: string, detail: string | null): [string, string | null] => [name, detail]

/** The events of what guests say and ask for before they come, what they leave behind, and what staff read of them. */
export const wishRows = {
  wish_asked: {
    event: { action: 'wish_asked', booking, wish, isFirst: true },
    leaves: {
      after: { ...wished, note: 'Our train.' },
      notices: [
        {
          type: 'wish_asked',
          title: 'Date change request: D7K-3MX',
          message: 'Asha Patil, Sat 19 Dec to Mon 21 Dec',
        },
      ],
      mails: [{ kind: 'staff_wish_asked' }],
    },
    read: read('Guest asked for different dates', 'Sat 19 Dec to Mon 21 Dec. Our train.'),
  },
  wish_withdrawn: {
    event: { action: 'wish_withdrawn', booking, wish },
    leaves: { after: wished },
    read: read('Date request withdrawn', 'Sat 19 Dec to Mon 21 Dec'),
  },
  wish_declined: {
    event: { action: 'wish_declined', booking, wish, words: 'Full.', now },
    leaves: {
      createdAt: now,
      before: { ...wished, note: 'Our train.', asked_at: now.toISOString() },
      after: { ...wished, note: 'Full.' },
      mails: [{ kind: 'wishDeclined', runAt: halfAMinuteLater }],
    },
    read: read('Date request declined', 'Sat 19 Dec to Mon 21 Dec. Full.'),
  },
  wish_put_back: {
    event: { action: 'wish_put_back', booking, wish, now },
    leaves: { createdAt: now, after: wished },
    read: read('Date request reopened', 'Sat 19 Dec to Mon 21 Dec'),
  },
  arrival_told: {
    event: { action: 'arrival_told', booking },
    leaves: { after: {} },
    read: read('Arrival details received', null),
  },
} as const
