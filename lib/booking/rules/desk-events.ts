import { formatDay, type IsoDate } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'
import type { BookingStatus } from './statuses.ts'
import { undoEnd } from './undo.ts'

type Made = {
  booking: {
    id: string
    reference: string
    fullName: string
    status: BookingStatus
    roomName: string
    checkIn: IsoDate
    checkOut: IsoDate
    guests: number
    totalPaise: number
    source: string
  }
  unit: string | null
  /** The reason of another price than the room's. */
  reason: string | null
  now: Date
}
type Undone = { booking: { id: string; status: BookingStatus }; now: Date }

/** The events of bookings that staff make; see `events`. */
export const deskEvents = {
  booked_at_desk: ({ booking, unit, reason, now }: Made) => ({
    createdAt: now,
    after: {
      status: booking.status,
      room: booking.roomName,
      unit,
      check_in: booking.checkIn,
      check_out: booking.checkOut,
      guests: booking.guests,
      total_paise: booking.totalPaise,
      source: booking.source,
      note: reason,
    },
    notices: [
      {
        type: 'booking_created' as const,
        title: `Booked at the desk: ${booking.reference}, ${booking.roomName}`,
        message: `${booking.fullName}, ${formatDay(booking.checkIn)} to ${formatDay(booking.checkOut)}, ${formatRupees(booking.totalPaise)}`,
      },
    ],
    // It leaves when the booking can no longer be taken back.
    mails: [
      {
        kind: booking.status === 'pending' ? ('toPay' as const) : ('confirmed' as const),
        runAt: undoEnd(now),
      },
    ],
  }),
  desk_booking_undone: ({ booking, now }: Undone) => ({
    createdAt: now,
    before: { status: booking.status },
    after: { status: 'rejected' },
  }),
}
