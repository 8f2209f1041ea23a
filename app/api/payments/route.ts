import { listClaims } from '#lib/desk/queries/list-claims.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { claimsQuery } from '#lib/ledger/schema/claims.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the payments that wait to be found in the bank and the refunds to pay out, the oldest first. */
  GET: endpoint({
    who: 'staff',
    input: claimsQuery,
    run: ({ input, by }) => listClaims(by, input),
  }),
})
