import { countUnread } from '#lib/chat/queries.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    who: 'staff',
    poll: true,
    run: async ({ by }) => ({ unread: await countUnread(by) }),
  }),
})
