import { findChatFile } from '#lib/chat/queries.ts'
import { requireParty } from '#lib/http/chat-party.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { serveFile } from '#lib/http/serve-file.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    who: 'public',
    run: async ({ params: { id: chatId = '', file = '' }, request }) =>
      serveFile(await findChatFile(await requireParty(request, { chatId }), file)),
  }),
})
