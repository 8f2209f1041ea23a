import { payOut } from '#lib/booking/commands/pay-out.ts'
import { paymentStanding } from '#lib/booking/queries/payment-standing.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { payingOut } from '#lib/payments/schema.ts'

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
