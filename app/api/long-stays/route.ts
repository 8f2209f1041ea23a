import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { changeLongStays } from '#lib/rates/commands/change-extras.ts'
import { listLongStays } from '#lib/rates/queries/extras.ts'
import { longStaysChange } from '#lib/rates/schema/extras.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the discounts for long stays. */
  GET: endpoint({ who: 'staff', run: async ({ by }) => ({ steps: await listLongStays(by) }) }),
  /** Sets all of them. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: longStaysChange,
    run: async ({ input, by }) => {
      const { change } = await changeLongStays(by, input, await databaseNow())
      return { change, steps: await listLongStays(by) }
    },
  }),
})
