import type { StayDates } from '../../rooms/rules/stay.ts'
import type { IsoDate } from '../../shared/dates.ts'
import { changeProblems, type Was } from './stay-change.ts'

/** Characters of a word with a wish for other dates, and of the answer, at most. */
export const maxWishWords = 500

/** Returns what is wrong with other dates for a stay, as a sentence by the field; nothing if they can be asked for. */
export function wishProblems(
  was: Was,
  wish: StayDates,
  today: IsoDate,
): { check_in?: string; check_out?: string } {
  if (isSameStay(was, wish)) return { check_in: 'These are already the dates of the stay.' }
  return datesProblems(was, wish, today)
}

/** Returns what is wrong with dates for a stay, its own among them. */
export function datesProblems(was: Was, wish: StayDates, today: IsoDate) {
  return changeProblems(was, { ...wish, guests: 1 }, { sleeps: null }, today)
}

export function isSameStay(one: StayDates, other: StayDates): boolean {
  return one.checkIn === other.checkIn && one.checkOut === other.checkOut
}
