import { prisma } from '../db/client.ts'
import { asLocale, type Locale } from '../i18n/languages.ts'
import { isoDateOf } from '../shared/dates.ts'

/** What the mails say of a booking. */
export type BookingFacts = {
  reference: string
  secret: string
  fullName: string
  email: string
  phone: string
  roomName: string
  roomSlug: string
  checkIn: string
  checkOut: string
  guests: number
  totalPaise: number
  claimedPaise: number | null
  refundPaise: number
  utr: string | null
  note: string | null
  hasUnit: boolean
  /** Whether the guest asked to cancel it. */
  cancelAsked: boolean
  locale: Locale
  createdAt: Date
}

/** The facts of a booking as they are when its mail leaves. */
export async function bookingFacts(id: string): Promise<Omit<BookingFacts, 'refundPaise'>> {
  const { occupancy, room, statusNote, cancelAskedAt, locale, checkIn, checkOut, ...facts } =
    await prisma().booking.findUniqueOrThrow({
      where: { id },
      select: {
        reference: true,
        secret: true,
        fullName: true,
        email: true,
        phone: true,
        roomName: true,
        room: { select: { slug: true } },
        checkIn: true,
        checkOut: true,
        guests: true,
        totalPaise: true,
        claimedPaise: true,
        utr: true,
        statusNote: true,
        cancelAskedAt: true,
        locale: true,
        createdAt: true,
        occupancy: { select: { id: true } },
      },
    })
  return {
    ...facts,
    roomSlug: room.slug,
    checkIn: isoDateOf(checkIn),
    checkOut: isoDateOf(checkOut),
    note: statusNote,
    hasUnit: occupancy !== null,
    cancelAsked: cancelAskedAt !== null,
    locale: asLocale(locale),
  }
}
