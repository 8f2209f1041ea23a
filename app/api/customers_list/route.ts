import { listCustomers } from '#lib/customers/queries/list-customers.ts'
import { customerSearch } from '#lib/customers/schema.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists customers with their bookings and what they paid, by page and search. */
  GET: endpoint({
    who: 'staff',
    input: customerSearch,
    run: ({ input, by }) => listCustomers(by, input),
  }),
})
