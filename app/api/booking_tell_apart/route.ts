import { tellApart } from '#lib/booking/commands/tell-apart.ts'
import { bookingStanding } from '#lib/booking/queries/booking-standings.ts'
import { toldApart } from '#lib/booking/schema/told-apart.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Notes that the screenshots of two bookings, which look alike, are different receipts. */
  POST: endpoint({
    who: 'staff',
    input: toldApart,
    run: async ({ input, by }) => {
      await tellApart(by, input, await databaseNow())
      return bookingStanding(by, input.id, await databaseNow())
    },
  }),
})
