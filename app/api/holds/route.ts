import { env } from '#lib/env.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { mayMailHold } from '#lib/http/rate-limit.ts'
import { takeHold } from '#lib/reservations/commands/take-hold.ts'
import { networkHashes } from '#lib/reservations/commands/trait-hash.ts'
import { holdInput } from '#lib/reservations/schema/booking-input.ts'
import { wireHold } from '#lib/reservations/schema/holds.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Holds a unit while the guest pays, or holds it longer. A new hold is mailed to `email` with a link back to it. */
  POST: endpoint({
    who: 'public',
    limit: 'HOLDS',
    body: 'json',
    status: 201,
    input: holdInput,
    run: async ({ input, address }) => {
      const now = await databaseNow()
      const mailTo = input.email && (await mayMailHold(input.email)) ? input.email : ''
      const networks = networkHashes(address)
      return wireHold(await takeHold(input, { networks, now, mailTo }), env().CAPTCHA_WORD, now)
    },
  }),
})
