import { markMessages } from '#lib/chat/commands/mark-messages.ts'
import { chatMark } from '#lib/chat/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Marks messages as received, or as seen. */
  POST: endpoint({
    who: 'participant',
    params: { id: rowId },
    limit: 'CHAT_SIGN',
    poll: true,
    body: 'json',
    input: chatMark,
    run: async ({ input, by }) => {
      await markMessages(by, input)
      return {}
    },
  }),
})
