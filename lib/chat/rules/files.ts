import type { MessageType } from './messages.ts'

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

/** Returns the size in bytes that a file of a message has at most. */
export function maxBytesOf(type: MessageType): number {
  return type === 'voice' ? maxVoiceBytes : maxFileBytes
}

/** Returns where a file of a conversation is; who may have it is decided there, not by knowing the address. */
export function chatFilePath(chatId: string, fileId: string): string {
  return `/api/chats/${chatId}/files/${fileId}`
}
