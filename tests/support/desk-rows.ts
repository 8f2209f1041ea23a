import { expect } from 'vitest'
import { sampleBooking as booking } from './sample-booking.ts'

const now = new Date('2026-11-21T10:00:00Z')
const halfAMinuteLater = new Date('2026-11-21T10:00:30Z')

const read = (name: string, detail: string | null): [string, string | null] => [name, detail]

/** The events of bookings that staff make, what they leave behind, and what staff read of them. */
export const deskRows = {
  booked_at_desk: {
    event: {
      action: 'booked_at_desk' as const,
      booking: { ...booking, status: 'pending' as const, source: 'phone' },
      unit: '2',
      reason: 'Guest came back.',
      now,
    },
    leaves: {
      createdAt: now,
      after: {
        status: 'pending',
        room: 'Pool-View Room',
        unit: '2',
        check_in: booking.checkIn,
        check_out: booking.checkOut,
        guests: booking.guests,
        total_paise: booking.totalPaise,
        source: 'phone',
        note: 'Guest came back.',
      },
      notices: [
        {
          type: 'booking_created',
          title: 'Booked at the desk: D7K-3MX, Pool-View Room',
          message: expect.stringContaining('Asha Patil, '),
        },
      ],
      mails: [{ kind: 'toPay', runAt: halfAMinuteLater }],
    },
    read: read('Booked at the desk', expect.stringContaining('. Guest came back.')),
  },
  desk_booking_undone: {
    event: { action: 'desk_booking_undone' as const, booking, now },
    leaves: {
      createdAt: now,
      before: { status: booking.status },
      after: { status: 'rejected' },
    },
    read: read('Booking undone', null),
  },
  pay_by_moved: {
    event: {
      action: 'pay_by_moved' as const,
      booking,
      was: now,
      payBy: new Date('2026-11-22T12:30:00Z'),
      ask: 'email' as const,
      now,
    },
    leaves: {
      createdAt: now,
      before: { pay_by: '2026-11-21T10:00:00.000Z' },
      after: { pay_by: '2026-11-22T12:30:00.000Z', ask: 'email' },
      mails: [{ kind: 'toPay', runAt: halfAMinuteLater }],
    },
    read: read('Payment deadline extended', 'Until 22 Nov 2026, 6:00 pm; asked again by e-mail'),
  },
  pay_by_put_back: {
    event: { action: 'pay_by_put_back' as const, booking, payBy: now, now },
    leaves: { createdAt: now, after: { pay_by: '2026-11-21T10:00:00.000Z' } },
    read: read('Deadline extension undone', 'Until 21 Nov 2026, 3:30 pm'),
  },
}
