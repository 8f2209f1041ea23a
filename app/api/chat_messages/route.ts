import { chatState, messagesAfter, newestMessages } from '#lib/chat/queries.ts'
import { chatRead } from '#lib/chat/schema.ts'
import { askPresence } from '#lib/chat/service/presence.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns a conversation's newest messages, or those after a number. */
  GET: endpoint({
    who: 'participant',
    input: chatRead,
    run: async ({ input: { after }, by: participant }) => {
      const [messages, state, online] = await Promise.all([
        after === undefined
          ? newestMessages(participant)
          : messagesAfter(participant.chatId, after),
        chatState(participant.chatId),
        askPresence(),
      ])
      return { messages, state: { ...state, staff_online: online } }
    },
  }),
})
