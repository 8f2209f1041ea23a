import { verifyClaim } from '#lib/booking/commands/verify-payment.ts'
import { readFolio } from '#lib/booking/queries/read-folio.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { verification } from '#lib/payments/schema.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Verifies a payment, and with it the pending booking that came with it; returns the folio. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: verification,
    run: async ({ input, by, params: { id } }) =>
      readFolio(by, { id: await verifyClaim(by, id, input.amount, await databaseNow()) }),
  }),
})
