import { readFolio } from '#lib/booking/queries/read-folio.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the charges and payments of a booking, by the booking's reference. */
  GET: endpoint({
    who: 'staff',
    run: ({ by, params: { reference = '' } }) => readFolio(by, { reference }),
  }),
})
