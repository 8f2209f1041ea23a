import { swapUnits } from '#lib/booking/commands/swap-units.ts'
import { undoMs } from '#lib/booking/rules.ts'
import { unitSwap } from '#lib/booking/schema/swap.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lets two stays of one room change their units, or takes that back with `undo`; returns how long it can be undone. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: unitSwap,
    run: async ({ input, by }) => {
      const now = await databaseNow()
      await swapUnits(by, input, now)
      return { undo_ms: undoMs(now, await databaseNow()) }
    },
  }),
})
