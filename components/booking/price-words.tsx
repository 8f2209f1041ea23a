'use client'

import { useTranslations } from 'next-intl'
import { emptyPrice, type StayPrice } from './price.ts'
import { useBooking } from './use-booking.ts'
import { useNotSoldWords } from './use-not-sold-words.ts'

/** Returns the price to show: while another is asked for, the one before, whose place the next will take. */
export function usePriceInSight(): StayPrice | null {
  const { price, flow } = useBooking()
  if (price) return price
  return flow.quoted?.answer === 'asking' ? (flow.quoted.before ?? emptyPrice) : null
}

/** Returns the sentence in place of a price. */
export function useNoPriceWords(): string {
  const t = useTranslations('booking.price')
  const words = useNotSoldWords()
  const { quoted } = useBooking().flow
  if (quoted?.answer === 'notSold') return words(quoted.why)
  return quoted?.answer === 'unknown' ? t('unknown') : t('empty')
}

/** The sentence in place of a price. */
export function NoPrice() {
  return <p className="mt-3 pb-4 text-ink-2 text-sm">{useNoPriceWords()}</p>
}
