import { takeHold } from '#lib/booking/commands/take-hold.ts'
import { wireHold } from '#lib/booking/schema/holds.ts'
import { holdInput } from '#lib/booking/schema.ts'
import { env } from '#lib/env.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Holds a unit while the guest pays, or holds it longer. */
  POST: endpoint({
    who: 'public',
    limit: 'HOLDS',
    body: 'json',
    status: 201,
    input: holdInput,
    run: async ({ input }) => {
      const now = new Date()
      return wireHold(await takeHold(input, now), env().CAPTCHA_WORD, now)
    },
  }),
})
