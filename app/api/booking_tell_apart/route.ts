import { bookingStanding } from '#lib/desk/queries/booking-standings.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { tellApart } from '#lib/ledger/commands/tell-apart.ts'
import { toldApart } from '#lib/ledger/schema/told-apart.ts'

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
