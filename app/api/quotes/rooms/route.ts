import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { roomQuotes } from '#lib/reservations/queries/room-quotes.ts'
import { roomQuotesInput } from '#lib/reservations/schema/quotes.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns what a stay would cost in each room, or why a room is not sold for it. */
  GET: endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    input: roomQuotesInput,
    run: async ({ input }) => ({ rooms: await roomQuotes(input, await databaseNow()) }),
  }),
})
