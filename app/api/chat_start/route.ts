import { startChat } from '#lib/chat/commands/start-chat.ts'
import { chatStart } from '#lib/chat/schema.ts'
import { keepVisitor } from '#lib/http/chat-participant.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { success } from '#lib/http/respond.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Starts a conversation, and sets the cookie that opens it in the visitor's browser. */
  POST: endpoint({
    who: 'public',
    limit: 'CHAT_START',
    body: 'json',
    input: chatStart,
    run: async ({ input, request }) => {
      const { secret, line } = keepVisitor(request)
      const response = success({ chat_id: await startChat(input, secret, new Date()) }, 201)
      response.headers.set('set-cookie', line)
      return response
    },
  }),
})
