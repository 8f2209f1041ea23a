import { findChatFile } from '#lib/chat/queries.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'
import { serveFile } from '#lib/http/serve-file.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns a file that was sent in the conversation. */
  GET: endpoint({
    who: 'participant',
    params: { id: rowId, file: rowId },
    poll: true,
    run: async ({ by, params: { file } }) => serveFile(await findChatFile(by, file)),
  }),
})
