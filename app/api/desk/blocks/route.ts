import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { blockUnits } from '#lib/stays/commands/block-units.ts'
import { liftBlocks } from '#lib/stays/commands/lift-blocks.ts'
import { blockInput, blocksToLift, maxLiftBytes } from '#lib/stays/schema/blocks.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Takes units of a room out of sale for some nights; without `units` all of them, and all units of the farm where `room` is `all`. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: blockInput,
    status: 201,
    run: async ({ input, by }) => ({ blocks: await blockUnits(by, input, await databaseNow()) }),
  }),
  /** Puts blocked units on sale again, all or none, from the day that it answers, if each still has the unit and the nights that it is sent with; the nights that are over stay blocked. */
  DELETE: endpoint({
    who: 'staff',
    body: 'json',
    input: blocksToLift,
    maxBytes: maxLiftBytes,
    run: async ({ input, by }) => ({
      from: await liftBlocks(by, input.blocks, await databaseNow()),
    }),
  }),
})
