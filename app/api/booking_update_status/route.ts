import { statusChange } from '#lib/booking/schema/status-change.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { bookingStanding } from '#lib/desk/queries/booking-standings.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Changes a booking's status, and enqueues an e-mail to the guest. */
  POST: endpoint({
    who: 'staff',
    input: statusChange,
    run: async ({ input, by }) => {
      await changeStatus(by, input, await databaseNow())
      return bookingStanding(by, input.id, await databaseNow())
    },
  }),
})
