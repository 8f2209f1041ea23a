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
    read: read('Booking taken back', null),
  },
}
