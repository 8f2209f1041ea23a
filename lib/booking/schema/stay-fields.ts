import { z } from 'zod'
import { defaultGuests, maxGuests } from '../../rooms/rules/stay.ts'
import { isIsoDate } from '../../shared/dates.ts'
import { plainLine } from '../../shared/text.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import { fieldProblems as says } from '../rules/stay-problems.ts'

/** A line of text; without one it is empty. */
export const text = (problem: string) => z.string(problem).default('').transform(plainLine)

/** A line of text that has to be there. */
export const required = (problem: string, max = 200) =>
  text(problem)
    .refine((value) => value !== '', {
      error: problem,
      params: { refusal: 'required_fields' },
      abort: true,
    })
    .refine((value) => value.length <= max, { error: problem, abort: true })

/** A day that has to be there. */
export const requiredDay = (problem: string) =>
  required(problem).refine(isIsoDate, { error: problem })

/** Returns an input with the days of its stay by the names that the code has for them. */
export function namedDays<T extends { check_in: string; check_out: string }>({
  check_in: checkIn,
  check_out: checkOut,
  ...asked
}: T) {
  return { ...asked, checkIn, checkOut }
}

export const guests = wholeNumber(1, maxGuests, says.guests)

/** The number of guests; two by default. */
export const partySize = z.preprocess(
  (value) => (value === undefined || value === '' ? defaultGuests : value),
  guests,
)

/** The token of the guest's own hold, which is not in the way of what they ask for. */
export const holdToken = text('Enter the token as text.').optional()

/** A code as guests type it, in capital letters without spaces; empty without one. */
export const typedCode = z
  .string()
  .catch('')
  .transform((typed) => plainLine(typed).replaceAll(' ', '').toUpperCase().slice(0, 40))
