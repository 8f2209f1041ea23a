'use client'

import { useState } from 'react'
import { useOnline } from '#components/ui/use-online.ts'
import { fetchDeskToday } from '#lib/booking/client/today.ts'
import type { DeskToday, DeskTodayInput } from '#lib/booking/schema/today.ts'
import { addDays } from '#lib/shared/dates.ts'
import { useAddress } from '../use-address.ts'
import { type First, useAnswer } from '../use-answer.ts'
import { instantTime } from '../words.ts'

/** The day that is shown, kept up to date: today, or tomorrow. Today turns at the farm's midnight by itself. */
export function useToday(first: First<DeskToday, DeskTodayInput>) {
  const [isTomorrow, setTomorrow] = useState(first.search.day !== null)
  const [today, setToday] = useState(first.value.today)
  const search = { day: isTomorrow ? addDays(today, 1) : null }
  const answer = useAnswer(fetchDeskToday, search, first, { topics: ['bookings', 'rooms'] })
  const online = useOnline()
  const { value } = answer
  if (value.today !== today) setToday(value.today)
  useAddress({ day: isTomorrow ? 'tomorrow' : null })
  return {
    ...answer,
    isTomorrow,
    showTomorrow: setTomorrow,
    /** Since when the screen is not up to date, as the clock of the farm shows it; null while it is. */
    staleSince: online && !answer.failed ? null : instantTime(value.at),
  }
}

export type Today = ReturnType<typeof useToday>
