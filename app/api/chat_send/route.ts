import { sendMessage } from '#lib/chat/commands/send-message.ts'
import { chatSend } from '#lib/chat/schema.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Sends a text. */
  POST: endpoint({
    who: 'participant',
    limit: 'CHAT_SEND',
    body: 'json',
    input: chatSend,
    status: 201,
    run: async ({ input, by }) => {
      const text = { type: 'text', body: input.message, clientId: input.client_message_id } as const
      return { message: await sendMessage(by, text, new Date()) }
    },
  }),
})
