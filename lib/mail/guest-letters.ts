import { isolateIn } from '../i18n/isolate.ts'
import { languages } from '../i18n/languages.ts'
import type { GuestMail } from '../jobs/queue.ts'
import { property } from '../property.ts'
import { formatDay, formatInstant } from '../shared/dates.ts'
import { formatRupees } from '../shared/money.ts'
import type { BookingFacts } from './booking-facts.ts'
import type { Letter } from './letter.ts'
import { mailWords, roomNameIn } from './mail-words.ts'
import { guestPageUrl, stayCalendar } from './stay-calendar.ts'

/** The guest's mail about a booking, in the language in which it was made. */
export async function guestLetter(
  kind: GuestMail,
  booking: BookingFacts,
  head: Pick<Letter, 'to' | 'messageId'>,
): Promise<Letter> {
  const { locale } = booking
  const about = subjectOf(kind, booking)
  const t = await mailWords(locale)
  const values = guestValues(booking, await roomNameIn(locale, booking))
  return {
    ...head,
    language: locale,
    direction: languages[locale].direction,
    subject: t(`${about}.subject`, values),
    ...(about !== 'cancelAsked' && { preheader: t(`${about}.preheader`, values) }),
    greeting: t('greeting', values),
    paragraphs: [...paragraphKeys(about, booking), 'facts' as const].map((key) => t(key, values)),
    link: { label: t('linkLabel'), url: guestPageUrl(booking) },
    sign: t('sign'),
    footer: t('footer', values),
    ...(kind === 'confirmed' && { calendar: await stayCalendar(booking, true) }),
  }
}

// Staff end a stay that its guest asked to cancel by rejecting it; the guest was not refused.
function subjectOf(kind: GuestMail, { cancelAsked }: BookingFacts): GuestMail | 'cancelled' {
  return kind === 'rejected' && cancelAsked ? 'cancelled' : kind
}

function guestValues(booking: BookingFacts, room: string) {
  const { locale } = booking
  const ltr = isolateIn(locale)
  return {
    name: booking.fullName,
    reference: ltr(booking.reference),
    room,
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
  cancelled: ['cancelled.p1', 'cancelled.p2'],
  cancelledFor: ['cancelled.p1', 'cancelled.note', 'cancelled.p2'],
  cancelAsked: ['cancelAsked.p1', 'cancelAsked.p2'],
  cancelAskedLate: ['cancelAsked.p1', 'cancelAsked.p2none'],
} as const

function paragraphKeys(
  kind: GuestMail | 'cancelled',
  { hasUnit, note, refundPaise }: BookingFacts,
) {
  if (kind === 'received' && !hasUnit) return paragraphs.needsRoom
  if (kind === 'rejected' && note) return paragraphs.rejectedFor
  if (kind === 'cancelled' && note) return paragraphs.cancelledFor
  if (kind === 'cancelAsked' && refundPaise === 0) return paragraphs.cancelAskedLate
  return paragraphs[kind]
}
