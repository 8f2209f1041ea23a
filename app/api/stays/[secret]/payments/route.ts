import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { claimBalance } from '#lib/ledger/commands/claim-balance.ts'
import { paymentInput } from '#lib/ledger/schema/payment.ts'
import { maxScreenshotBytes } from '#lib/payments/rules/screenshot.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Takes what the guest says to have paid since the booking: the sum, its screenshot and its UTR. */
  POST: endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    status: 201,
    input: paymentInput,
    // The form around the image is small.
    maxBytes: maxScreenshotBytes + 64 * 1024,
    run: async ({ input, params: { secret } }) => claimBalance(secret, input, await databaseNow()),
  }),
})
