import { changeChatStatus } from '#lib/chat/commands/change-chat-status.ts'
import { chatStatusChange } from '#lib/chat/schema.ts'
import { requireParticipant } from '#lib/http/chat-participant.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Closes a conversation, or opens it again. */
  POST: endpoint({
    who: 'staff',
    body: 'json',
    input: chatStatusChange,
    run: async ({ input: { status }, by, params: { id: chatId = '' }, request }) => {
      const participant = await requireParticipant(request, { chatId, claimsStaff: true })
      await changeChatStatus(by, participant, status)
      return { status }
    },
  }),
})
