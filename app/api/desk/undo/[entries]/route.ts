import { undo } from '#lib/desk/commands/undo.ts'
import { bookingStandings } from '#lib/desk/queries/booking-standings.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowNumbers } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Takes back the last changes of bookings, by the numbers of their entries in the history, all or none and only in time; returns the bookings. */
  POST: endpoint({
    who: 'staff',
    params: { entries: rowNumbers },
    run: async ({ by, params: { entries } }) => {
      const ids = await undo(by, entries, await databaseNow())
      return { standings: await bookingStandings(by, ids, await databaseNow()) }
    },
  }),
})
