import { mobileOf, staffSide } from '#lib/chat/queries.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { listBookingsByPhone } from '#lib/reservations/queries/list-bookings-by-phone.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the bookings of the visitor's mobile number. */
  GET: endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      const mobile = await mobileOf(by, await staffSide(by, id))
      return { bookings: await listBookingsByPhone(by, mobile) }
    },
  }),
})
