import { endpoint, resource } from '#lib/http/endpoint.ts'
import { findUtr } from '#lib/payments/queries/find-payments.ts'
import { utrQuery } from '#lib/payments/schema/entry.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Looks up for which booking a UTR was verified, `used_for`; null if for none. */
  GET: endpoint({
    who: 'staff',
    poll: true,
    input: utrQuery,
    run: async ({ input, by }) => ({ used_for: await findUtr(by, input.utr) }),
  }),
})
