import { dateFormat } from './intl-formats.ts'

/** A stay date, `YYYY-MM-DD`, in Asia/Kolkata. */
export type IsoDate = string

/**
 * The lead of India's clock over UTC, in milliseconds. It has one zone and no daylight saving, so a
 * fixed offset is exact and needs no zone data.
 */
export const indiaOffsetMs = 5.5 * 3_600_000
const dayMs = 86_400_000

/** The calendar day in India at an instant. */
export function dayInIndia(at: Date): IsoDate {
  return new Date(at.getTime() + indiaOffsetMs).toISOString().slice(0, 10)
}

/** The instant at which a day begins in India. */
export function startOfDayInIndia(day: IsoDate): Date {
  return timeInIndia(day, '00:00')
}

/** The instant at which the clock in India shows a time, `HH:MM`, on a day. */
export function timeInIndia(day: IsoDate, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) - indiaOffsetMs)
}

/** The day `count` days later (earlier if negative). */
export function addDays(day: IsoDate, count: number): IsoDate {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** Days from the first to the second; negative if the second comes earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The first day of the month that a day is in. */
export function startOfMonth(day: IsoDate): IsoDate {
  return `${day.slice(0, 8)}01`
}

/** The same day `count` months later (earlier if negative), or that month's last where it has no such day. */
export function addMonths(day: IsoDate, count: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  const at = Date.UTC(year, month - 1 + count, Math.min(date, last))
  return new Date(at).toISOString().slice(0, 10)
}

/** 1 for Monday to 7 for Sunday, as ISO 8601 counts. */
export function weekdayOf(day: IsoDate): number {
  return dateColumn(day).getUTCDay() || 7
}

/** The nights of a weekend, as {@link weekdayOf} counts them: Friday and Saturday. */
export const weekendNights: readonly number[] = [5, 6]

/** Returns true if the night that begins on a day is one of a weekend. */
export function isWeekendNight(day: IsoDate): boolean {
  return weekendNights.includes(weekdayOf(day))
}

/** Returns true if the text is a day that exists: `2026-02-30` is not. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text
}

/** Prisma reads a `date` column as midnight UTC; this is the day it means. */
export function isoDateOf(column: Date): IsoDate {
  return column.toISOString().slice(0, 10)
}

/** The value that Prisma writes into a `date` column. */
export function dateColumn(day: IsoDate): Date {
  return new Date(`${day}T00:00:00Z`)
}

/** The parts of "Fri 12 Dec". */
const dayWords = { weekday: 'short', day: 'numeric', month: 'short' } as const

/** "Fri 12 Dec" in the page's language. */
export function formatDay(
  day: IsoDate,
  locale = 'en',
  options: Intl.DateTimeFormatOptions = dayWords,
) {
  const written = dateFormat(locale, { ...options, timeZone: 'UTC' }).format(dateColumn(day))
  // Intl has "Fri, 12 Dec, 2026" for English.
  return locale === 'en' ? written.replaceAll(',', '') : withDay(locale, written)
}

// French calls the first of a month "1er", and Spanish puts points after short words: Intl has "vie, 12 dic 2026".
function spelled(locale: string, date: string): string {
  if (locale === 'fr') return date.replace(/\b1(?= \p{L})/u, '1er')
  if (locale !== 'es') return date
  return date
    .replace(/^(lun|mar|mié|jue|vie|sáb|dom), /, '$1. ')
    .replace(/ (ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)(?=[\s,]|$)/g, ' $1.')
}

// A day stays on the line of its month, the Russian sign of a year on that of its number.
function withDay(locale: string, date: string): string {
  if (locale === 'en') return date
  return spelled(locale, date)
    .replace(/\b\d{1,2}(?:er)? (?:de )?(?=\p{L})/u, (day) => day.replaceAll(' ', '\u00a0'))
    .replace(/(?<= de) (?=\d{4})|(?<=\d{4}) (?=г\.)/u, '\u00a0')
}

/** The parts of "Fri 12 Dec 2026", for what is kept and read in another year. */
export const dayAndYear = { ...dayWords, year: 'numeric' } as const

/** The parts of "12 Dec, 8:58 am". */
export const shortInstant: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
}

/** The parts of "12 December at 8:58 am": the same in a sentence, in full. */
export const instantInSentence: Intl.DateTimeFormatOptions = { ...shortInstant, month: 'long' }

