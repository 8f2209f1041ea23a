import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { anyText } from '#lib/http/params.ts'
import { askDates, withdrawDates } from '#lib/stays/commands/ask-dates.ts'
import { wishInput } from '#lib/stays/schema/wish.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Asks the farm for other dates, in the place of those asked for before. */
  POST: endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    body: 'json',
    input: wishInput,
    run: async ({ input, params: { secret } }) => {
      await askDates(secret, input, await databaseNow())
      return {}
    },
  }),
  /** Takes back what was asked for. */
  DELETE: endpoint({
    who: 'public',
    params: { secret: anyText },
    limit: 'CREATE_BOOKING',
    run: async ({ params: { secret } }) => {
      await withdrawDates(secret)
      return {}
    },
  }),
})
