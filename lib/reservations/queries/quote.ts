import { requireBookable } from '../../booking/rules/stay-problems.ts'
import { prisma } from '../../db/client.ts'
import { requireOpen } from '../../farm/rules/farm.ts'
import { findCode } from '../../rates/queries/find-code.ts'
import { findRateBook } from '../../rates/queries/rate-book.ts'
import { type Quote, quoteStay } from '../../rates/rules/quote.ts'
import { requireSold } from '../../rates/rules/require-sold.ts'
import { isCalled } from '../../rooms/queries/kept-rooms.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { QuoteInput } from '../schema/quotes.ts'

/**
 * Returns what a stay would cost now. `not_open`, `validation_failed` for dates that cannot be booked, `room_not_found`, `not_sold` with the
 * reason, `code_not_valid`.
 */
export async function quote(asked: QuoteInput, now: Date): Promise<Quote> {
  const { room, guests, code, hold_token: own, checkIn, checkOut } = asked
  requireOpen()
  requireBookable({ checkIn, checkOut }, dayInIndia(now))
  const book = await findRateBook(prisma(), isCalled(room), checkIn)
  if (!book) throw new Refusal('room_not_found')
  const cheaper = await findCode(prisma(), { code, checkIn, own }, now)
  return requireSold(quoteStay(book.room, book.rules, { checkIn, checkOut, guests }, cheaper))
}
