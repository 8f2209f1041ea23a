import { sendMessage } from '#lib/chat/commands/send-message.ts'
import { maxFileBytes } from '#lib/chat/rules/files.ts'
import { chatUpload } from '#lib/chat/schema.ts'
import { readAttachment } from '#lib/chat/service/read-attachment.ts'
import { requireReserve } from '#lib/files/queries.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { countFile } from '#lib/http/rate-limit.ts'
import { resource } from '#lib/http/resource.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Sends a picture, a document or a voice message. The total size of files is limited per conversation, client and day. */
  POST: endpoint({
    who: 'participant',
    limit: 'CHAT_UPLOAD',
    input: chatUpload,
    status: 201,
    // The form around the file is small.
    maxBytes: maxFileBytes + 64 * 1024,
    run: async ({ input, by, address }) => {
      await requireReserve()
      if (by.side === 'visitor') await countFile(address, input.file.size)
      const attachment = await readAttachment(input)
      const clientId = input.client_message_id
      const message = await sendMessage(by, { ...attachment, clientId }, new Date())
      const { id: message_id, message_type, file_name, file_path, file_size } = message
      return { message_id, message_type, file_name, file_path, file_size, message }
    },
  }),
})
