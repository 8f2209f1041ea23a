import { isDry } from '#lib/http/address.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { addSeason } from '#lib/rates/commands/change-season.ts'
import { listSeasons, seasonAfter } from '#lib/rates/queries/seasons.ts'
import { seasonInput } from '#lib/rates/schema/seasons.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the seasons and the prices of weekdays. */
  GET: endpoint({ who: 'staff', run: async ({ by }) => ({ seasons: await listSeasons(by) }) }),
  /** Adds one; without days it is of every week. With `?dry=1` only tells what that would do. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: seasonInput,
    run: async ({ input, by, request }) => {
      const when = { now: await databaseNow(), dry: isDry(request) }
      return seasonAfter(by, await addSeason(by, input, when))
    },
  }),
})
