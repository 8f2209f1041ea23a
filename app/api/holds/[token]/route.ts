import { env } from '#lib/env.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { releaseHold } from '#lib/reservations/commands/release-hold.ts'
import { readHold } from '#lib/reservations/queries/read-hold.ts'
import { wireHeldStay } from '#lib/reservations/schema/holds.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns a hold and its stay, for the link in its mail. */
  GET: endpoint({
    who: 'public',
    params: { token: anyText },
    limit: 'AVAILABILITY',
    run: async ({ params }) => {
      const now = await databaseNow()
      return wireHeldStay(await readHold(params.token, now), env().CAPTCHA_WORD, now)
    },
  }),
  /** Releases a held unit. */
  DELETE: endpoint({
    who: 'public',
    params: { token: anyText },
    limit: 'AVAILABILITY',
    run: async ({ params }) => {
      await releaseHold(params.token, await databaseNow())
      return {}
    },
  }),
})
