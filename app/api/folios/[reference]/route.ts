import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayReference } from '#lib/http/params.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the charges and payments of a booking, by the booking's reference. */
  GET: endpoint({
    who: 'staff',
    params: { reference: stayReference },
    run: async ({ by, params: { reference } }) => readFolio(by, { reference }, await databaseNow()),
  }),
})
