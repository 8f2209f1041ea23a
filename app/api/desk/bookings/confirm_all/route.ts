import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { confirmAll } from '#lib/decisions/commands/confirm-all.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Confirms all bookings that are paid for and have a unit, and returns their ids and how it can be undone. */
  POST: endpoint({
    who: 'staff',
    run: async ({ by }) => {
      const ids = await confirmAll(by, await databaseNow())
      return { ids, undo: await undoOfAll(by, ids, await databaseNow()) }
    },
  }),
})
