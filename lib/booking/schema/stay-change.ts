import { z } from 'zod'
import { isIsoDate } from '../../shared/dates.ts'
import { plainLine } from '../../shared/text.ts'
import { maxStored, wholeNumber } from '../../shared/whole-number.ts'
import { maxGuests, maxNoteLength } from '../rules.ts'

const day = z.string('Give a day.').refine(isIsoDate, { error: 'Give a day.' })
const unit = wholeNumber(1, maxStored, 'Choose a unit.')

const wanted = {
  check_in: day,
  check_out: day,
  room: wholeNumber(0, maxStored, 'Choose a room.'),
  guests: wholeNumber(1, maxGuests, `Choose 1 to ${maxGuests} guests.`),
}

/** The input of the question what a change of a stay would cost, and if a certain unit is free for it. */
export const stayWish = z.object({ ...wanted, unit: unit.optional() })
export type StayWish = z.infer<typeof stayWish>

/** The facts of a stay as the person saw them: a change by somebody else meanwhile is not overwritten unseen. */
export const seenStay = z.object({
  check_in: day,
  check_out: day,
  unit: unit.nullable(),
  guests: wholeNumber(0, maxStored, 'Give a number.'),
  /** In rupees. */
  amount: z.number(),
})

/** The input with which staff change a stay. Without a `unit` it is any that is free, its own first. */
export const stayChange = z
  .object({
    ...wanted,
    unit: unit.nullable(),
    /** The price that staff saw for it, in rupees, which must not have changed since. */
    quoted: z.number('Give the price that was seen.').optional(),
    /** The price follows nights and room, or stays as it was. */
    price: z.enum(['new', 'old'], 'Choose a price.'),
    /** The reason why the price stays, for staff. */
    reason: z
      .string()
      .default('')
      .transform(plainLine)
      .pipe(z.string().max(maxNoteLength, `At most ${maxNoteLength} characters.`)),
    /** True if the guest gets a mail about it. */
    tell: z.boolean(),
    seen: seenStay,
  })
  .refine(({ price, reason }) => price === 'new' || reason !== '', {
    path: ['reason'],
    error: 'Say why the price stays.',
  })
export type StayChange = z.infer<typeof stayChange>

/**
 * The answer to a wish; money in rupees. `errors` says what stands against it, by the field; that of `unit` says who has the
 * one that was asked for.
 */
export type StayOffer = {
  was: { nights: number; total: number }
  will: { nights: number; total: number }
  /** The numbers of the units of the room that are free then, the stay's own among them. */
  free: number[]
  errors: Partial<Record<'check_in' | 'check_out' | 'guests' | 'unit', string>>
  /** The reason why the stay cannot be changed at all, as a sentence; null if it can. */
  problem: string | null
}
