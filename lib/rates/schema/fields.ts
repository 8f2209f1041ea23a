import { sumAboveZero } from '../../shared/fields.ts'
import { formatRupees } from '../../shared/money.ts'
import { wholeNumber } from '../../shared/whole-number.ts'
import { maxMinimumNights, maxNightPaise } from '../rules/limits.ts'

/** Rupees above zero and at most so many paise, as they are typed; they become paise. */
export const rupeesUpTo = (mostPaise: number) =>
  sumAboveZero(`Enter up to ${formatRupees(mostPaise)}.`, mostPaise)

/** The price of a night with tax. */
export const nightPrice = rupeesUpTo(maxNightPaise)

/** The number of a change in the history of rates. */
export const changeNumber = wholeNumber(0, Number.MAX_SAFE_INTEGER, 'Enter the number of a change.')

export const minimumNights = wholeNumber(
  1,
  maxMinimumNights,
  `Enter a number of nights from 1 to ${maxMinimumNights}.`,
)
