import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'
import { declineWish } from '#lib/stays/commands/answer-wish.ts'
import { wishInput } from '#lib/stays/schema/wish.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Declines the other dates that a guest asks for, with words that the guest reads. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: wishInput,
    run: async ({ input, by, params: { id } }) => {
      const now = await databaseNow()
      await declineWish(by, id, input, now)
      return { undo: await undoOfAll(by, [id], now) }
    },
  }),
})
