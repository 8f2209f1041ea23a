/** Characters of a text message, at most. */
export const maxTextLength = 2_000
export const maxNameLength = 80
export const maxMobileLength = 40
/** Bytes of a picture or a document, at most … */
export const maxFileBytes = 8 * 1024 * 1024
/** … and of a voice message. */
export const maxVoiceBytes = 5 * 1024 * 1024
/** Messages that one answer of chat_messages holds, at most. */
export const messagesAtOnce = 500

/** A conversation is deleted after so many days without a message (lib/jobs/tidy.ts); its cookie lives as long. */
export const keptDays = 180

/** Where a file of a conversation is; who may have it is decided there, not by knowing the address. */
export function chatFilePath(chatId: string, fileId: string): string {
  return `/api/chats/${chatId}/files/${fileId}`
}

/**
 * What NOTIFY carries on the channel `chat`: something about a conversation has changed, somebody is writing
 * in it, or (without a conversation) a member of staff has come or gone. Never what was written.
 */
export type ChatNotice = {
  chat?: string
  /** Who has sent a message. */
  by?: 'visitor' | 'staff'
  typing?: 'visitor' | 'staff'
}
