import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayReference } from '#lib/http/params.ts'
import { recordPayment } from '#lib/ledger/commands/record-payment.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { paymentEntry } from '#lib/payments/schema/entry.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Records money that arrived or was paid back. A retry with the same `Idempotency-Key` records it once. */
  POST: endpoint({
    who: 'staff',
    params: { reference: stayReference },
    body: 'json',
    status: 201,
    input: paymentEntry,
    run: async ({ input, by, request, params: { reference } }) => {
      const idempotencyKey = request.headers.get('idempotency-key')
      const now = await databaseNow()
      await recordPayment(by, reference, input, { now, idempotencyKey })
      return readFolio(by, { reference }, now)
    },
  }),
})
