'use client'

import { useLocale } from 'next-intl'
import { farm } from '#lib/farm/rules/farm.ts'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { listed } from '#lib/i18n/listed.ts'
import {
  dayAndTime,
  dayInSentence,
  formatDay,
  formatDays,
  formatStayDay,
  type IsoDate,
  startOfDayInIndia,
  weekdayStyle,
} from '#lib/shared/dates.ts'
import { formatPercent } from '#lib/shared/intl-formats.ts'
import { formatRupees } from '#lib/shared/money.ts'
import { fileSize } from '#lib/shared/size.ts'

/** Returns formatters for money, dates and numbers in the page's language, for use inside sentences. */
export function useFormats() {
  const locale = useLocale() as Locale
  const rtl = languages[locale]?.direction === 'rtl'
  // These two characters have the effect of <bdi dir="ltr"> in plain text.
  const isolate = (text: string) => (rtl ? `\u2066${text}\u2069` : text)
  return {
    locale,
    isolate,
    list: (...parts: string[]) => listed(parts, locale),
    money: (paise: number) => isolate(formatRupees(paise, locale)),
    /** Formats with both decimals, as payment apps do. */
    exactMoney: (paise: number) => formatRupees(paise, locale, 2),
    percent: (share: number) => isolate(formatPercent(share * 100, locale)),
    day: (day: IsoDate, options?: Intl.DateTimeFormatOptions) =>
      formatStayDay(day, locale, options),
    days: (from: IsoDate, to: IsoDate, month?: 'long' | 'short') =>
      formatDays(from, to, locale, month),
    dayInSentence: (day: IsoDate) => dayInSentence(day, locale),
    /** Formats the days of a stay without their year, for a button beside which the whole dates stand. */
    daysInButton: (from: IsoDate, to: IsoDate) =>
      formatDays(from, to, locale, 'long', startOfDayInIndia(to)),
    weekday: (day: IsoDate) => formatDay(day, locale, { weekday: weekdayStyle(locale) }),
    /** Formats an instant as the clock in India shows it, as the mails do. */
    timeInIndia: (at: number) => isolate(dayAndTime(new Date(at), locale).time),
    fileSize: (bytes: number) => fileSize(bytes, locale),
    phone: isolate(farm().phone),
  }
}
