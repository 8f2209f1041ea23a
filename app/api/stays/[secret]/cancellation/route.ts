import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { askCancellation } from '#lib/ledger/commands/ask-cancellation.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Asks the farm to cancel the booking. */
  POST: endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    run: async ({ params: { secret } }) => {
      await askCancellation(secret, new Date())
      return {}
    },
  }),
})
