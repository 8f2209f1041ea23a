import { find } from '#lib/desk/queries/find.ts'
import { findInput } from '#lib/desk/schema/find.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Finds bookings, guests, units and rooms by a text, the best first. */
  GET: endpoint({
    who: 'staff',
    input: findInput,
    run: async ({ input, by }) => find(by, input.q, await databaseNow()),
  }),
})
