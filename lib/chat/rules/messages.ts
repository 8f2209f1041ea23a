/** Characters of a text message, at most. */
export const maxTextLength = 2_000
/** Messages that one answer of chat_messages holds, at most. */
export const messagesAtOnce = 500

export type MessageType = 'text' | 'image' | 'file' | 'voice'

/** A message on the wire. */
export type ChatMessage = {
  id: string
  /** Its place in the conversation, from 1 and without gaps. */
  seq: number
  message: string
  message_type: MessageType
  is_admin: boolean
  created_at: string
  file_path: string | null
  file_name: string | null
  /** Size in bytes. */
  file_size: number | null
  client_message_id: string | null
}
