import { prisma } from '../../db/client.ts'
import { isoDateOf } from '../../shared/dates.ts'
import type { GuestBooking } from '../rules.ts'
import { bookingIdBySecret } from './booking-id-by-secret.ts'

/** The booking of a guest's own page, or null. The secret is all that opens it. */
export async function findBookingBySecret(secret: string): Promise<GuestBooking | null> {
  const id = await bookingIdBySecret(prisma(), secret)
  const row = id && (await prisma().booking.findUnique({ where: { id }, select }))
  if (!row) return null
  const { room, occupancy, audit, checkIn, checkOut, gstPercent, status, ...facts } = row
  const confirmed = audit.find(({ action }) => action === 'booking_confirmed')
  return {
    ...facts,
    status,
    roomSlug: room.slug,
    checkIn: isoDateOf(checkIn),
    checkOut: isoDateOf(checkOut),
    gstPercent: Number(gstPercent),
    hasUnit: occupancy !== null,
    confirmedAt: status === 'confirmed' ? (confirmed?.createdAt ?? null) : null,
    changedAt: audit[0]?.createdAt ?? facts.createdAt,
  }
}

const select = {
  reference: true,
  fullName: true,
  phone: true,
  roomName: true,
  checkIn: true,
  checkOut: true,
  nights: true,
  guests: true,
  ratePaise: true,
  gstPercent: true,
  totalPaise: true,
  utr: true,
  screenshot: { select: { createdAt: true, size: true } },
  status: true,
  statusNote: true,
  verifiedAt: true,
  cancelAskedAt: true,
  createdAt: true,
  room: { select: { slug: true } },
  occupancy: { select: { id: true } },
  audit: { select: { action: true, createdAt: true }, orderBy: { id: 'desc' } },
} as const
