import { sampleBooking as booking } from './sample-booking.ts'

const now = new Date('2026-11-21T10:00:00Z')
const halfAMinuteLater = new Date('2026-11-21T10:00:30Z')
const message = 'D7K-3MX, Asha Patil'
const unit = { number: 2, name: 'Banyan' }
const decided = {
  verified: null,
  isMailed: true,
  roomless: false,
  unsent: false,
  freed: null,
  taken: null,
  now,
} as const
const changed = {
  createdAt: now,
  before: {
    status: 'verified',
    note: null,
    verifiedAt: '2026-11-20T10:00:00.000Z',
    revenueTurns: [],
    cancelAskedAt: null,
    unsent: false,
  },
}

const read = (name: string, detail: string | null): [string, string | null] => [name, detail]

/** The events of a booking that comes to a status, what they leave behind, and what staff read of them. */
export const statusRows = {
  booking_pending: {
    event: { action: 'booking_pending' as const, booking, note: null, ...decided },
    leaves: {
      ...changed,
      after: { status: 'pending', note: null },
      notices: [{ type: 'booking_pending', title: 'Back to pending', message }],
      mails: [],
    },
    read: read('Back to pending', null),
  },
  booking_verified: {
    event: { action: 'booking_verified' as const, booking, note: null, ...decided, verified: '77' },
    leaves: {
      ...changed,
      after: { status: 'verified', note: null, verified: '77' },
      notices: [{ type: 'booking_verified', title: 'Payment verified', message }],
      mails: [{ kind: 'verified', runAt: halfAMinuteLater }],
    },
    read: read('Payment verified', null),
  },
  booking_confirmed: {
    event: { action: 'booking_confirmed' as const, booking, note: null, ...decided, taken: unit },
    leaves: {
      ...changed,
      after: { status: 'confirmed', note: null, unit: 'Banyan' },
      notices: [{ type: 'booking_confirmed', title: 'Booking confirmed', message }],
      mails: [{ kind: 'confirmed', runAt: halfAMinuteLater }],
    },
    read: read('Booking confirmed', 'Banyan is reserved'),
  },
  booking_rejected: {
    event: {
      action: 'booking_rejected' as const,
      booking,
      note: 'No payment arrived',
      ...decided,
      freed: unit,
    },
    leaves: {
      ...changed,
      before: { ...changed.before, unit: 'Banyan', unit_number: 2 },
      after: { status: 'rejected', note: 'No payment arrived' },
      notices: [{ type: 'booking_rejected', title: 'Booking rejected', message }],
      mails: [{ kind: 'rejected', runAt: halfAMinuteLater }],
    },
    read: read('Rejected', 'No payment arrived'),
  },
  change_undone: {
    event: {
      action: 'change_undone' as const,
      booking,
      to: 'confirmed' as const,
      unsent: true,
      taken: unit,
      now,
    },
    leaves: {
      before: { status: 'verified' },
      after: { status: 'confirmed', unit: 'Banyan' },
      notices: [{ type: 'change_undone', title: 'Undone, confirmed again', message }],
      mails: [{ kind: 'confirmed', runAt: halfAMinuteLater }],
    },
    read: read('Change undone', 'The booking is confirmed again.'),
  },
}
