import { guestPageUrl, stayCalendar } from '../booking/queries/stay-calendar.ts'
import { farmFacts } from '../i18n/farm-facts.ts'
import { isolateIn } from '../i18n/isolate.ts'
import { languages } from '../i18n/languages.ts'
import { roomNameIn, translator } from '../i18n/translator.ts'
import { formatDay, formatInstant } from '../shared/dates.ts'
import { formatRupees } from '../shared/money.ts'
import type { GuestMail } from '../shared/stored-names.ts'
import { type Fact, type Letter, type MailedBooking, phoneInMail } from './letter.ts'

/** The guest's mail about a booking, in the language in which it was made. */
export async function guestLetter(
  kind: GuestMail,
  booking: MailedBooking,
  head: Pick<Letter, 'to' | 'messageId'>,
): Promise<Letter> {
  const { locale } = booking
  const about = subjectOf(kind, booking)
  const t = await translator(locale)
  const values = guestValues(booking, await roomNameIn(locale, booking))
  const [first, ...rest] = sentences(about, booking)
  return {
    ...head,
    language: locale,
    direction: languages[locale].direction,
    subject: t(`mail.${about}.subject`, values),
    ...(about !== 'cancelAsked' && { preheader: t(`mail.${about}.preheader`, values) }),
    greeting: t('mail.greeting', values),
    headline: t(`mail.${first}`, values),
    paragraphs: rest.map((key) => t(`mail.${key}`, values)),
    facts: facts(t, values),
    link: { label: t('mail.linkLabel'), url: guestPageUrl(booking) },
    sign: t('mail.sign', values),
    footer: t('mail.footer', values),
    ...(kind === 'confirmed' && { calendar: await stayCalendar(booking, true) }),
  }
}

// Staff end a stay that its guest asked to cancel by rejecting it; the guest was not refused.
function subjectOf(kind: GuestMail, { cancelAskedAt }: MailedBooking): GuestMail | 'cancelled' {
  return kind === 'rejected' && cancelAskedAt ? 'cancelled' : kind
}

function guestValues(booking: MailedBooking, room: string) {
  const { locale } = booking
  const own = isolateIn(locale)
  return {
    ...farmFacts(locale, own),
    name: own(booking.fullName),
    reference: own(booking.reference),
    room: own(room),
    checkIn: formatDay(booking.checkIn, locale),
    checkOut: formatDay(booking.checkOut, locale),
    guests: booking.guests,
    total: own(formatRupees(booking.totalPaise, locale)),
    amount: own(formatRupees(booking.refundPaise, locale)),
    guestPhone: own(booking.phone.replaceAll(' ', '\u00a0')),
    reason: own(booking.statusNote ?? ''),
    phone: own(phoneInMail),
    reservedOn: formatInstant(booking.createdAt, locale, { dateStyle: 'long' }),
  }
}

type Values = ReturnType<typeof guestValues>

function facts(t: Awaited<ReturnType<typeof translator>>, values: Values): Fact[] {
  const rows = [
    [t('booking.done.reference'), values.reference],
    [t('guest.stay.room'), values.room],
    [t('guest.stay.checkIn'), `${values.checkIn}\n${t('booking.form.checkIn.help', values)}`],
    [t('guest.stay.checkOut'), `${values.checkOut}\n${t('booking.form.checkOut.help', values)}`],
    [t('guest.stay.guests'), t('common.guests', { count: values.guests })],
    [t('guest.price.total'), values.total],
  ] as const
  return rows.map(([label, value]) => {
    const line = t('mail.fact', { label, value: value.replace(/\n(.*)/, ' ($1)') })
    return { label, value, line }
  })
}

const all = {
  received: ['received.p1', 'received.p2', 'received.p3'],
  needsRoom: ['received.needsRoom', 'received.needsRoomCall', 'received.p3'],
  verified: ['verified.p1', 'verified.p2'],
  confirmed: ['confirmed.p1', 'confirmed.p2', 'confirmed.p3', 'confirmed.p4', 'confirmed.p5'],
  rejected: ['rejected.p1', 'rejected.p2', 'rejected.p3'],
  rejectedFor: ['rejected.p1', 'rejected.reason', 'rejected.p2', 'rejected.p3'],
  cancelled: ['cancelled.p1', 'cancelled.p2'],
  cancelledFor: ['cancelled.p1', 'cancelled.note', 'cancelled.p2'],
  cancelAsked: ['cancelAsked.p1', 'cancelAsked.p2'],
  cancelAskedLate: ['cancelAsked.p1', 'cancelAsked.p2none'],
} as const

/** The variants of the mails to guests: one kind may say different things. */
export type GuestVariant = keyof typeof all

/** Returns which sentences a mail has; the first is what it is for. */
function sentences(
  kind: GuestMail | 'cancelled',
  { hasUnit, statusNote: note, refundPaise }: MailedBooking,
): (typeof all)[GuestVariant] {
  if (kind === 'received' && !hasUnit) return all.needsRoom
  if (kind === 'rejected' && note) return all.rejectedFor
  if (kind === 'cancelled' && note) return all.cancelledFor
  if (kind === 'cancelAsked' && refundPaise === 0) return all.cancelAskedLate
  return all[kind]
}
