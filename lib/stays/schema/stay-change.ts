import { z } from 'zod'
import { agreedPrice } from '../../booking/schema/agreed-price.ts'
import type { ShownLetter } from '../../booking/schema/shown-letter.ts'
import { guests } from '../../booking/schema/stay-fields.ts'
import type { WirePriced } from '../../rates/schema/priced.ts'
import { roomId, unitNumber } from '../../rooms/schema/ids.ts'
import { day, seen } from '../../shared/fields.ts'
import { maxStored, wholeNumber } from '../../shared/whole-number.ts'

const wanted = {
  check_in: day,
  check_out: day,
  room: roomId,
  guests,
}

/** The input of the question what a change of a stay would cost, if a certain unit is free for it, and what its guest would read. */
export const stayQuestion = z.object({
  ...wanted,
  unit: unitNumber.optional(),
  price: agreedPrice.price.catch(undefined),
})
export type StayQuestion = z.infer<typeof stayQuestion>
/** The question about a booking as a page asks it. */
export type StaySearch = z.input<typeof stayQuestion> & { id: string }

/** The facts of a stay as the person saw them: a change by somebody else meanwhile is not overwritten unseen. */
export const seenStay = z.object({
  check_in: day,
  check_out: day,
  unit: unitNumber.nullable(),
  guests: wholeNumber(0, maxStored, 'Enter a number.'),
  /** In rupees. */
  amount: seen.sum,
})

/** The input with which staff change a stay. Without a `unit` it is any that is free, its own first; without a `price` what nights and room cost. */
export const stayChange = z.object({
  ...wanted,
  unit: unitNumber.nullable(),
  ...agreedPrice,
  /** True if the guest gets a mail about it. */
  tell: z.boolean(),
  seen: seenStay,
})
export type StayChange = z.infer<typeof stayChange>
/** The same as it is typed. */
export type TypedChange = z.input<typeof stayChange>

/** The price of a stay: nights that cost the same one after the other as one, and what is charged or taken off besides. */
export type StayPrice = {
  nights: number
  total: number
  rates: { nights: number; rate: number }[]
  others: { words: string; amount: number }[]
}

/**
 * The answer to the question; money in rupees. `errors` says what prevents it, by field; that of `unit` says who has the
 * requested one.
 */
export type StayOffer = {
  was: StayPrice
  /**
   * The same of the stay as it would be, at the price that was asked for. `quoted` is what it would cost without that. The unit
   * is the one that was asked for, its own where it is free, or the first; null without any. `charges` are its lines, as guests
   * read them.
   */
  will: StayPrice & { quoted: number; unit: number | null; charges: WirePriced[] }
  /** The day from which the guest would have the unit, for a stay that has begun: nights before it stay where they were slept; null for a whole stay. */
  from: string | null
  /** The numbers of the units of the room that are free then, the stay's own among them. */
  free: number[]
  errors: Partial<Record<'check_in' | 'check_out' | 'guests' | 'unit', string>>
  /** The reason why the stay cannot be changed at all, as a sentence; null if it can. */
  problem: string | null
}

/** The answer with the letter that the guest would get; null while the stay cannot be changed so. */
export type StayAnswer = StayOffer & { letter: ShownLetter | null }
