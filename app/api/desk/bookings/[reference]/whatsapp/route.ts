import { noteWhatsapp } from '#lib/desk/commands/note-whatsapp.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { stayReference } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Notes that the person has opened WhatsApp to write to the guest. */
  POST: endpoint({
    who: 'staff',
    params: { reference: stayReference },
    run: async ({ by, params: { reference } }) => {
      await noteWhatsapp(by, reference)
      return {}
    },
  }),
})
