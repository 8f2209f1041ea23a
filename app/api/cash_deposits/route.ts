import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { takeCash } from '#lib/payments/commands/cash.ts'
import { cashEntry } from '#lib/payments/schema/cash.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Records cash that was taken from the desk to the bank. A retry with the same `Idempotency-Key` records it once. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    status: 201,
    input: cashEntry,
    run: async ({ input, by, request }) => {
      const idempotencyKey = request.headers.get('idempotency-key')
      return takeCash(by, input, { now: await databaseNow(), idempotencyKey })
    },
  }),
})
