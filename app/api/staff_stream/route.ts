import { endpoint, resource } from '#lib/http/endpoint.ts'
import { streamResponse } from '#lib/http/sse.ts'
import { admitStaff } from '#lib/http/staff-stream.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /**
   * Streams to a page of staff what changes and how much waits; `chat` says that it answers chats. `LIMIT_STREAMS` at
   * once for each client address.
   */
  GET: endpoint({
    who: 'staff',
    poll: true,
    run: async ({ request, address }) => streamResponse(await admitStaff(request, address)),
  }),
})
