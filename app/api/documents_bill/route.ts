import { setBill } from '#lib/documents/commands/set-bill.ts'
import { papersOf } from '#lib/documents/queries/papers.ts'
import { billInput } from '#lib/documents/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Sets the firm, the address and the GSTIN that a stay is billed to, until its invoice is issued. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: billInput,
    run: async ({ input: { booking, ...bill }, by }) => {
      await setBill(by, booking, bill)
      return papersOf(by, booking)
    },
  }),
})
