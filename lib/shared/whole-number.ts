import { z } from 'zod'

/** The largest number that Postgres's integer holds. */
export const maxStored = 2_147_483_647

/**
 * A whole number as JSON sends it, or as the digits that a form sends. Nothing else counts as one: no `true`,
 * no empty text, no `0x2`. Outside of `first` to `last` it is refused with the same words.
 */
export function wholeNumber(
  first: number,
  last: number,
  problem: string | { error: () => string },
) {
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^[+-]?\d+$/)
          .transform(Number),
      ],
      problem,
    )
    .pipe(z.number(problem).int(problem).min(first, problem).max(last, problem))
}
