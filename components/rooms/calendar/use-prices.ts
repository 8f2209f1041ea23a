'use client'

import { useFormats } from '#components/farm/use-formats.ts'
import { numberFormat } from '#lib/shared/intl-formats.ts'

/** Returns how the calendar writes prices in rupees: with their sign in sentences, without it below a day. */
export function usePrices() {
  const { locale, isolate, money } = useFormats()
  const format = numberFormat(locale === 'ar' ? 'en-US' : locale, { maximumFractionDigits: 0 })
  return {
    whole: (rupees: number) => money(Math.round(rupees * 100)),
    short: (rupees: number) => isolate(format.format(rupees)),
  }
}
