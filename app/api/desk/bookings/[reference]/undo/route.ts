import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayReference } from '#lib/http/params.ts'
import { undoDeskBooking } from '#lib/reservations/commands/undo-desk-booking.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Takes back a booking that the person has made a moment ago: nobody is told of it. */
  POST: endpoint({
    who: 'staff',
    params: { reference: stayReference },
    run: async ({ by, params: { reference } }) => {
      await undoDeskBooking(by, reference, await databaseNow())
      return {}
    },
  }),
})
