import { changeChatStatus } from '#lib/chat/commands/change-chat-status.ts'
import { chatStatusChange } from '#lib/chat/schema.ts'
import { requireParty } from '#lib/http/chat-party.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Closes a conversation, or opens it again. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: chatStatusChange,
    run: async ({ input: { status }, by, params: { id: chatId = '' }, request }) => {
      const party = await requireParty(request, { chatId, claimsStaff: true })
      await changeChatStatus(by, party, status)
      return { status }
    },
  }),
})
