import { listBookingsByPhone } from '#lib/booking/queries/list-bookings-by-phone.ts'
import { mobileOf } from '#lib/chat/queries.ts'
import { requireParticipant } from '#lib/http/chat-participant.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the bookings of the visitor's mobile number. */
  GET: endpoint({
    who: 'staff',
    run: async ({ by, params: { id: chatId = '' }, request }) => {
      const participant = await requireParticipant(request, { chatId, claimsStaff: true })
      return { bookings: await listBookingsByPhone(by, await mobileOf(by, participant)) }
    },
  }),
})
