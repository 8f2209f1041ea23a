import { bookingStandings } from '#lib/desk/queries/booking-standings.ts'
import { bookingIds } from '#lib/desk/schema/standings.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns bookings as they are now, and how the last change of each can be taken back. */
  GET: endpoint({
    who: 'staff',
    input: bookingIds,
    run: async ({ input, by }) => ({
      standings: await bookingStandings(by, input.ids, await databaseNow()),
    }),
  }),
})
