import { bookingId } from '#lib/booking/schema/staff-booking.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { sameSender } from '#lib/reservations/queries/same-sender.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the other pending bookings of the sender of a pending one, and by which traits each is theirs. */
  GET: endpoint({
    who: 'staff',
    input: bookingId,
    run: async ({ input, by }) => ({ bookings: await sameSender(by, input.id) }),
  }),
})
