import { tellPresence } from '#lib/chat/commands/tell.ts'
import { askPresence } from '#lib/chat/service/presence.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Tells whether staff are there. */
  GET: endpoint({
    who: 'public',
    limit: 'AVAILABILITY',
    run: async () => ({ staff_online: await askPresence() }),
  }),
  /** Says that a page of staff is open. */
  POST: endpoint({
    who: 'staff',
    poll: true,
    run: async ({ by }) => {
      await tellPresence(by)
      return {}
    },
  }),
})
