'use client'

import { useState } from 'react'
import { reading } from '#calls/client.ts'
import { useOnline } from '#components/ui/use-online.ts'
import type { DeskToday, DeskTodayInput } from '#lib/desk/schema/today.ts'
import { addDays } from '#lib/shared/dates.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { type First, useAnswer } from '../kit/live/use-answer.ts'
import { instantTime } from '../kit/words.ts'

const fetchToday = reading('GET desk/today')
const follows = { topics: ['bookings', 'rooms'] } as const

/**
 * The day that is shown, kept up to date: today, or tomorrow. Both are loaded, so that either is there without a
 * connection. Today turns at the farm's midnight by itself.
 */
export function useToday(first: First<DeskToday, DeskTodayInput>) {
  const [isTomorrow, setTomorrow] = useState(first.search.day !== null)
  const [today, setToday] = useState(first.value.today)
  const ofToday = useAnswer(fetchToday, { day: null }, first, follows)
  const ofTomorrow = useAnswer(fetchToday, { day: addDays(today, 1) }, first, follows)
  const answer = isTomorrow ? ofTomorrow : ofToday
  const online = useOnline()
  const { value } = answer
  if (value.today !== today) setToday(value.today)
  useAddress({ day: isTomorrow ? 'tomorrow' : null })
  return {
    ...answer,
    /** True while tomorrow is what is shown, whatever was asked for. */
    isTomorrow: value.day !== value.today,
    showTomorrow: setTomorrow,
    /** Since when the screen is not up to date, as the clock of the farm shows it; null while it is. */
    staleSince: online && !answer.failed ? null : instantTime(value.at),
  }
}

export type Today = ReturnType<typeof useToday>
