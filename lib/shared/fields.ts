import { z } from 'zod'
import { isIsoDate } from './dates.ts'
import { parseRupees } from './money.ts'
import { plainLine, plainLines } from './text.ts'
import { maxStored, wholeNumber } from './whole-number.ts'

/** A day such as `2026-11-29`, with the words for anything else. */
export const dayOr = (problem: string) => z.string(problem).refine(isIsoDate, problem)
export const day = dayOr('Give a day.')

const isCountable = (text: string) => isIsoDate(text) && text > '2000' && text < '2200'
/** A day of this and the next centuries, so that the database can count from it. */
export const countableDay = z.string('Give a day.').refine(isCountable, 'Give a day.')

/** Text as it was sent, of at most so many characters. */
export const atMost = (max: number) => z.string().max(max, `Write ${max} characters at most.`)

/** A line of text of at most so many characters. */
export const line = (max: number, problem = 'Give a text.') =>
  z.string(problem).transform(plainLine).pipe(atMost(max))

/** The same with one character at least. */
export const neededLine = (max: number, problem: string) =>
  z.string(problem).transform(plainLine).pipe(atMost(max).min(1, problem))

/** The same, empty where it is left out. */
export const lineOrNone = (max: number) =>
  z
    .string('Give a text.')
    .nullable()
    .default('')
    .transform((text) => plainLine(text ?? ''))
    .pipe(atMost(max))

/** Text of several lines, of at most so many characters. */
export const lines = (max: number, problem = 'Give a text.') =>
  z.string(problem).transform(plainLines).pipe(atMost(max))

/** A sum in rupees as it is typed, of so many paise; it comes to paise. The words say what is none, and what is too much. */
export function typedSum(least: number, none: string, tooMuch: string, most = maxStored) {
  return z
    .union([z.number(), z.string()], none)
    .transform((given) => parseRupees(String(given)))
    .pipe(z.number(none).min(least, none).max(most, tooMuch))
}

/** The same of a sum above zero. */
export const sumAboveZero = (tooMuch: string, most?: number) =>
  typedSum(1, 'Enter an amount in rupees above zero, such as 5000 or 5000.50.', tooMuch, most)

/** The version of a thing that its changer has seen. */
export const version = wholeNumber(0, maxStored, 'Give the version as a number.')
