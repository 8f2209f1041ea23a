import { lineOrNone, typedSum } from '../../shared/fields.ts'
import { maxNoteLength } from '../rules/notes.ts'

const price = typedSum(
  0,
  'Enter an amount in rupees, such as 5000 or 5000.50, or 0 if the stay is free.',
  'That’s more than a stay can cost.',
)

/**
 * The price that staff saw, which must not have changed since, and the one that was agreed instead, with the reason, which
 * staff alone read. In rupees, as they are typed; they become paise.
 */
export const agreedPrice = {
  quoted: price.optional(),
  price: price.optional(),
  reason: lineOrNone(maxNoteLength),
}
