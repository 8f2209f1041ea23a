import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'
import { acceptWish } from '#lib/stays/commands/answer-wish.ts'
import { readWish } from '#lib/stays/queries/read-wish.ts'
import { wishAcceptance } from '#lib/stays/schema/wish.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the other dates that a guest asks for, with what they would cost and which units are free then. */
  GET: endpoint({
    who: 'staff',
    params: { id: stayId },
    run: async ({ by, params: { id } }) => readWish(by, id, await databaseNow()),
  }),
  /** Gives the guest the dates that they ask for, in the same room. It is taken back as any other change of a stay is. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: wishAcceptance,
    run: async ({ input, by, params: { id } }) => {
      const now = await databaseNow()
      await acceptWish(by, id, input, now)
      return { undo: await undoOfAll(by, [id], now) }
    },
  }),
})
