import { z } from 'zod'
import { parseRupees } from '../../shared/money.ts'
import { maxStored } from '../../shared/whole-number.ts'

/** A sum in rupees as it is typed, of at least so many paise; it comes to paise. The words say what is none, and what is too much. */
export function typedSum(least: number, none: string, tooMuch: string) {
  return z
    .union([z.number(), z.string()], none)
    .transform((given) => parseRupees(String(given)))
    .pipe(z.number(none).min(least, none).max(maxStored, tooMuch))
}

/** A sum in rupees above zero, as it is typed; it comes to paise. */
export const paymentAmount = typedSum(
  1,
  'Enter an amount in rupees above zero, such as 5000 or 5000.50.',
  'That is more than a booking can have.',
)
