import { apiUrl, callApi } from '../../shared/api.ts'
import type { ChosenDays } from '../client.ts'
import type { DayBook } from '../schema/day-book.ts'

/** The day book of a range. `poll` marks a call that the page makes by itself. */
export function fetchDayBook(
  chosen: ChosenDays,
  { poll = false, signal }: { poll?: boolean; signal?: AbortSignal } = {},
): Promise<DayBook> {
  const query = queryOf(chosen)
  if (poll) query.set('poll', '1')
  return callApi(`day_book?${query}`, { cache: 'no-store', ...(signal && { signal }) })
}

/** The address at which a day book is downloaded as a spreadsheet. */
export function dayBookUrl(chosen: ChosenDays): string {
  const query = queryOf(chosen)
  query.set('format', 'excel')
  return apiUrl(`day_book?${query}`)
}

function queryOf({ from, to }: ChosenDays): URLSearchParams {
  return new URLSearchParams({ from_date: from, to_date: to })
}
