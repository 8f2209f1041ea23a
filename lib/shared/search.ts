import { z } from 'zod'

const within = (first: number, last: number, fallback: number) =>
  z.coerce
    .number()
    .catch(fallback)
    .transform((value) => Math.min(last, Math.max(first, Math.trunc(value))))

/**
 * What every list that is searched takes: `q` is a part of the text in any letter case; a page or size out of
 * range is the nearest that is in it.
 */
export const searchShape = {
  page: within(1, 1_000_000, 1),
  size: within(1, 100, 10),
  q: z.string().trim().max(100, 'Search with 100 characters at most.').default(''),
}

/** The pattern for LIKE, on a lower-cased column, that finds `q` anywhere; `%` and `_` are taken literally. */
export function likePattern(q: string): string {
  return `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}
