import { changeStay } from '#lib/booking/commands/change-stay.ts'
import { stayOffer } from '#lib/booking/queries/stay-offer.ts'
import { undoSeconds } from '#lib/booking/rules.ts'
import { stayChange, stayWish } from '#lib/booking/schema/stay-change.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Says what a change of a stay would cost, and which units are free for it. */
  GET: endpoint({
    who: 'staff',
    input: stayWish,
    run: async ({ input, by, params: { id = '' } }) =>
      stayOffer(by, id, input, await databaseNow()),
  }),
  /** Changes nights, room, unit, guests and price of a stay. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: stayChange,
    run: async ({ input, by, params: { id = '' } }) => {
      await changeStay(by, id, input, await databaseNow())
      return { undo_ms: undoSeconds * 1000 }
    },
  }),
})
