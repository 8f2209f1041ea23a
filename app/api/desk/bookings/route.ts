import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { findBookings } from '#lib/desk/queries/list-bookings.ts'
import { payLink } from '#lib/desk/queries/pay-link.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { bookAtDesk } from '#lib/reservations/commands/book-at-desk.ts'
import { deskBooking } from '#lib/reservations/schema/desk-booking.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Books for a guest, with a unit and what is paid. A retry with the same `Idempotency-Key` books once. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    status: 201,
    input: deskBooking,
    run: async ({ input, by, request }) => {
      const idempotencyKey = request.headers.get('idempotency-key')
      const now = await databaseNow()
      const id = await bookAtDesk(by, input, { now, idempotencyKey })
      const [[booking], link, undo] = await Promise.all([
        findBookings(by, [id]),
        payLink(by, id),
        undoOfAll(by, [id], now),
      ])
      const { page_url: status_url } = link
      return { booking, reference: booking?.reference, status_url, ...link, undo }
    },
  }),
})
