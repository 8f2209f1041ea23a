import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowNumber } from '#lib/http/params.ts'
import { changeSeason, deleteSeason } from '#lib/rates/commands/change-season.ts'
import { seasonAfter } from '#lib/rates/queries/seasons.ts'
import { seasonChange, seasonDeletion } from '#lib/rates/schema/seasons.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Changes a season of which a version was seen. */
  POST: endpoint({
    who: 'staff',
    dry: true,
    params: { id: rowNumber },
    body: 'json',
    input: seasonChange,
    run: async ({ input, by, params, dry }) => {
      const when = { now: await databaseNow(), dry }
      return seasonAfter(by, await changeSeason(by, params.id, input, when))
    },
  }),
  /** Deletes a season of which a version was seen. */
  DELETE: endpoint({
    who: 'staff',
    dry: true,
    params: { id: rowNumber },
    body: 'json',
    input: seasonDeletion,
    run: async ({ input, by, params, dry }) => {
      const when = { now: await databaseNow(), dry }
      return seasonAfter(by, await deleteSeason(by, params.id, input.version, when))
    },
  }),
})
