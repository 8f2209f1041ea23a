import { blockUnits } from '#lib/booking/commands/block-units.ts'
import { blockInput } from '#lib/booking/schema/blocks.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Takes units of a room out of sale for some nights; without `units` all of them. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: blockInput,
    status: 201,
    run: async ({ input, by }) => ({ blocks: await blockUnits(by, input, await databaseNow()) }),
  }),
})
