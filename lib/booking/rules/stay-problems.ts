import { farm } from '../../farm/rules/farm.ts'
import {
  maxDaysAhead,
  maxGuests,
  maxNights,
  nightsOf,
  type StayDates,
} from '../../rooms/rules/stay.ts'
import { addDays, dayInIndia, type IsoDate, isIsoDate, timeInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { maxNameLength } from './contact.ts'

/** The sentences about single fields; the pages have them in every language under booking.form. */
export const fieldProblems = {
  fullName: 'Enter a name.',
  alone: `Just the name, please: up to ${maxNameLength} letters, no web addresses.`,
  email: 'Enter an e-mail address like name@example.com.',
  phone: 'Enter a phone number we can reach you on.',
  roomType: 'Choose a room.',
  checkIn: 'Choose today or a later day.',
  tooFar: `We take bookings up to ${maxDaysAhead} days ahead.`,
  checkOut: 'Choose a day after check-in.',
  get tooLong() {
    return `A booking can be up to ${maxNights} nights long. For a longer stay, please call ${farm().phone}.`
  },
  guests: `Choose 1 to ${maxGuests} guests.`,
  utr: 'This doesn’t look like a UTR. Check it, or leave the field empty.',
} as const

export type FieldProblem = keyof typeof fieldProblems

/** Returns what is wrong with the dates of a stay, by field; nothing if it can be asked for today. */
export function stayProblems(
  stay: StayDates,
  today: IsoDate,
): { checkIn?: FieldProblem; checkOut?: FieldProblem } {
  if (!isIsoDate(stay.checkIn) || stay.checkIn < today) return { checkIn: 'checkIn' }
  if (stay.checkIn > addDays(today, maxDaysAhead)) return { checkIn: 'tooFar' }
  if (!isIsoDate(stay.checkOut) || stay.checkOut <= stay.checkIn) return { checkOut: 'checkOut' }
  return nightsOf(stay) > maxNights ? { checkOut: 'tooLong' } : {}
}

/** Returns true for a stay of tonight once an hour of check-in or less is left: its guest calls before paying. */
export function mustCallFirst(checkIn: IsoDate, now: Date): boolean {
  const lastCall = timeInIndia(checkIn, farm().checkIn.to).getTime() - 3_600_000
  return checkIn === dayInIndia(now) && now.getTime() >= lastCall
}

/** Refuses (`validation_failed`) dates that cannot be booked on the day that is today in India. */
export function requireBookable(stay: StayDates, today: IsoDate): void {
  const problems = Object.entries(stayProblems(stay, today))
  if (problems.length === 0) return
  const errors = problems.map(([field, problem]) => [field, fieldProblems[problem]])
  throw new Refusal('validation_failed', { errors: Object.fromEntries(errors) })
}
