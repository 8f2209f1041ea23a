import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { rejections } from '#lib/booking/schema/senders.ts'
import { rejectAll } from '#lib/decisions/commands/reject-all.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Rejects those of some bookings that are pending, all at once, and returns their ids and how it can be undone. */
  POST: endpoint({
    who: 'staff',
    input: rejections,
    run: async ({ input, by }) => {
      const ids = await rejectAll(by, input, await databaseNow())
      return { ids, undo: await undoOfAll(by, ids, await databaseNow()) }
    },
  }),
})
