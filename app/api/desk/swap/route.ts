import { undoMs } from '#lib/booking/rules/undo.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { swapUnits } from '#lib/stays/commands/swap-units.ts'
import { unitSwap } from '#lib/stays/schema/swap.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Swaps the units of two stays in one room; `undo` swaps them back. Returns how long it can be undone. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: unitSwap,
    run: async ({ input, by }) => {
      const now = await databaseNow()
      await swapUnits(by, input, now)
      return { undo_ms: Math.max(undoMs(now, await databaseNow()), 0) }
    },
  }),
})
