import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { movePayBy } from '#lib/desk/commands/move-pay-by.ts'
import { payAgain } from '#lib/desk/queries/pay-link.ts'
import { payByMove } from '#lib/desk/schema/pay-by.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns with what a guest who has not paid by a link can be asked again, and until when. */
  GET: endpoint({
    who: 'staff',
    params: { id: stayId },
    run: async ({ by, params: { id } }) => payAgain(by, id, await databaseNow()),
  }),
  /** Gives a guest more time to pay, and asks them again if that is wanted. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: payByMove,
    run: async ({ input, by, params: { id } }) => {
      const now = await databaseNow()
      await movePayBy(by, id, input, now)
      return { undo: await undoOfAll(by, [id], now) }
    },
  }),
})
