import { chatStream } from '#lib/chat/schema.ts'
import { admitListener } from '#lib/http/chat-stream.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { streamResponse } from '#lib/http/sse.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Streams a conversation to its two sides; `LIMIT_STREAMS` at once for each client address. */
  GET: endpoint({
    who: 'participant',
    poll: true,
    input: chatStream,
    run: async ({ request, address }) => streamResponse(await admitListener(request, address)),
  }),
})
