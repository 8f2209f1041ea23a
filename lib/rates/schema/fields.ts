import { z } from 'zod'
import { formatRupees, parseRupees } from '../../shared/money.ts'
import { plainLine } from '../../shared/text.ts'
import { maxStored, wholeNumber } from '../../shared/whole-number.ts'
import { maxMinimumNights, maxNightPaise } from '../rules/limits.ts'

const noPrice = 'Enter an amount in rupees above zero, such as 5000 or 5000.50.'

/** Rupees above zero and at most so many paise, as they are typed; they come to paise. */
export const rupeesUpTo = (mostPaise: number) =>
  z
    .union([z.number(), z.string()], noPrice)
    .transform((given) => parseRupees(String(given)))
    .pipe(
      z
        .number(noPrice)
        .min(1, noPrice)
        .max(mostPaise, `Enter ${formatRupees(mostPaise)} at most.`),
    )

/** The price of a night with tax. */
export const nightPrice = rupeesUpTo(maxNightPaise)

export const minimumNights = wholeNumber(
  1,
  maxMinimumNights,
  `Enter a number of nights from 1 to ${maxMinimumNights}.`,
)
export const roomId = wholeNumber(1, maxStored, 'Choose a room.')
/** The version of a thing that its changer has seen. */
export const version = wholeNumber(0, maxStored, 'Give the version as a number.')

/** A line of text of one letter or more, and at most `max`. */
export const line = (max: number, problem: string) =>
  z
    .string(problem)
    .transform(plainLine)
    .pipe(z.string().min(1, problem).max(max, `Write ${max} letters at most.`))
