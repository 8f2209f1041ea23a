import { deskRecord } from '#lib/desk/queries/desk-record.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayReference } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the note of staff, the mails that went out, the guest's other bookings and their chat. */
  GET: endpoint({
    who: 'staff',
    params: { reference: stayReference },
    run: ({ by, params: { reference } }) => deskRecord(by, reference),
  }),
})
