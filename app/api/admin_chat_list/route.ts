import { listChats } from '#lib/chat/queries.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Lists the conversations by newest message, each with its number of unread messages. */
  GET: endpoint({ who: 'staff', run: async ({ by }) => ({ chats: await listChats(by) }) }),
})
