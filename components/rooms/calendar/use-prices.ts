'use client'

import { useFormats } from '#components/farm/use-formats.ts'
import { numberFormat } from '#lib/shared/intl-formats.ts'

// The sign of a thousand, as phones of each language write it.
const thousands: { [locale: string]: string } = { ru: 'к' }

/** Returns a price in rupees as it fits below a day on the narrowest phone: from 10,000 on as "18.5k". */
export function shortPrice(rupees: number, locale: string): string {
  const digits = locale === 'ar' ? 'en-US' : locale
  const written = (value: number, maximumFractionDigits: number) =>
    numberFormat(digits, { maximumFractionDigits, useGrouping: value >= 1000 }).format(value)
  if (rupees < 10_000) return written(rupees, 0)
  if (locale === 'zh') return `${written(rupees / 10_000, 2)}万`
  const thousand = rupees / 1000
  return `${written(thousand, thousand < 99.95 ? 1 : 0)}${thousands[locale] ?? 'k'}`
}

/** Returns how the calendar writes prices in rupees: with their sign in sentences, without it below a day. */
export function usePrices() {
  const { locale, isolate, money } = useFormats()
  return {
    whole: (rupees: number) => money(Math.round(rupees * 100)),
    short: (rupees: number) => isolate(shortPrice(rupees, locale)),
  }
}
