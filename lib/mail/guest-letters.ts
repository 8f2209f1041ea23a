import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTranslator } from 'use-intl/core'
import type en from '../../messages/en.json'
import { publicUrl } from '../env.ts'
import { type Locale, languages } from '../i18n/languages.ts'
import type { GuestMail } from '../jobs/queue.ts'
import { property } from '../property.ts'
import { calendarFile } from '../shared/calendar-file.ts'
import { formatDay, formatInstant } from '../shared/dates.ts'
import { formatRupees } from '../shared/money.ts'
import type { BookingFacts } from './booking-facts.ts'
import type { Letter } from './letter.ts'

/** The guest's mail about a booking, in the language in which it was made. */
export async function guestLetter(
  kind: GuestMail,
  booking: BookingFacts,
  head: Pick<Letter, 'to' | 'messageId'>,
): Promise<Letter> {
  const { locale } = booking
  const t = createTranslator({ locale, messages: await mailMessages(locale), namespace: 'mail' })
  const values = guestValues(booking)
  const url = `${publicUrl()}${locale === 'en' ? '' : `/${locale}`}/stay/${booking.secret}`
  const summary = t('confirmed.ics', values)
  return {
    ...head,
    language: locale,
    direction: languages[locale].direction,
    subject: t(`${kind}.subject`, values),
    ...(kind !== 'cancelAsked' && { preheader: t(`${kind}.preheader`, values) }),
    greeting: t('greeting', values),
    paragraphs: [...paragraphKeys(kind, booking), 'facts' as const].map((key) => t(key, values)),
    link: { label: t('linkLabel'), url },
    sign: t('sign'),
    footer: t('footer', values),
    ...(kind === 'confirmed' && { calendar: invitation(booking, summary, url) }),
  }
}

function guestValues(booking: BookingFacts) {
  const { locale } = booking
  // A mail's text has no markup to keep a number in its own direction; isolates (UAX #9) do.
  const ltr = (text: string) =>
    languages[locale].direction === 'rtl' ? `\u2066${text}\u2069` : text
  return {
    name: booking.fullName,
    reference: ltr(booking.reference),
    room: booking.roomName,
    checkIn: formatDay(booking.checkIn, locale),
    checkOut: formatDay(booking.checkOut, locale),
    guests: booking.guests,
    total: ltr(formatRupees(booking.totalPaise, locale)),
    amount: ltr(formatRupees(booking.refundPaise, locale)),
    guestPhone: ltr(booking.phone),
    reason: booking.note ?? '',
    phone: ltr(property.phone),
    email: ltr(property.email),
    checkInFrom: ltr(property.checkIn.from),
    checkInTo: ltr(property.checkIn.to),
    checkOutBy: ltr(property.checkOutBy),
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
  cancelAsked: ['cancelAsked.p1', 'cancelAsked.p2'],
  cancelAskedLate: ['cancelAsked.p1', 'cancelAsked.p2none'],
} as const

function paragraphKeys(kind: GuestMail, { hasUnit, note, refundPaise }: BookingFacts) {
  if (kind === 'received' && !hasUnit) return paragraphs.needsRoom
  if (kind === 'rejected' && note) return paragraphs.rejectedFor
  if (kind === 'cancelAsked' && refundPaise === 0) return paragraphs.cancelAskedLate
  return paragraphs[kind]
}

function invitation(booking: BookingFacts, summary: string, url: string): string {
  const { street, locality, region, postalCode } = property.address
  return calendarFile({
    uid: `${booking.reference}@${new URL(publicUrl()).hostname}`,
    stamp: new Date(),
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    summary,
    description: url,
    location: `${property.name}, ${street}, ${locality}, ${region} ${postalCode}`,
    url,
  })
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
