import type { CalendarWindow, DeskCalendar } from '#lib/stays/schema/calendar.ts'
import { isSameWindow } from './changes.ts'

/** The newest answer of the server, whether another is awaited, and what was fetched ahead of the window that is shown. */
type Known = { answer: DeskCalendar; loading: boolean; ahead: DeskCalendar | undefined }

/**
 * Returns a window as far as it is known: the newest answer, or what was fetched ahead, or its frame. The answer of
 * another window is none, also where no other came: the stays would stand under the wrong days.
 */
export function shownOf(window: CalendarWindow, { answer, loading, ahead }: Known): DeskCalendar {
  if (!loading && isSameWindow(answer, window)) return answer
  return ahead ?? frameOf(answer, window)
}

/** Returns true for a window of which only the days and the units are known. */
export function isFrame({ rooms }: DeskCalendar): boolean {
  return rooms.some(({ nights }) => nights.length === 0)
}

function frameOf({ rooms, ...calendar }: DeskCalendar, window: CalendarWindow): DeskCalendar {
  return {
    ...calendar,
    ...window,
    rooms: rooms.map((room) => ({ ...room, nights: [] })),
    occupancies: [],
    unplaced: [],
  }
}
