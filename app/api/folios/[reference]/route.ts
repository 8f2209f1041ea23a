import { readFolio } from '#lib/booking/queries/read-folio.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayReference } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the charges and payments of a booking, by the booking's reference. */
  GET: endpoint({
    who: 'staff',
    params: { reference: stayReference },
    run: async ({ by, params: { reference } }) => readFolio(by, { reference }, await databaseNow()),
  }),
})
