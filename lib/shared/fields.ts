import { z } from 'zod'
import { isIsoDate } from './dates.ts'
import { parseRupees } from './money.ts'
import { plainLine, plainLines, tooLong } from './text.ts'
import { maxStored, wholeNumber } from './whole-number.ts'

/** A day such as `2026-11-29`; `problem` is said of anything else. */
export const dayOr = (problem: string) => z.string(problem).refine(isIsoDate, problem)
export const day = dayOr('Choose a date.')

const isCountable = (text: string) => isIsoDate(text) && text > '2000' && text < '2200'
/** A day of this century or the next, so that the database can count from it. */
export const countableDay = z.string('Choose a date.').refine(isCountable, 'Choose a date.')

/** An instant such as `2026-11-29T18:30:00+05:30`. */
export const instant = z.iso
  .datetime({ offset: true, error: 'Enter a date and time.' })
  .transform((text) => new Date(text))

/** Text as it was sent, of at most so many characters. */
export const atMost = (max: number) => z.string().max(max, tooLong(max))

/** A line of text of at most so many characters. */
export const line = (max: number, problem = 'Enter some text.') =>
  z.string(problem).transform(plainLine).pipe(atMost(max))

/** The same, but not empty. */
export const neededLine = (max: number, problem: string) =>
  z.string(problem).transform(plainLine).pipe(atMost(max).min(1, problem))

/** The same; empty if it's left out. */
export const lineOrNone = (max: number) =>
  z
    .string('Enter some text.')
    .nullable()
    .default('')
    .transform((text) => plainLine(text ?? ''))
    .pipe(atMost(max))

/** Text of several lines, of at most so many characters. */
export const lines = (max: number, problem = 'Enter some text.') =>
  z.string(problem).transform(plainLines).pipe(atMost(max))

/**
 * A sum in rupees as it is typed, which becomes paise: `least` to `most` of them. `none` is said of what is no such sum, and
 * `tooMuch` of a larger one.
 */
export function typedSum(least: number, none: string, tooMuch: string, most = maxStored) {
  return z
    .union([z.number(), z.string()], none)
    .transform((given) => parseRupees(String(given)))
    .pipe(z.number(none).min(least, none).max(most, tooMuch))
}

/** The same of a sum above zero. */
export const sumAboveZero = (tooMuch: string, most?: number) =>
  typedSum(1, 'Enter an amount in rupees above zero, such as 5000 or 5000.50.', tooMuch, most)

/** A field that may be left out, or sent empty, which is the same. */
export const ifSent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** The id of a row, as it was read. */
export const id = z.uuid('Enter an id.')

/** What the person who changes something saw of it: if it's another by now, the change isn't made unseen. */
export const seen = {
  version: wholeNumber(0, maxStored, 'Enter the version as a number.'),
  /** In rupees. */
  sum: z.number(),
  time: instant,
}
