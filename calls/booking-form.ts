import { env } from '#lib/env.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { mayMailHold } from '#lib/http/rate-limit.ts'
import { wireQuote } from '#lib/rates/schema/quote.ts'
import { releaseHold } from '#lib/reservations/commands/release-hold.ts'
import { takeHold } from '#lib/reservations/commands/take-hold.ts'
import { networkHashes } from '#lib/reservations/commands/trait-hash.ts'
import { quote } from '#lib/reservations/queries/quote.ts'
import { readHold } from '#lib/reservations/queries/read-hold.ts'
import { roomQuotes } from '#lib/reservations/queries/room-quotes.ts'
import { holdInput } from '#lib/reservations/schema/booking-input.ts'
import { wireHeldStay, wireHold } from '#lib/reservations/schema/holds.ts'
import { quoteInput, roomQuotesInput } from '#lib/reservations/schema/quotes.ts'
import { withAlternatives } from '#lib/stays/commands/with-alternatives.ts'
import { calendarOf } from '#lib/stays/queries/availability.ts'
import { calendarInput } from '#lib/stays/schema/stay-input.ts'

export const formCalls = {
  /** Returns a room's calendar: which nights are free and which are taken. */
  'GET availability': endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    input: calendarInput,
    run: async ({ input }) => ({ days: await calendarOf(input, new Date()) }),
  }),
  /**
   * Holds a unit while the guest pays, or extends the hold if sent with its token, for the same room and dates. A new hold
   * is e-mailed to `email` with a link back to it. Refused with `not_open`, `room_not_available` and the `nearest` dates, `hold_limit`,
   * and `price_changed` if the stay no longer costs `amount`, in rupees.
   */
  'POST holds': endpoint({
    who: 'public',
    limit: 'HOLDS',
    body: 'json',
    status: 201,
    input: holdInput,
    run: async ({ input, address }) => {
      const now = await databaseNow()
      const mailTo = input.email && (await mayMailHold(input.email)) ? input.email : ''
      const networks = networkHashes(address)
      return wireHold(await takeHold(input, { networks, now, mailTo }), env().CAPTCHA_WORD, now)
    },
  }),
  /** Returns a hold and its stay, for the link in its e-mail. Refused with `hold_not_found`. */
  'GET holds/[token]': endpoint({
    who: 'public',
    params: { token: anyText },
    limit: 'AVAILABILITY',
    run: async ({ params }) => {
      const now = await databaseNow()
      return wireHeldStay(await readHold(params.token, now), env().CAPTCHA_WORD, now)
    },
  }),
  /** Releases a held unit. */
  'DELETE holds/[token]': endpoint({
    who: 'public',
    params: { token: anyText },
    limit: 'AVAILABILITY',
    run: async ({ params }) => {
      await releaseHold(params.token, await databaseNow())
      return {}
    },
  }),
  /** Returns what a stay would cost, night by night, or why it isn't available. */
  'GET quotes': endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    input: quoteInput,
    run: async ({ input }) => {
      const now = await databaseNow()
      const stay = { ...input, roomType: input.room }
      return wireQuote(await withAlternatives(stay, now, () => quote(input, now)))
    },
  }),
  /** Returns what a stay would cost in each room, or why a room isn't available for it. */
  'GET quotes/rooms': endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    input: roomQuotesInput,
    run: async ({ input }) => ({ rooms: await roomQuotes(input, await databaseNow()) }),
  }),
}
