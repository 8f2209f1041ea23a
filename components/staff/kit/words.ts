import { staffWords } from '#lib/i18n/staff-words.ts'
import {
  dayAndTime,
  dayInIndia,
  formatDay,
  formatInstant,
  formatStayDay,
} from '#lib/shared/dates.ts'
import { numberFormat } from '#lib/shared/intl-formats.ts'
import { formatRupees, toPaise } from '#lib/shared/money.ts'

const counts = staffWords('counts')
const t = staffWords('kit')

/** Returns what is said while something loads. */
export function loading(): string {
  return t('loading')
}

/** Returns what is said where an answer didn't come; each screen says what that means. */
export function noAnswer(): string {
  return t('noAnswer')
}

/** Returns the words for a search that looks everywhere. */
export function searchPeople(): string {
  return t('searchPeople')
}

/** Returns the API's rupees as people write them. */
export function rupees(amount: number): string {
  return formatRupees(toPaise(amount))
}

/** Returns "₹4,720.00": always with paise, as banks do, and so that the figure does not jump during typing. */
export function rupeesAndPaise(paise: number): string {
  const text = formatRupees(paise)
  return paise % 100 === 0 ? `${text}.00` : text
}

/** Returns "12 Dec", or "12 Dec 2026" if wanted and wherever the year is not this one. */
export function day(date: string, year = false): string {
  return formatStayDay(date, 'en', dayOptions(year))
}

/** Returns "2 of 118". */
export function placeAmong(place: number, total: number): string {
  return t('place', { place, total })
}

/** Returns "6 to 11 Nov", "Mon to Thu". */
export function range(from: string | number, to: string): string {
  return t('range', { from, to })
}

/** Returns "Mon, Fri and Sat". */
export function listed(texts: readonly string[]): string {
  return new Intl.ListFormat('en-IN').format(texts)
}

/** Returns "12 Dec to 14 Dec", of a stay. */
export function stayDates(
  { check_in, check_out }: { check_in: string; check_out: string },
  year = false,
): string {
  return range(day(check_in), day(check_out, year))
}

/** Returns "29 to 31 Dec", or "29 Nov to 2 Dec" where the months differ. A year that is not this one is said once. */
export function shortDates(
  { check_in, check_out }: { check_in: string; check_out: string },
  year = false,
): string {
  return range(firstDay(check_in, check_out), day(check_out, year))
}

/** Returns "Saturday 12 December". */
export function wholeDay(date: string): string {
  return formatDay(date, 'en', { weekday: 'long', day: 'numeric', month: 'long' })
}

/** Returns "12 Dec" or "12 Dec 2026" for an instant, in India. */
export function instantDay(at: string, year = false): string {
  return formatInstant(at, 'en', dayOptions(year))
}

/** Returns "Mon 21 to Wed 23 Dec". */
export function rangeWithWeekdays({
  check_in,
  check_out,
}: {
  check_in: string
  check_out: string
}): string {
  const weekday = { weekday: 'short', day: 'numeric' } as const
  const words = (date: string, month: boolean) =>
    formatDay(date, 'en', { ...weekday, ...(month && { month: 'short' }) })
  return range(words(check_in, !isOneMonth(check_in, check_out)), words(check_out, true))
}

/** Returns "9:31 am" for an instant, in India. */
export function instantTime(at: string): string {
  return formatInstant(at, 'en', { hour: 'numeric', minute: '2-digit', hour12: true })
}

/** Returns "today, 9:31 am" or "20 Dec, 9:31 am" for an instant. */
export function dayAndTimeWords(at: string): string {
  const isToday = dayInIndia(new Date(at)) === dayInIndia(new Date())
  return `${isToday ? t('today') : instantDay(at)}, ${instantTime(at)}`
}

/** Returns "6 pm today" or "6 pm on 20 Dec". */
export function untilWords(until: Date): string {
  const { time } = dayAndTime(until, 'en')
  return dayInIndia(until) === dayInIndia(new Date())
    ? t('until.today', { time })
    : t('until.day', { time, day: instantDay(until.toISOString()) })
}

/** Returns "10,000" or "2,00,000": grouped as in India. */
export function grouped(number: number): string {
  return numberFormat('en', {}).format(number)
}

/** What staff's screens count, by its key in the messages. */
export type Counted = Parameters<typeof counts>[0]

/** Returns "3 nights", "1 guest". */
export function count(number: number, one: Counted): string {
  return counts(one, { count: number })
}

/** Returns "3 bookings", or "1 booking cancelled" where more were cancelled than verified. */
export function bookingsPaid(number: number): string {
  return number < 0 ? t('bookingsCancelled', { count: -number }) : count(number, 'booking')
}

/** Returns the `tel:` address for a number as a guest wrote it. */
export function dialled(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

function dayOptions(year: boolean): Intl.DateTimeFormatOptions {
  return { day: 'numeric', month: 'short', ...(year && { year: 'numeric' }) }
}

// What the last day says of the month and the year, the first needn't.
function firstDay(first: string, last: string): string | number {
  if (isOneMonth(first, last)) return Number(first.slice(8))
  return first.slice(0, 4) === last.slice(0, 4)
    ? formatDay(first, 'en', dayOptions(false))
    : day(first)
}

function isOneMonth(day: string, other: string): boolean {
  return day.slice(0, 7) === other.slice(0, 7)
}
