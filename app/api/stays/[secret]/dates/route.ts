import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { otherDates } from '#lib/stays/queries/other-dates.ts'
import { datesInput } from '#lib/stays/schema/wish.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Says if other dates are free for the stay, its own nights among them, and what it would cost on them. */
  GET: endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'AVAILABILITY',
    input: datesInput,
    run: async ({ input, params: { secret } }) => otherDates(secret, input, await databaseNow()),
  }),
})
