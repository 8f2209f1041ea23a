import { countUnread } from '#lib/chat/queries.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Counts the messages of visitors that nobody has seen. */
  GET: endpoint({
    who: 'staff',
    poll: true,
    run: async ({ by }) => ({ unread: await countUnread(by) }),
  }),
})
