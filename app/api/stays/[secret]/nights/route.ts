import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { otherNights } from '#lib/stays/queries/other-dates.ts'
import { calendarRange } from '#lib/stays/schema/stay-input.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the nights of the stay's room, each free or taken, its own as free ones. */
  GET: endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'AVAILABILITY',
    input: calendarRange,
    run: async ({ input, params: { secret } }) => ({
      days: await otherNights(secret, input, await databaseNow()),
    }),
  }),
})
