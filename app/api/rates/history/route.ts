import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rateHistory } from '#lib/rates/queries/rate-history.ts'
import { rateHistoryQuery } from '#lib/rates/schema/history.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the changes of rates, the newest first: who, when, what was and what is since. */
  GET: endpoint({
    who: 'staff',
    input: rateHistoryQuery,
    run: async ({ input, by }) => rateHistory(by, input, await databaseNow()),
  }),
})
