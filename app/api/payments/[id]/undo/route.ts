import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { undoVerification } from '#lib/ledger/commands/undo-verification.ts'
import { paymentStanding } from '#lib/ledger/queries/payment-standing.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Takes back the verification of a payment, for the person who made it and while there is time; returns it as it stands. */
  POST: endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      await undoVerification(by, id, await databaseNow())
      return paymentStanding(by, id, await databaseNow())
    },
  }),
})
