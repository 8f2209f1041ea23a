import { changeStatus } from '#lib/booking/commands/change-status.ts'
import { findBooking } from '#lib/booking/queries/list-bookings.ts'
import { statusChange } from '#lib/booking/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Changes a booking's status, and enqueues a mail to the guest. */
  POST: endpoint({
    who: 'staff',
    input: statusChange,
    run: async ({ input, by }) => {
      await changeStatus(by, input, new Date())
      return { booking: await findBooking(by, input.id) }
    },
  }),
})
