import { requireBookable } from '../../booking/rules/stay-problems.ts'
import { prisma } from '../../db/client.ts'
import { requireOpen } from '../../farm/rules/farm.ts'
import { findCode } from '../../rates/queries/find-code.ts'
import { findRatedRooms } from '../../rates/queries/rated-rooms.ts'
import { quoteStay } from '../../rates/rules/quote.ts'
import { isOffered } from '../../rooms/queries/kept-rooms.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import type { RoomQuote, RoomQuotesInput } from '../schema/quotes.ts'

/**
 * Returns what a stay would cost now in each room that guests can book, whatever is free. `not_open`, `validation_failed` for dates that cannot be
 * booked, `code_not_valid`.
 */
export async function roomQuotes(asked: RoomQuotesInput, now: Date): Promise<RoomQuote[]> {
  const { checkIn, checkOut, code, hold_token: own } = asked
  requireOpen()
  requireBookable(asked, dayInIndia(now))
  const cheaper = await findCode(prisma(), { code, checkIn, own }, now)
  const window = { from: checkIn, to: checkOut }
  const { rooms, rules } = await findRatedRooms(prisma(), window, null, isOffered)
  return rooms.map((room) => {
    const quote = quoteStay(room, rules, asked, cheaper)
    return quote.sold
      ? { room: room.id, total: toRupees(quote.totalPaise), not_sold: null }
      : {
          room: room.id,
          total: null,
          not_sold: {
            because: quote.because,
            minimum_nights: quote.minimumNights,
            season: quote.season,
          },
        }
  })
}
