import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { voidEntry } from '#lib/ledger/commands/void-payment.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { voiding } from '#lib/payments/schema/entry.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Voids a payment for a reason; returns the folio. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: voiding,
    run: async ({ input, by, params: { id } }) => {
      const now = await databaseNow()
      return readFolio(by, { id: await voidEntry(by, id, input.reason, now) }, now)
    },
  }),
})
