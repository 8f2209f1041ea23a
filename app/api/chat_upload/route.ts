import { sendMessage } from '#lib/chat/commands/send-message.ts'
import { maxFileBytes } from '#lib/chat/rules.ts'
import { chatUpload } from '#lib/chat/schema.ts'
import { readAttachment } from '#lib/chat/service/read-attachment.ts'
import { requireParty } from '#lib/http/chat-party.ts'
import { endpoint, resource } from '#lib/http/endpoint.ts'
import { countUse } from '#lib/http/rate-limit.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    who: 'public',
    input: chatUpload,
    status: 201,
    // The form around the file is small.
    maxBytes: maxFileBytes + 64 * 1024,
    run: async ({ input, request }) => {
      const { chat_id: chatId, is_admin: claimsStaff, client_message_id: clientId } = input
      const party = await requireParty(request, { chatId, claimsStaff, use: true })
      await countUse('CHAT_UPLOAD', `${party.chatId} ${party.side}`)
      const attachment = await readAttachment(input)
      const message = await sendMessage(party, { ...attachment, clientId }, new Date())
      const { id: message_id, message_type, file_name, file_path, file_size } = message
      return { message_id, message_type, file_name, file_path, file_size, message }
    },
  }),
})
