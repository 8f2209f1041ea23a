import { findGuests } from '#lib/customers/queries/find-guests.ts'
import { guestQuery } from '#lib/customers/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Finds the guests who have a part of a name, a number or an address. */
  GET: endpoint({
    who: 'staff',
    input: guestQuery,
    run: async ({ input, by }) => ({ rows: await findGuests(by, input) }),
  }),
})
