'use client'

import { useEffect, useState } from 'react'
import { fetchDeskCalendar } from '#lib/booking/client/desk.ts'
import {
  type FreePlace,
  hasNightsOf,
  type Placed,
  placesFor,
} from '#lib/booking/rules/calendar-places.ts'
import type { DeskCalendar } from '#lib/booking/schema/calendar.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import { keyOf } from '../use-answer.ts'

type Around = { key: string; calendar: DeskCalendar }
const leastDays = 7

/**
 * Returns where a stay fits on its own nights. Where the window does not show all of them the server is asked for them, as
 * on a phone, which shows a week; until it answers that is not known, and null.
 */
export function usePlaces(shown: DeskCalendar, stay: Placed | null): FreePlace[] | null {
  const [around, setAround] = useState<Around | null>(null)
  const key = stay && !hasNightsOf(shown, stay) ? keyOf(nightsAround(stay)) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has changed in the window may have changed beside it
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    const { signal } = controller
    fetchDeskCalendar(JSON.parse(key), { poll: true, signal }).then(
      (calendar) => setAround({ key, calendar }),
      () => undefined,
    )
    return () => controller.abort()
  }, [key, shown])
  if (!stay) return []
  if (key === null) return placesFor(shown, stay)
  return around?.key === key ? placesFor(around.calendar, stay) : null
}

function nightsAround({ check_in, check_out }: Placed) {
  return { from: check_in, days: Math.max(leastDays, daysBetween(check_in, check_out)) }
}
