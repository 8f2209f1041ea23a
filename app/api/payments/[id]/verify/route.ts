import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { verifyClaim } from '#lib/ledger/commands/verify-payment.ts'
import { paymentStanding } from '#lib/ledger/queries/payment-standing.ts'
import { readFolio } from '#lib/ledger/queries/read-folio.ts'
import { verification } from '#lib/payments/schema/entry.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Verifies a payment, and with it its pending booking, or confirms that; returns the folio, and how it can be taken back. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: verification,
    run: async ({ input, by, params: { id } }) => {
      const { amount: paise, confirm } = input
      const now = await databaseNow()
      const booking = await verifyClaim(by, id, { paise, confirm }, now)
      const folio = await readFolio(by, { id: booking }, now)
      const { undo } = await paymentStanding(by, id, await databaseNow())
      return { ...folio, undo }
    },
  }),
})
