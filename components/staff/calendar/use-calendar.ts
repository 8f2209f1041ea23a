'use client'

import { useState } from 'react'
import { fetchDeskCalendar } from '#lib/booking/client/desk.ts'
import type { CalendarWindow, DeskCalendar } from '#lib/booking/schema/calendar.ts'
import { addDays } from '#lib/shared/dates.ts'
import { useAddress } from '../use-address.ts'
import { type First, useAnswer } from '../use-answer.ts'
import { useMedia } from '../use-media.ts'

const phoneDays = 7

/** The calendar of the days that are chosen, which also stand in the page's address. A phone shows a week of them. */
export function useCalendar(first: First<DeskCalendar, CalendarWindow>) {
  const [asked, setAsked] = useState<CalendarWindow>(first.search)
  const isSmall = useMedia('screen and (max-width: 1023px)') === true
  const window = isSmall ? { ...asked, days: phoneDays } : asked
  const list = useAnswer(fetchDeskCalendar, window, first, { topics: ['bookings', 'rooms'] })
  const { today } = list.value
  useAddress({ from: asked.from, days: String(asked.days) })
  return {
    window,
    list,
    choose: (changes: Partial<CalendarWindow>) => setAsked({ ...asked, ...changes }),
    /** Shows the window before (-1) or after (1). */
    turn: (way: -1 | 1) => setAsked({ ...asked, from: addDays(window.from, way * window.days) }),
    goToToday: () => setAsked({ ...asked, from: addDays(today, -1) }),
  }
}

export type Calendar = ReturnType<typeof useCalendar>
