'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import type { StayDates } from '#lib/rooms/rules/stay.ts'
import { useNotSoldSentence } from '../use-not-sold-words.ts'
import type { DatesQuote } from './use-dates-quote.ts'

type Props = { quote: DatesQuote; wish: StayDates; totalPaise: number }

/** Says whether the dates in the form are free, and what they cost beside those that the guest has. */
export function DatesQuoteLine({ quote, wish, totalPaise: before }: Props) {
  const t = useTranslations('guest.dates')
  const { money } = useFormats()
  const notSold = useNotSoldSentence()
  const words = () => {
    if (quote.answer === 'none') return ''
    if (quote.answer === 'notSold') return notSold(quote.why, wish, t('tooMany'))
    const { totalPaise } = quote
    const difference = { total: money(totalPaise), amount: money(Math.abs(totalPaise - before)) }
    const key = totalPaise > before ? 'more' : totalPaise < before ? 'less' : 'equal'
    return `${t(quote.answer)} ${quote.answer === 'taken' ? '' : t(key, difference)}`
  }
  const isBad = quote.answer === 'taken' || quote.answer === 'notSold'
  const tone = isBad ? 'bg-turmeric-tint text-turmeric-ink' : 'bg-leaf-tint text-leaf'
  return (
    <p className={`rounded-control text-sm not-empty:px-4 not-empty:py-2.5 ${tone}`} role="status">
      {words()}
    </p>
  )
}
