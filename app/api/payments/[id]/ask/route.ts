import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { questionForGuest } from '#lib/reservations/queries/question-for-guest.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Leads to WhatsApp, with a question for the guest about a payment that nobody finds in the bank. */
  GET: endpoint({
    who: 'staff',
    params: { id: rowId },
    run: async ({ by, params: { id } }) => {
      const location = await questionForGuest(by, id)
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
    },
  }),
})
