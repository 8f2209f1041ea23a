import { setBillBySecret } from '#lib/documents/commands/set-bill.ts'
import { guestBill } from '#lib/documents/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Sets the firm, the address and the GSTIN that the stay is billed to, until its invoice is issued. */
  POST: endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    body: 'json',
    input: guestBill,
    run: async ({ input, params: { secret } }) => {
      await setBillBySecret(secret, input)
      return {}
    },
  }),
})
