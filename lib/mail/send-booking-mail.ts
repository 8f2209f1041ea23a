import { prisma } from '../db/client.ts'
import { type Locale, languages } from '../i18n/languages.ts'
import type { Jobs } from '../jobs/queue.ts'
import { isoDateOf } from '../shared/dates.ts'
import { type BookingFacts, guestLetter, staffLetter } from './booking-letters.ts'
import { messageId, send } from './transport.ts'

/** The job that writes and sends one mail about a booking. Throws when it could not be handed over. */
export async function sendBookingMail(job: Jobs['send_booking_mail']): Promise<void> {
  const booking = await bookingFacts(job.bookingId)
  const id = messageId(job.kind.replaceAll('_', '-'), job.bookingId, job.change)
  if (job.kind !== 'staff_new_booking') {
    await send(await guestLetter(job.kind, booking, { to: [booking.email], messageId: id }))
    return
  }
  const staff = await prisma().staff.findMany({
    where: { removedAt: null },
    select: { email: true },
  })
  if (staff.length === 0) return
  await send(staffLetter(booking, { to: staff.map(({ email }) => email), messageId: id }))
}

async function bookingFacts(id: string): Promise<BookingFacts> {
  const { occupancy, statusNote, locale, checkIn, checkOut, ...facts } =
    await prisma().booking.findUniqueOrThrow({
      where: { id },
      select: {
        reference: true,
        secret: true,
        fullName: true,
        email: true,
        phone: true,
        roomName: true,
        checkIn: true,
        checkOut: true,
        guests: true,
        totalPaise: true,
        claimedPaise: true,
        utr: true,
        statusNote: true,
        locale: true,
        createdAt: true,
        occupancy: { select: { id: true } },
      },
    })
  return {
    ...facts,
    checkIn: isoDateOf(checkIn),
    checkOut: isoDateOf(checkOut),
    note: statusNote,
    hasUnit: occupancy !== null,
    locale: locale in languages ? (locale as Locale) : 'en',
  }
}
