import { roomNameIn } from '../booking/rules/booking.ts'
import { holdPath } from '../booking/rules/paths.ts'
import { statuses } from '../booking/rules/statuses.ts'
import { transferEnd } from '../booking/rules/transfer.ts'
import { publicUrl } from '../env.ts'
import { bankRows } from '../i18n/bank-rows.ts'
import { farmFacts } from '../i18n/farm-facts.ts'
import { isolateIn } from '../i18n/isolate.ts'
import { type Locale, languages } from '../i18n/languages.ts'
import { setTitle } from '../i18n/line-breaks.ts'
import { translator } from '../i18n/translator.ts'
import { refundUntil } from '../ledger/rules/refund.ts'
import { priceOfCharges } from '../rates/rules/charges.ts'
import { type Priced, priceLines } from '../rates/rules/price-lines.ts'
import { gstWords, priceWords } from '../rates/words.ts'
import type { HeldStay } from '../reservations/schema/holds.ts'
import { nameIn } from '../rooms/rules/name.ts'
import {
  dayAndTime,
  dayAndYear,
  dayInSentence,
  formatDay,
  formatInstant,
  type IsoDate,
  instantInSentence,
} from '../shared/dates.ts'
import { formatRupees } from '../shared/money.ts'
import type { GuestMail } from '../shared/stored-names.ts'
import { calendarUrl, guestPageUrl, stayCalendar } from '../stays/queries/stay-calendar.ts'
import { type About, endingOf, refundIn } from './ending.ts'
import { sentences, usualOf } from './guest-sentences.ts'
import { type Fact, type Letter, type MailedBooking, phoneInMail } from './letter.ts'
import { sumsOf } from './letter-sums.ts'

type Head = Pick<Letter, 'to' | 'messageId'>

/** A hold as its mail tells it: nothing that was typed, since anybody may type another's address. */
export type MailedHold = Omit<HeldStay, 'booked' | 'code'> & { locale: Locale }

/** The mail with the link back to a hold. */
export async function holdLetter(hold: MailedHold, head: Head): Promise<Letter> {
  const { locale, token, expiresAt, roomType, room: look } = hold
  const t = await translator(locale)
  const room = nameIn(locale, { name: roomType, names: look.names })
  const values = {
    ...stayValues(hold, room),
    until: formatInstant(expiresAt, locale, { timeStyle: 'short', hourCycle: 'h23' }),
  }
  return {
    ...head,
    ...written(locale),
    subject: t('mail.held.subject', values),
    preheader: t('mail.held.preheader', values),
    greeting: t('mail.held.greeting'),
    headline: setTitle(t('mail.held.p1', values), locale),
    paragraphs: [t('mail.held.p2'), t('mail.held.p3'), t('mail.held.p4')],
    facts: facts(t, values, hold),
    link: { label: t('mail.held.linkLabel'), url: publicUrl() + holdPath(token, locale) },
    sign: t('mail.sign', values),
    footer: t('mail.held.footer', values),
  }
}

/** The guest's mail about a booking, in the language in which it was made. */
export async function guestLetter(
  kind: GuestMail,
  booking: MailedBooking,
  head: Head,
): Promise<Letter> {
  const { locale } = booking
  const about = subjectOf(kind, booking)
  const t = await translator(locale)
  const sums = sumsOf(about, booking)
  const values = guestValues(about, booking, roomNameIn(locale, booking), sums)
  const [first, ...rest] = sentences(about, booking, sums?.leftPaise ?? 0)
  // All mails about a cancelled stay have one subject.
  const title = about === 'calledOff' || about === 'double' ? 'cancelled' : about
  // A preheader of a rejection would promise its reason, and that of a booking without a room that it will be confirmed.
  const isUntrue =
    (about === 'rejected' && !booking.statusNote) || (about === 'received' && !booking.hasUnit)
  const isBare = title !== about || isUntrue
  return {
    ...head,
    ...written(locale),
    subject: t(`mail.${title}.subject`, values),
    ...(!isBare && { preheader: t(`mail.${title}.preheader`, values) }),
    greeting: t('mail.greeting', values),
    headline: setTitle(t(`mail.${first}`, values), locale),
    paragraphs: rest.map((key) =>
      key === 'usually.by' ? t(key, values) : t(`mail.${key}`, values),
    ),
    facts: [
      ...facts(t, values, booking, booking.door),
      ...sumFacts(t, sums, locale),
      ...(about === 'transfer' ? bankFacts(t, booking) : []),
    ],
    link: { label: t('mail.linkLabel'), url: guestPageUrl(booking) },
    sign: t('mail.sign', values),
    footer: t('mail.footer', values),
    ...(isCertain(kind, booking) && {
      more: { label: t('guest.calendar'), url: calendarUrl(booking) },
      calendar: await stayCalendar(booking, true),
    }),
  }
}

// Also a stay that was certain before it changed goes into the guest's calendar.
function isCertain(kind: GuestMail, { status }: MailedBooking): boolean {
  return kind === 'confirmed' || (kind === 'changed' && statuses[status].stay === 'certain')
}

