import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { wireQuote } from '#lib/rates/schema/quote.ts'
import { quote } from '#lib/reservations/queries/quote.ts'
import { quoteInput } from '#lib/reservations/schema/quotes.ts'
import { withAlternatives } from '#lib/stays/commands/with-alternatives.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns what a stay would cost, night by night, or why it is not sold. */
  GET: endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    input: quoteInput,
    run: async ({ input }) => {
      const now = await databaseNow()
      const stay = { ...input, roomType: input.room }
      return wireQuote(await withAlternatives(stay, now, () => quote(input, now)))
    },
  }),
})
