'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '#components/farm/use-formats.ts'
import { daysBetween, type IsoDate } from '#lib/shared/dates.ts'
import {
  type Choice,
  firstDayOf,
  firstDeparture,
  minimumOf,
  type Nights,
  roleOf,
} from './stay-choice.ts'
import type { KnownNights } from './use-nights.ts'
import type { Party } from './use-total.ts'

export type ChoiceProps = {
  /** The name of the room in the page's language. */
  name: string
  known: KnownNights
  choice: Choice
  party: Party
  /** The day that was pressed and cannot be chosen, to say why. */
  told: IsoDate | null
}

export type Said = { tone: 'plain' | 'good' | 'taken' | 'trouble'; text: string; more?: string }

/**
 * Returns the stay whose price the calendar tells: the chosen one, or while only the arrival is chosen the shortest one that it
 * may begin, where that has several nights.
 */
export function toldStay({ checkIn, checkOut }: Choice, nights: Nights): Choice {
  if (!checkIn || checkOut || minimumOf(checkIn, nights) === 1) return { checkIn, checkOut }
  return { checkIn, checkOut: firstDeparture(checkIn, nights) }
}

/** Returns what the calendar says below its days: of what is chosen, and what is to be chosen next. `total` is that of {@link toldStay}. */
export function useSaid(props: ChoiceProps, total: number | null | undefined): Said {
  const t = useTranslations('calendar')
  const why = useWhy(props)
  const chosen = useChosen(props, total)
  const { known, choice, told } = props
  if (known.loading) return { tone: 'plain', text: t('loading') }
  if (known.failed) return { tone: 'trouble', text: t('error') }
  if (known.allTaken) return { tone: 'trouble', text: t('allTaken') }
  if (told) return why(told)
  return choice.checkIn ? chosen : { tone: 'plain', text: t('pickArrival') }
}

/** Returns a function that says why a day cannot be chosen. */
function useWhy({ name, known, choice }: ChoiceProps): (day: IsoDate) => Said {
  const t = useTranslations('calendar')
  const { dayInSentence } = useFormats()
  const minimum = useMinimum(known.nights)
  return (day) => {
    const date = dayInSentence(day)
    switch (roleOf(day, choice, known.nights)) {
      case 'short':
        return {
          tone: 'trouble',
          text: minimum(firstDayOf(day, choice)),
        }
      case 'noArrival':
        return { tone: 'trouble', text: t('notSold.noArrival', { date }) }
      case 'noDeparture':
        return { tone: 'trouble', text: t('notSold.noDeparture', { date }) }
      default:
        return { tone: 'taken', text: t('selected.unavailable', { room: name, date }) }
    }
  }
}

/** Returns what is said once an arrival is chosen. */
function useChosen(
  { known: { nights }, choice, party }: ChoiceProps,
  total: number | null | undefined,
): Said {
  const t = useTranslations('calendar')
  const common = useTranslations('common')
  const { dayInSentence, days, list, money } = useFormats()
  const minimum = useMinimum(nights)
  const { checkIn, checkOut } = choice
  const first = checkOut ? null : toldStay(choice, nights).checkOut
  if (!checkIn) return { tone: 'plain', text: '' }
  const amount = total ? money(total) : '…'
  const nightsIn = (until: IsoDate) => common('nights', { count: daysBetween(checkIn, until) })
  if (checkOut) {
    const text = list(days(checkIn, checkOut), nightsIn(checkOut))
    const guests = common('guests', { count: party.guests })
    return { tone: 'good', text, more: total === null ? '' : t('total', { amount, guests }) }
  }
  if (first && total !== null) {
    const more = t('leaveFrom', { date: dayInSentence(first), nights: nightsIn(first), amount })
    return { tone: 'trouble', text: minimum(checkIn), more }
  }
  const text = t('arrive', { date: dayInSentence(checkIn) })
  return { tone: 'plain', text, more: t('pickDeparture') }
}

function useMinimum(nights: ChoiceProps['known']['nights']): (checkIn: IsoDate) => string {
  const t = useTranslations('calendar.notSold')
  const { dayInSentence, isolate } = useFormats()
  return (checkIn) => {
    const season = nights.get(checkIn)?.season
    const count = minimumOf(checkIn, nights)
    if (season) return t('minimumSeason', { season: isolate(season), count })
    return t('minimum', { date: dayInSentence(checkIn), count })
  }
}
