import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { serveFile } from '#lib/http/serve-file.ts'
import { addProof } from '#lib/ledger/commands/add-proof.ts'
import { proofInput } from '#lib/ledger/schema/proof.ts'
import { maxScreenshotBytes } from '#lib/payments/rules/screenshot.ts'
import { screenshotBySecret } from '#lib/reservations/queries/stay-by-secret.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the newest screenshot of the payment. */
  GET: endpoint({
    who: 'public',
    params: { secret: anyText },
    run: async ({ params: { secret } }) => serveFile(await screenshotBySecret(secret)),
  }),
  /** Adds a screenshot of the payment, its UTR, or both. */
  POST: endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    input: proofInput,
    // The form around the image is small.
    maxBytes: maxScreenshotBytes + 64 * 1024,
    run: async ({ input, params: { secret } }) => {
      await addProof(secret, input, await databaseNow())
      return {}
    },
  }),
})