/** The day and the time of an instant in India, apart: each language has its own order for the two. */
export function dayAndTime(at: Date, locale: string): { day: string; time: string } {
  return {
    day: formatInstant(at, locale, { day: 'numeric', month: 'long' }),
    time: formatInstant(at, locale, { timeStyle: 'short', hourCycle: 'h23' }),
  }
}

/** "Fri 12 Dec" in the page's language, with its year where that is not the year of `now` in India. */
export function formatStayDay(
  day: IsoDate,
  locale = 'en',
  options: Intl.DateTimeFormatOptions = dayWords,
  now = new Date(),
) {
  const thisYear = day.slice(0, 4) === dayInIndia(now).slice(0, 4)
  return formatDay(day, locale, thisYear ? options : { ...options, year: 'numeric' })
}

/** How long sentences and buttons name a weekday: whole, but for Chinese, which writes 周五 everywhere. */
export function weekdayStyle(locale: string): 'long' | 'short' {
  return locale === 'zh' ? 'short' : 'long'
}

/**
 * "Friday 4 December" for a sentence, with its year where that is not this one: a short form's full stop would meet
 * the sentence's. Russian leaves the weekday out, so that the day has the case that its sentences need.
 */
export function dayInSentence(
  day: IsoDate,
  locale = 'en',
  options: Intl.DateTimeFormatOptions = {},
  now = new Date(),
): string {
  const weekday = locale === 'ru' ? {} : { weekday: weekdayStyle(locale) }
  const whole = { ...weekday, day: 'numeric', month: 'long', ...options } as const
  return formatStayDay(day, locale, whole, now).replace(/[,،]/g, '')
}

/** "19–22 December": two days of a stay as one, with the year where that of the second is not this one. */
export function formatDays(
  from: IsoDate,
  to: IsoDate,
  locale = 'en',
  month: 'long' | 'short' = 'long',
  now = new Date(),
): string {
  const year = to.slice(0, 4) === dayInIndia(now).slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  const options = { day: 'numeric', month, ...year } as const
  // What Intl has for Chinese is "12/19 – 12/22".
  if (locale === 'zh') {
    const last =
      from.slice(0, 7) === to.slice(0, 7)
        ? `${Number(to.slice(8))}日`
        : formatDay(to, locale, options)
    return `${formatDay(from, locale, options)}至${last}`
  }
  const format = dateFormat(locale, { ...options, timeZone: 'UTC' })
  const range = format.formatRange(dateColumn(from), dateColumn(to))
  // A dash between words is a long one in Russian, on the line of what comes before it.
  return withDay(locale, locale === 'ru' ? range.replace(/\s–\s/, '\u00a0— ') : range)
}

/** The time by the clock in India at an instant, as machines write it: "09:42". */
export function clockInIndia(at: Date | string): string {
  return new Date(new Date(at).getTime() + indiaOffsetMs).toISOString().slice(11, 16)
}

/**
 * A time of the clock, or a text that ends in one, as the language writes it: "10:15 pm" and "1 pm" in English,
 * "22 h 15" and "13 h" in French, "8:00" in Russian.
 */
export function clockIn(locale: string, text: string): string {
  if (locale === 'en') return text.replace(/\b(\d{1,2}):(\d{2})\b(?!\s?[ap]m)/i, inTwelveHours)
  // Arabic says "the hour", where Intl has "in".
  if (locale === 'ar') return text.replace(/ في (?=\d{1,2}:\d{2})/u, ' الساعة\u00a0')
  if (locale === 'ru') return text.replace(/\b0(?=\d:\d{2}\b)/, '')
  if (locale !== 'fr') return text
  return text.replace(/\b0?(\d{1,2}):(\d{2})\b/, (_, hours, minutes) =>
    minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`,
  )
}

/** At noon, "12 pm" would leave a reader unsure which half of the day it means. */
function inTwelveHours(_time: string, hours: string, minutes: string): string {
  if (Number(hours) === 12 && minutes === '00') return '12\u00a0noon'
  const past = minutes === '00' ? '' : `:${minutes}`
  return `${Number(hours) % 12 || 12}${past}\u00a0${Number(hours) < 12 ? 'am' : 'pm'}`
}

/** An instant as the clock in India shows it. */
export function formatInstant(
  at: Date | string,
  locale = 'en',
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  const written = dateFormat(locale, { ...options, timeZone: 'Asia/Kolkata' }).format(new Date(at))
  return clockIn(locale, withDay(locale, written))
}
