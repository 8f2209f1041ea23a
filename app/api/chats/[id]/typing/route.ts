import { tellTyping } from '#lib/chat/commands/tell.ts'
import { chatTyping } from '#lib/chat/schema.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { rowId } from '#lib/http/params.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Tells the other side that somebody is writing. */
  POST: endpoint({
    who: 'participant',
    params: { id: rowId },
    limit: 'CHAT_SIGN',
    poll: true,
    body: 'json',
    input: chatTyping,
    run: async ({ by }) => {
      await tellTyping(by)
      return {}
    },
  }),
})
