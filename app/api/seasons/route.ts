import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { addSeason } from '#lib/rates/commands/change-season.ts'
import { listSeasons, seasonAfter } from '#lib/rates/queries/seasons.ts'
import { seasonInput } from '#lib/rates/schema/seasons.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the seasons and the prices of weekdays. */
  GET: endpoint({ who: 'staff', run: async ({ by }) => ({ seasons: await listSeasons(by) }) }),
  /** Adds one; without days it is of every week. */
  POST: endpoint({
    who: 'staff',
    dry: true,
    body: 'json',
    input: seasonInput,
    run: async ({ input, by, dry }) => {
      const when = { now: await databaseNow(), dry }
      return seasonAfter(by, await addSeason(by, input, when))
    },
  }),
})
