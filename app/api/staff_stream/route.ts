import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { streamResponse } from '#lib/http/sse.ts'
import { admitStaff } from '#lib/http/staff-stream.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /**
   * Streams changes and the number of waiting items to a staff page; `chat` says that the page answers chats.
   * `LIMIT_STREAMS` at once for each client address.
   */
  GET: endpoint({
    who: 'staff',
    poll: true,
    run: async ({ request, address }) => streamResponse(await admitStaff(request, address)),
  }),
})
