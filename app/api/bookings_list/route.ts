import { listBookings } from '#lib/desk/queries/list-bookings.ts'
import { bookingSearch } from '#lib/desk/schema/search.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /**
   * Lists bookings by page, status, day of the stay and search, newest first; those that need attention, most urgent first.
   */
  GET: endpoint({
    who: 'staff',
    input: bookingSearch,
    run: ({ input, by }) => listBookings(by, input, new Date()),
  }),
})
