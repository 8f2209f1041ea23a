import { prisma } from '../db/client.ts'
import { type Locale, languages } from '../i18n/languages.ts'
import { isoDateOf } from '../shared/dates.ts'

/** What the mails say of a booking. */
export type BookingFacts = {
  reference: string
  secret: string
  fullName: string
  email: string
  phone: string
  roomName: string
  checkIn: string
  checkOut: string
  guests: number
  totalPaise: number
  claimedPaise: number | null
  refundPaise: number
  utr: string | null
  note: string | null
  hasUnit: boolean
  locale: Locale
  createdAt: Date
}

/** The facts of a booking as they are when its mail leaves. */
export async function bookingFacts(id: string): Promise<Omit<BookingFacts, 'refundPaise'>> {
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
