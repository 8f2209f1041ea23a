'use client'

import { call } from '#calls/client.ts'
import { daysBetween } from '#lib/shared/dates.ts'
import type { Asking } from '#lib/shared/get-json.ts'
import {
  type FreePlace,
  hasNightsOf,
  type Placed,
  placesFor,
} from '#lib/stays/rules/calendar-places.ts'
import type { CalendarWindow, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { useAnswer } from '../kit/live/use-answer.ts'

const leastDays = 7
const nowhere = { from: '', days: 0 }

/**
 * Returns where a stay fits on its own nights. Where the window does not show all of them the server is asked for them, as
 * on a phone, which shows a week; until it answers that is not known, and null.
 */
export function usePlaces(shown: DeskCalendar, stay: Placed | null): FreePlace[] | null {
  const isSeen = stay === null || hasNightsOf(shown, stay)
  const window = isSeen ? nowhere : nightsAround(stay)
  const { value, loading } = useAnswer(fetchAround, window, null, { topics: ['bookings', 'rooms'] })
  if (!stay) return []
  if (isSeen) return placesFor(shown, stay)
  const around = loading ? null : value?.calendar
  return around ? placesFor(around, stay) : null
}

function nightsAround({ check_in, check_out }: Placed): CalendarWindow {
  return { from: check_in, days: Math.max(leastDays, daysBetween(check_in, check_out)) }
}

// Nothing is asked about nights that are in view. The page asks by itself.
async function fetchAround(window: CalendarWindow, asking: Asking) {
  if (window.days === 0) return { calendar: null }
  return { calendar: await call('GET desk/calendar', { query: window, ...asking, poll: true }) }
}
