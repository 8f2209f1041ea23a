import { undoMs } from '#lib/booking/rules/undo.ts'
import { rejections } from '#lib/booking/schema/senders.ts'
import { rejectAll } from '#lib/decisions/commands/reject-all.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Rejects those of some bookings that are pending, all at once, and returns their ids and how long it can be undone. */
  POST: endpoint({
    who: 'staff',
    input: rejections,
    run: async ({ input, by }) => {
      const now = await databaseNow()
      const ids = await rejectAll(by, input, now)
      return { ids, undo_ms: undoMs(now, await databaseNow()) }
    },
  }),
})
