import { rejectedIds } from '#lib/booking/schema/senders.ts'
import { undoAll } from '#lib/decisions/commands/undo-status.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Undoes rejections that were made together, for the person who made them and while their mails wait. */
  POST: endpoint({
    who: 'staff',
    input: rejectedIds,
    run: async ({ input, by }) => {
      await undoAll(by, input.ids, await databaseNow())
      return {}
    },
  }),
})
