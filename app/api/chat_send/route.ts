import { sendMessage } from '#lib/chat/commands/send-message.ts'
import { chatSend } from '#lib/chat/schema.ts'
import { requireParty } from '#lib/http/chat-party.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { countUse } from '#lib/http/rate-limit.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    who: 'public',
    body: 'json',
    input: chatSend,
    status: 201,
    run: async ({ input, request }) => {
      const { chat_id: chatId, is_admin: claimsStaff, client_message_id: clientId } = input
      const party = await requireParty(request, { chatId, claimsStaff, use: true })
      // Each side for itself: a visitor who writes without pause must not silence the farm.
      await countUse('CHAT_SEND', `${party.chatId} ${party.side}`)
      const text = { type: 'text', body: input.message, clientId } as const
      return { message: await sendMessage(party, text, new Date()) }
    },
  }),
})
