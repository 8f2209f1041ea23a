import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { payOut } from '#lib/ledger/commands/pay-out.ts'
import { paymentStanding } from '#lib/ledger/queries/payment-standing.ts'
import { payingOut } from '#lib/payments/schema/entry.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Says that a refund which was decided before is paid out; returns it as it stands. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId },
    body: 'json',
    input: payingOut,
    run: async ({ input, by, params: { id } }) => {
      await payOut(by, id, input, await databaseNow())
      return paymentStanding(by, id, await databaseNow())
    },
  }),
})
