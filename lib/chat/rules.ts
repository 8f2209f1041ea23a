/** Characters of a text message, at most. */
export const maxTextLength = 2_000
export const maxNameLength = 80
export const maxMobileLength = 40
/** Bytes of a picture or a document, at most … */
export const maxFileBytes = 8 * 1024 * 1024
/** … and of a voice message. */
const maxVoiceBytes = 5 * 1024 * 1024
/** Bytes of all files of a conversation's visitor, at most. */
export const maxChatBytes = 50 * 1024 * 1024
/** Bytes of files that one client sends into conversations in a day, at most … */
export const maxClientBytesADay = 100 * 1024 * 1024
/** … and all together. */
export const maxBytesADay = 2 * 1024 * 1024 * 1024
/** The documents that are taken, by the endings of their names. */
export const documentEndings = ['pdf', 'doc', 'docx', 'txt', 'zip', 'rar'] as const
/** Messages that one answer of chat_messages holds, at most. */
export const messagesAtOnce = 500

/** Minutes after which the staff get a mail about a message that nobody has seen. */
export const mailAfterMinutes = 5

/** A conversation is deleted after so many days without a message (server/tidy.ts); its cookie lives as long. */
export const keptDays = 180

/** Returns the size in bytes that a file of a message has at most. */
export function maxBytesOf(type: MessageType): number {
  return type === 'voice' ? maxVoiceBytes : maxFileBytes
}

/** Returns where a file of a conversation is; who may have it is decided there, not by knowing the address. */
export function chatFilePath(chatId: string, fileId: string): string {
  return `/api/chats/${chatId}/files/${fileId}`
}

export type ChatStatus = 'active' | 'closed'
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

/** The state of a conversation that both sides know, besides its messages. */
export type ChatState = {
  status: ChatStatus
  /** True if a member of staff has the chat open now. */
  staff_online: boolean
  staff_got: number
  staff_seen: number
  visitor_got: number
  visitor_seen: number
}

/**
 * The payload of NOTIFY on the channel `chat`: something about a conversation has changed, somebody is writing
 * in it, or (without a conversation) a member of staff has come or gone, or is still there. Never what was written.
 */
export type ChatNotice = {
  chat?: string
  /** The sender of a message. */
  by?: 'visitor' | 'staff'
  typing?: 'visitor' | 'staff'
  /** A page of staff has given a heartbeat. */
  present?: true
}

/** Returns how far a message of one's own has come on the other side. */
export function markOf(
  seq: number,
  state: ChatState | null,
  side: 'visitor' | 'staff',
): 'sent' | 'delivered' | 'seen' {
  if (!state) return 'sent'
  const [got, seen] =
    side === 'visitor'
      ? [state.staff_got, state.staff_seen]
      : [state.visitor_got, state.visitor_seen]
  if (seq <= seen) return 'seen'
  return seq <= got ? 'delivered' : 'sent'
}

/** Returns true if somebody usually answers at this moment: `hours` are on the farm's clock, `HH:MM`. */
export function isOpen(farmTime: string, hours: { from: string; to: string }): boolean {
  return hours.from <= farmTime && farmTime < hours.to
}
