import { z } from 'zod'
import { fieldProblems as says } from '../../booking/rules/stay-problems.ts'
import {
  holdToken,
  namedDays,
  partySize,
  required,
  requiredDay,
  typedCode,
} from '../../booking/schema/stay-fields.ts'
import type { NotSold } from '../../rates/rules/quote.ts'

const party = {
  check_in: requiredDay(says.checkIn),
  check_out: requiredDay(says.checkOut),
  guests: partySize,
  code: typedCode,
  hold_token: holdToken,
}

/** The input of the question what a stay would cost; the room by its name, its id or its slug. */
export const quoteInput = z
  .object({ room: required(says.roomType), ...party })
  .transform((asked) => namedDays(asked))
export type QuoteInput = z.infer<typeof quoteInput>

/** The input of the question what a stay would cost in each room. */
export const roomQuotesInput = z.object(party).transform((asked) => namedDays(asked))
export type RoomQuotesInput = z.infer<typeof roomQuotesInput>

/** The price of a stay in a room, by its id, in rupees with tax; null with the reason where it is not sold. */
export type RoomQuote = {
  room: number
  total: number | null
  not_sold: { because: NotSold['because']; minimum_nights: number; season: string | null } | null
}
