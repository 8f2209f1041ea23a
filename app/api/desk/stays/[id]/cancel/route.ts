import { cancelStay } from '#lib/desk/commands/cancel-stay.ts'
import { bookingStanding } from '#lib/desk/queries/booking-standings.ts'
import { cancelOffer } from '#lib/desk/queries/cancel-offer.ts'
import { cancelQuestion, stayCancel } from '#lib/desk/schema/cancel.ts'
import { databaseNow } from '#lib/http/clock.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayId } from '#lib/http/params.ts'
import { cancelLetter } from '#lib/mail/cancel-letter.ts'
import { toRupees } from '#lib/shared/money.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Says what a cancellation would give back by the terms, and what its guest would read. */
  GET: endpoint({
    who: 'staff',
    params: { id: stayId },
    input: cancelQuestion,
    run: async ({ input, by, params: { id } }) => {
      const offer = await cancelOffer(by, id, await databaseNow())
      return { ...offer, letter: await cancelLetter(by, offer, input, await databaseNow()) }
    },
  }),
  /** Cancels a stay: frees its unit, records what goes back, and enqueues one mail to the guest. */
  POST: endpoint({
    who: 'staff',
    params: { id: stayId },
    body: 'json',
    input: stayCancel,
    run: async ({ input, by, params: { id } }) => {
      const { byTermsPaise } = await cancelStay(by, id, input, await databaseNow())
      const standing = await bookingStanding(by, id, await databaseNow())
      return { ...standing, refund_by_terms: toRupees(byTermsPaise) }
    },
  }),
})
