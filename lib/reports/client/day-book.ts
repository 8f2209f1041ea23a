import { apiUrl } from '../../shared/api.ts'
import { type Asking, getJson } from '../../shared/get-json.ts'
import type { DayBook } from '../schema/day-book.ts'
import type { ChosenDays } from './report.ts'

/** The day book of a range. `poll` marks a call that the page makes by itself. */
export function fetchDayBook(chosen: ChosenDays, asking: Asking = {}): Promise<DayBook> {
  return getJson('day_book', queryOf(chosen), asking)
}

/** The address at which a day book is downloaded as a spreadsheet. */
export function dayBookUrl(chosen: ChosenDays): string {
  return apiUrl(`day_book?${new URLSearchParams({ ...queryOf(chosen), format: 'excel' })}`)
}

function queryOf({ from, to }: ChosenDays): Record<string, string> {
  return { from_date: from, to_date: to }
}
