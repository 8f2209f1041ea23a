import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import type en from '../../messages/en.json'
import { publicUrl } from '../env.ts'
import { type Locale, languages } from '../i18n/languages.ts'
import type { BookingMail } from '../jobs/queue.ts'
import { property } from '../property.ts'
import { formatDay, formatInstant } from '../shared/dates.ts'
import { formatRupees } from '../shared/money.ts'
import type { Letter } from './letter.ts'

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
  utr: string | null
  note: string | null
  hasUnit: boolean
  locale: Locale
  createdAt: Date
}

type GuestMail = Exclude<BookingMail, 'staff_new_booking'>
type Head = Pick<Letter, 'to' | 'messageId'>

/** The guest's mail about a booking, in the language in which it was made. */
export async function guestLetter(
  kind: GuestMail,
  booking: BookingFacts,
  head: Head,
): Promise<Letter> {
  const { locale } = booking
  const t = createTranslator({ locale, messages: await mailMessages(locale), namespace: 'mail' })
  const values = guestValues(booking)
  return {
    ...head,
    language: locale,
    direction: languages[locale].direction,
    subject: t(`${kind}.subject`, values),
    preheader: t(`${kind}.preheader`, values),
    greeting: t('greeting', values),
    paragraphs: [...paragraphKeys(kind, booking), 'facts' as const].map((key) => t(key, values)),
    link: { label: t('linkLabel'), url: `${publicUrl()}${prefix(locale)}/stay/${booking.secret}` },
    sign: t('sign'),
    footer: t('footer', values),
  }
}

function guestValues(booking: BookingFacts) {
  const { locale } = booking
  return {
    name: booking.fullName,
    reference: booking.reference,
    room: booking.roomName,
    checkIn: formatDay(booking.checkIn, locale),
    checkOut: formatDay(booking.checkOut, locale),
    guests: booking.guests,
    total: formatRupees(booking.totalPaise, locale),
    guestPhone: booking.phone,
    reason: booking.note ?? '',
    phone: property.phone,
    email: property.email,
    checkInFrom: property.checkIn.from,
    checkInTo: property.checkIn.to,
    checkOutBy: property.checkOutBy,
    refundDays: property.refundDays,
    reservedOn: formatInstant(booking.createdAt, locale, { dateStyle: 'long' }),
  }
}

const paragraphs = {
  received: ['received.p1', 'received.p2', 'received.p3'],
  needsRoom: ['received.needsRoom', 'received.p3'],
  verified: ['verified.p1', 'verified.p2'],
  confirmed: ['confirmed.p1', 'confirmed.p2', 'confirmed.p3', 'confirmed.p4', 'confirmed.p5'],
  rejected: ['rejected.p1', 'rejected.p2', 'rejected.p3'],
  rejectedFor: ['rejected.p1', 'rejected.reason', 'rejected.p2', 'rejected.p3'],
} as const

function paragraphKeys(kind: GuestMail, { hasUnit, note }: BookingFacts) {
  if (kind === 'received' && !hasUnit) return paragraphs.needsRoom
  if (kind === 'rejected' && note) return paragraphs.rejectedFor
  return paragraphs[kind]
}

/** The staff's mail about a new booking, in English. */
export function staffLetter(booking: BookingFacts, head: Head): Letter {
  const { reference, roomName, fullName, guests, phone, utr, hasUnit } = booking
  const from = formatDay(booking.checkIn)
  const stay = `${from} to ${formatDay(booking.checkOut)}`
  const people = guests === 1 ? '1 guest' : `${guests} guests`
  const claim = booking.claimedPaise
  const sentences = [
    !hasUnit &&
      `The hold ran out before the screenshot came. Give the guest a room or call ${phone}.`,
    `${fullName}, ${people}, ${roomName}, ${stay}, ${formatRupees(booking.totalPaise)}.`,
    `Phone ${phone}, e-mail ${booking.email}.`,
    utr
      ? `UTR: ${utr}. Look for it in the bank, not in the screenshot, then press Verify Payment.`
      : 'No UTR was given. Find the payment by amount and time.',
    claim !== null &&
      claim !== booking.totalPaise &&
      `Look twice: the guest’s page showed ${formatRupees(claim)}.`,
  ]
  return {
    ...head,
    language: 'en',
    direction: 'ltr',
    subject: hasUnit
      ? `New booking ${reference}: ${roomName}, ${from}`
      : `Paid, but no room: ${reference}`,
    preheader: `${fullName}, ${stay}`,
    paragraphs: sentences.filter((text) => typeof text === 'string'),
    link: { label: 'Open the booking', url: `${publicUrl()}/app/bookings?q=${reference}` },
  }
}

type MailMessages = { mail: typeof en.mail }

const known = new Map<Locale, MailMessages>()

async function mailMessages(locale: Locale): Promise<MailMessages> {
  const cached = known.get(locale)
  if (cached) return cached
  const text = await readFile(join('messages', `${locale}.json`), 'utf8')
  const { mail } = JSON.parse(text) as MailMessages
  known.set(locale, { mail })
  return { mail }
}

function prefix(locale: Locale): string {
  return locale === 'en' ? '' : `/${locale}`
}
