import { findBooking } from '#lib/desk/queries/list-bookings.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayReference } from '#lib/http/params.ts'
import { Refusal } from '#lib/shared/refusal.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns a booking as staff see it, by its reference. */
  GET: endpoint({
    who: 'staff',
    params: { reference: stayReference },
    run: async ({ by, params: { reference } }) => {
      const booking = await findBooking(by, reference)
      if (!booking) throw new Refusal('not_found')
      return booking
    },
  }),
})
