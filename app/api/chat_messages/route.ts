import { chatState, messagesAfter, newestMessages } from '#lib/chat/queries.ts'
import { chatRead } from '#lib/chat/schema.ts'
import { askPresence } from '#lib/chat/service/presence.ts'
import { requireParty } from '#lib/http/chat-party.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    who: 'public',
    input: chatRead,
    run: async ({ input: { chat_id, after }, request }) => {
      const party = await requireParty(request, { chatId: chat_id, use: true })
      const [messages, state, online] = await Promise.all([
        after === undefined ? newestMessages(party) : messagesAfter(party.chatId, after),
        chatState(party.chatId),
        askPresence(),
      ])
      return { messages, state: { ...state, staff_online: online } }
    },
  }),
})
