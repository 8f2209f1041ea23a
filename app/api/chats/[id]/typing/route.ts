import { tellTyping } from '#lib/chat/commands/tell-typing.ts'
import { chatTyping } from '#lib/chat/schema.ts'
import { requireParty } from '#lib/http/chat-party.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { countChatSign } from '#lib/http/rate-limit.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    who: 'public',
    body: 'json',
    input: chatTyping,
    run: async ({ input, params: { id: chatId = '' }, request }) => {
      const party = await requireParty(request, { chatId, claimsStaff: input.is_admin })
      await countChatSign(`${party.chatId} ${party.side}`)
      await tellTyping(party)
      return {}
    },
  }),
})
