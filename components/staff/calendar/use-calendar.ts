'use client'

import { useEffect, useMemo, useState } from 'react'
import { reading } from '#calls/client.ts'
import { addDays } from '#lib/shared/dates.ts'
import type { CalendarWindow, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { useAddress } from '../kit/address/use-address.ts'
import { type First, keyOf, useAnswer } from '../kit/live/use-answer.ts'
import { useMedia } from '../kit/use-media.ts'
import { shownOf } from './frame.ts'

const fetchCalendar = reading('GET desk/calendar')
const phoneDays = 7
// The windows beside the one that is shown are asked for once nobody has turned for a moment.
const aheadMs = 1_500

/** The calendar of the days that are chosen, which also stand in the page's address. A phone shows a week of them. */
export function useCalendar(first: First<DeskCalendar, CalendarWindow>) {
  const [asked, setAsked] = useState<CalendarWindow>(first.search)
  const isSmall = useMedia('screen and (max-width: 1023px)') === true
  const window = isSmall ? { ...asked, days: phoneDays } : asked
  const list = useAnswer(fetchCalendar, window, first, { topics: ['bookings', 'rooms'] })
  const ahead = useAhead(list.value, list.loading)
  const { from, days } = window
  const { value: answer, loading } = list
  const fetched = ahead.get(keyOf(window))
  const value = useMemo(
    () => shownOf({ from, days }, { answer, loading, ahead: fetched }),
    [answer, loading, fetched, from, days],
  )
  const { today } = answer
  useAddress({ from: asked.from, days: String(asked.days) })
  return {
    window,
    list,
    value,
    choose: (changes: Partial<CalendarWindow>) => setAsked({ ...asked, ...changes }),
    /** Shows the window before (-1) or after (1). */
    turn: (way: -1 | 1) => setAsked({ ...asked, from: addDays(window.from, way * window.days) }),
    goToToday: () => setAsked({ ...asked, from: addDays(today, -1) }),
  }
}

export type Calendar = ReturnType<typeof useCalendar>

function useAhead({ from, days }: CalendarWindow, loading: boolean) {
  const [known, setKnown] = useState<ReadonlyMap<string, DeskCalendar>>(new Map())
  useEffect(() => {
    if (loading) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      const windows = [-1, 1].map((way) => ({ from: addDays(from, way * days), days }))
      const answers = windows.map((each) =>
        fetchCalendar(each, { poll: true, signal }).then((it) => [keyOf(each), it] as const),
      )
      const found = await Promise.all(answers).catch(() => [])
      if (!signal.aborted) setKnown(new Map(found))
    }, aheadMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [from, days, loading])
  return known
}
