import { bookingId } from '#lib/booking/schema/staff-booking.ts'
import { bookingHistory } from '#lib/desk/queries/booking-history.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the events of a booking, the newest first, and how the last change can be taken back. */
  GET: endpoint({
    who: 'staff',
    input: bookingId,
    run: async ({ input, by }) => ({
      entries: await bookingHistory(by, input.id, await databaseNow()),
    }),
  }),
})
