import { bookingId } from '#lib/booking/schema/staff-booking.ts'
import { undoStatus } from '#lib/decisions/commands/undo-status.ts'
import { bookingStanding } from '#lib/desk/queries/booking-standings.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Undoes the last change of a booking's status, for the person who made it and while its mail waits. */
  POST: endpoint({
    who: 'staff',
    input: bookingId,
    run: async ({ input, by }) => {
      await undoStatus(by, input.id, await databaseNow())
      return bookingStanding(by, input.id, await databaseNow())
    },
  }),
})
