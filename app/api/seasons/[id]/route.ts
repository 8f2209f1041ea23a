import { isDry, rowNumber } from '#lib/http/address.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { changeSeason, deleteSeason } from '#lib/rates/commands/change-season.ts'
import { seasonAfter } from '#lib/rates/queries/seasons.ts'
import { seasonChange, seasonDeletion } from '#lib/rates/schema/seasons.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Changes a season of which a version was seen. With `?dry=1` only tells what that would do. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: seasonChange,
    run: async ({ input, by, params, request }) => {
      const when = { now: await databaseNow(), dry: isDry(request) }
      return seasonAfter(by, await changeSeason(by, rowNumber(params.id), input, when))
    },
  }),
  /** Deletes a season of which a version was seen. With `?dry=1` only tells what that would do. */
  DELETE: endpoint({
    who: 'staff',
    body: 'json',
    input: seasonDeletion,
    run: async ({ input, by, params, request }) => {
      const when = { now: await databaseNow(), dry: isDry(request) }
      return seasonAfter(by, await deleteSeason(by, rowNumber(params.id), input.version, when))
    },
  }),
})