// Staff end a stay by rejecting it; a guest whose stay was cancelled was not refused.
function subjectOf(kind: GuestMail, booking: MailedBooking): About {
  if (kind === 'received' && booking.awaitsTransfer) return 'transfer'
  return kind === 'rejected' ? endingOf(booking) : kind
}

function written(locale: Locale): Pick<Letter, 'language' | 'direction'> {
  return { language: locale, direction: languages[locale].direction }
}

type Stay = Pick<
  MailedBooking,
  'locale' | 'reference' | 'checkIn' | 'checkOut' | 'guests' | 'charges' | 'totalPaise' | 'terms'
>

function stayValues(stay: Stay, room: string) {
  const { locale } = stay
  const own = isolateIn(locale)
  return {
    ...farmFacts(locale, own, stay.terms),
    reference: own(stay.reference),
    room: own(room),
    checkIn: dayInSentence(stay.checkIn, locale, { year: 'numeric' }),
    checkOut: dayInSentence(stay.checkOut, locale, { year: 'numeric' }),
    guests: stay.guests,
    total: own(formatRupees(stay.totalPaise, locale)),
    phone: own(phoneInMail()),
  }
}

function guestValues(
  about: About,
  booking: MailedBooking,
  room: string,
  sums: ReturnType<typeof sumsOf>,
) {
  const { locale, createdAt, payBy, declined } = booking
  const own = isolateIn(locale)
  const end = payBy ?? transferEnd(createdAt)
  return {
    ...stayValues(booking, room),
    name: own(booking.fullName),
    amount: own(formatRupees(refundIn(booking), locale)),
    checking: own(formatRupees(booking.checkingPaise, locale)),
    sum: own(formatRupees(sums?.paidPaise ?? 0, locale)),
    left: own(formatRupees(sums?.leftPaise ?? 0, locale)),
    over: own(formatRupees(Math.max(0, -booking.balancePaise), locale)),
    guestPhone: own(booking.phone.replaceAll(' ', '\u00a0')),
    reason: own((about === 'wishDeclined' ? declined?.words : booking.statusNote) ?? ''),
    wishFrom: declined ? dayInSentence(declined.checkIn, locale, { year: 'numeric' }) : '',
    wishTo: declined ? dayInSentence(declined.checkOut, locale, { year: 'numeric' }) : '',
    deadline: refundUntil(booking, locale, { year: 'numeric' }),
    until: formatInstant(end, locale, instantInSentence),
    ...dayAndTime(end, locale),
    ...(about === 'received' ? usualOf(booking) : null),
  }
}

type Values = ReturnType<typeof stayValues>

function facts(
  t: Translator,
  values: Values,
  { locale, checkIn, checkOut, charges }: Stay,
  door: string | null = null,
): Fact[] {
  // Arabic has no short forms: without the comma the days read as those in the sentences do.
  const day = (date: IsoDate) => formatDay(date, locale, dayAndYear).replace('،', '')
  const rows = [
    [t('booking.done.reference'), values.reference],
    [t('guest.stay.room'), values.room],
    ...(door === null ? [] : [[t('guest.stay.door'), isolateIn(locale)(door)] as const]),
    [t('guest.stay.checkIn'), `${day(checkIn)}\n${t('booking.form.checkIn.help', values)}`],
    [t('guest.stay.checkOut'), `${day(checkOut)}\n${t('booking.form.checkOut.help', values)}`],
    [t('guest.stay.guests'), String(values.guests)],
    ...priceRows(t, charges, locale),
    [t('booking.price.total'), values.total],
    ...gstRows(t, charges, locale),
  ] as const
  return rows.map(([label, value]) => fact(t, label, value))
}

// The lines that the guest's page has; a single one says no more than the total.
function priceRows(t: Translator, charges: readonly Priced[], locale: Locale) {
  const lines = priceLines(charges)
  if (lines.length < 2) return []
  const money = (paise: number) => isolateIn(locale)(formatRupees(paise, locale))
  return lines.map((line) => [priceWords(line, t, locale), money(line.paise)] as const)
}

function gstRows(t: Translator, charges: readonly Priced[], locale: Locale) {
  const { gstPaise, percents } = priceOfCharges(charges)
  if (gstPaise <= 0) return []
  const sum = isolateIn(locale)(formatRupees(gstPaise, locale))
  return [[gstWords(percents, t, locale), sum] as const]
}

type Translator = Awaited<ReturnType<typeof translator>>

function fact(t: Translator, label: string, value: string): Fact {
  return { label, value, line: t('common.fact', { label, value: value.replace('\n', '\n  ') }) }
}

function sumFacts(t: Translator, sums: ReturnType<typeof sumsOf>, locale: Locale): Fact[] {
  if (!sums) return []
  const own = isolateIn(locale)
  const money = (paise: number) => own(formatRupees(paise, locale))
  return [
    fact(t, t(sums.label), money(sums.paidPaise)),
    fact(t, t('booking.done.left'), money(sums.leftPaise)),
  ]
}

// What a bank asks for, also from abroad, and what names the payment.
function bankFacts(t: Translator, { reference, locale }: MailedBooking): Fact[] {
  const own = isolateIn(locale)
  return bankRows(reference).map(([key, value]) => fact(t, t(key), own(value)))
}
