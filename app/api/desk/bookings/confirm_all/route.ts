import { undoMs } from '#lib/booking/rules/undo.ts'
import { confirmAll } from '#lib/decisions/commands/confirm-all.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Confirms all bookings that are paid for and have a unit, and returns their ids and how long it can be undone. */
  POST: endpoint({
    who: 'staff',
    run: async ({ by }) => {
      const now = await databaseNow()
      const ids = await confirmAll(by, now)
      return { ids, undo_ms: undoMs(now, await databaseNow()) }
    },
  }),
})
