import { undoOfAll } from '#lib/booking/queries/undo-of.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'
import { changeLetter } from '#lib/mail/change-letter.ts'
import { changeStay } from '#lib/stays/commands/change-stay.ts'
import { stayOffer } from '#lib/stays/queries/stay-offer.ts'
import { type StayAnswer, stayChange, stayQuestion } from '#lib/stays/schema/stay-change.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Says what a change of a stay would cost, which units are free for it, and what its guest would read. */
  GET: endpoint({
    who: 'staff',
    params: { id: stayId },
    input: stayQuestion,
    run: async ({ input, by, params: { id } }): Promise<StayAnswer> => {
      const offer = await stayOffer(by, id, input, await databaseNow())
      return { ...offer, letter: await changeLetter(by, id, input, offer) }
    },
  }),
  /** Changes nights, room, unit, guests and price of a stay. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: stayChange,
    run: async ({ input, by, params: { id } }) => {
      const now = await databaseNow()
      await changeStay(by, id, input, now)
      return { undo: await undoOfAll(by, [id], now) }
    },
  }),
})
