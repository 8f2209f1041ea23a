import { prisma } from '../../db/client.ts'
import { isoDateOf } from '../../shared/dates.ts'
import type { GuestBooking } from '../rules.ts'

/**
 * The booking of a guest's own page, or null. The secret is all that opens it: 130 random bits, looked up by
 * their index, so that how long a wrong one takes tells nothing.
 */
export async function findBookingBySecret(secret: string): Promise<GuestBooking | null> {
  const row = await prisma().booking.findUnique({
    where: { secret },
    select: {
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
      status: true,
      statusNote: true,
      verifiedAt: true,
      cancelAskedAt: true,
      createdAt: true,
      room: { select: { slug: true } },
      occupancy: { select: { id: true } },
      audit: { select: { createdAt: true }, orderBy: { id: 'desc' }, take: 1 },
    },
  })
  if (!row) return null
  const { room, occupancy, audit, checkIn, checkOut, gstPercent, ...facts } = row
  return {
    ...facts,
    roomSlug: room.slug,
    checkIn: isoDateOf(checkIn),
    checkOut: isoDateOf(checkOut),
    gstPercent: Number(gstPercent),
    hasUnit: occupancy !== null,
    changedAt: audit[0]?.createdAt ?? facts.createdAt,
  }
}
