import { z } from 'zod'
import { maxSearchLength, plainLine, spellingsOf } from './text.ts'

const within = (first: number, last: number, fallback: number) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
    .pipe(z.number())
    .catch(fallback)
    .transform((value) => Math.min(last, Math.max(first, Math.trunc(value))))

/** A part of a text in any letter case, read as names are stored: composed, and without unseen characters. */
export const searchText = z
  .string()
  .transform(plainLine)
  .refine(
    (text) => text.length <= maxSearchLength,
    `Search with up to ${maxSearchLength} characters.`,
  )
  .default('')

/**
 * The input of every list that is searched: `q` is a part of the text in any letter case; a page or size out of
 * range is the nearest that is in it.
 */
export const searchShape = {
  page: within(1, 1_000_000, 1),
  size: within(1, 100, 10),
  q: searchText,
}

/** A choice that an empty text leaves open, as does none; it is null then. */
export function unlessEmpty<T extends z.ZodType>(choice: T) {
  return z.preprocess((value) => (value === '' ? null : value), choice.nullable().default(null))
}

/** Returns how many pages a list has; an empty one has one. */
export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/**
 * Returns the patterns for LIKE, on a column in small letters, that find `q` anywhere in one of its spellings; `%` and `_`
 * are taken literally.
 */
export function likePatterns(q: string): string[] {
  return spellingsOf(q).map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`)
}
