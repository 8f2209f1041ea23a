import { z } from 'zod'
import { agreedPrice } from '../../booking/schema/agreed-price.ts'
import { namedDays } from '../../booking/schema/stay-fields.ts'
import { day, lines } from '../../shared/fields.ts'
import { maxWishWords } from '../rules/wish.ts'
import { type StayOffer, seenStay } from './stay-change.ts'

const words = lines(maxWishWords).default('')
const dates = { check_in: day, check_out: day }

/** The input with which a guest asks for other dates; also that of an answer that declines the dates that were seen. */
export const wishInput = z.object({ ...dates, words })
export type WishInput = z.infer<typeof wishInput>

/** The input of the question what a stay would cost on other dates. */
export const datesInput = z.object(dates).transform((asked) => namedDays(asked))

/** If other dates are free for a stay, and what it would cost then, in rupees: with its code, its extras and its price as agreed. */
export type OtherDates = { available: boolean; total: number }

/** The input with which staff carry a wish out: the dates and the stay as they were seen. */
export const wishAcceptance = z.object({
  ...dates,
  seen: seenStay,
  quoted: agreedPrice.quoted,
})
export type WishAcceptance = z.infer<typeof wishAcceptance>

/** A wish as staff read it, with what carrying it out would cost; null where none waits. */
export type WireWish = {
  check_in: string
  check_out: string
  words: string | null
  asked_at: string
  offer: StayOffer
}
