import type { Tx } from '../../db/transaction.ts'
import { addJob } from '../../jobs/queue.ts'
import { formatDay, isoDateOf } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'

type NewBooking = {
  id: string
  reference: string
  fullName: string
  guests: number
  roomName: string
  checkIn: Date
  checkOut: Date
  totalPaise: number
  claimedPaise: number | null
  utr: string | null
  createdAt: Date
}

/** What a new booking owes in its transaction: the staff's notifications, the audit entry and the mails. */
export async function recordBooking(
  tx: Tx,
  booking: NewBooking,
  unit: number | null,
): Promise<void> {
  const { id, createdAt } = booking
  await tx.notification.createMany({
    data: notices(booking, unit).map((notice) => ({ ...notice, bookingId: id, createdAt })),
  })
  await tx.auditEntry.create({
    data: {
      actor: 'guest',
      action: 'booking_created',
      bookingId: id,
      createdAt,
      after: {
        status: 'pending',
        reference: booking.reference,
        room: booking.roomName,
        unit,
        check_in: isoDateOf(booking.checkIn),
        check_out: isoDateOf(booking.checkOut),
        total_paise: booking.totalPaise,
        claimed_paise: booking.claimedPaise,
      },
    },
  })
  await addJob(tx, 'send_booking_mail', { kind: 'received', bookingId: id })
  await addJob(tx, 'send_booking_mail', { kind: 'staff_new_booking', bookingId: id })
}

function notices(booking: NewBooking, unit: number | null) {
  const { reference, fullName, roomName, guests, totalPaise, utr } = booking
  const from = formatDay(isoDateOf(booking.checkIn))
  const to = formatDay(isoDateOf(booking.checkOut))
  const people = guests === 1 ? '1 guest' : `${guests} guests`
  const facts = `${fullName}, ${people}, ${from} to ${to}, ${formatRupees(totalPaise)}`
  return [
    { type: 'booking_created', title: `New booking ${reference}: ${roomName}`, message: facts },
    {
      type: 'screenshot_uploaded',
      title: `Payment screenshot for ${reference}`,
      message: utr ? `UTR ${utr}` : 'No UTR was given.',
    },
    ...(unit === null ? [needsRoom(reference, roomName)] : []),
  ]
}

function needsRoom(reference: string, roomName: string) {
  return {
    type: 'booking_needs_room',
    title: `Paid, but no room: ${reference}`,
    message: `The hold on ${roomName} ran out before the screenshot came. Give the guest a room or call.`,
  }
}
