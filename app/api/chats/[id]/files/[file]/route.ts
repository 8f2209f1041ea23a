import { findChatFile } from '#lib/chat/queries.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { serveFile } from '#lib/http/serve-file.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns a file that was sent in the conversation. */
  GET: endpoint({
    who: 'participant',
    poll: true,
    run: async ({ by, params: { file = '' } }) => serveFile(await findChatFile(by, file)),
  }),
})
