import { z } from 'zod'
import { plainLine, plainNumber, tooLong } from '../shared/text.ts'
import { type ChatMessage, type MessageType, maxTextLength } from './rules/messages.ts'
import type { ChatState, ChatStatus } from './rules/state.ts'
import { maxMobileLength, maxNameLength } from './rules/visitor.ts'

// NUL cannot be stored, other control characters and bidirectional overrides make one text read as another.
const unseenInText = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu

/** Letters as the database counts them: an emoji is one. */
const lengthOf = (text: string) => [...text].length

const line = (problem: string, max: number) =>
  z
    .string(problem)
    .default('')
    .transform(plainLine)
    .refine((value) => value !== '' && lengthOf(value) <= max, { error: problem })

export const chatStart = z.object({
  name: line(`Enter your name, up to ${maxNameLength} characters.`, maxNameLength),
  mobile: line('Enter your mobile number.', maxMobileLength).transform(plainNumber),
})
export type ChatStart = z.infer<typeof chatStart>

const chatId = z.string('Enter the id of a conversation.').max(100).default('')

/** The sender's own id of a message: a retry with the same one stores nothing new. */
const clientMessageId = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'Enter an id of up to 64 letters, digits, - and _.')
  .optional()

/**
 * True if the sender claims to be staff. Anything but a plain no counts as a claim, so that a different spelling isn't taken
 * for a visitor by mistake.
 */
const claimsStaff = z
  .unknown()
  .optional()
  .transform((value) => ![undefined, null, false, 0, '', '0', 'false'].includes(value as never))

export const chatSend = z.object({
  chat_id: chatId,
  message: z
    .string('Write a message.')
    .default('')
    .transform((value) => value.replaceAll('\r\n', '\n').replace(unseenInText, '').trim())
    .refine((value) => value !== '', { error: 'Write a message.' })
    .refine((value) => lengthOf(value) <= maxTextLength, { error: tooLong(maxTextLength) }),
  message_type: z.literal('text', 'Files are sent by chat_upload.').default('text'),
  is_admin: claimsStaff,
  client_message_id: clientMessageId,
})

/** The input of chat_upload. What the file is, is decided by its content. */
export const chatUpload = z.object({
  chat_id: chatId,
  file: z.custom<File>((value) => value instanceof File && value.size > 0, 'Choose a file.'),
  message_type: z.enum(['image', 'file', 'voice'], 'Enter image, file or voice.').default('file'),
  is_admin: claimsStaff,
  client_message_id: clientMessageId,
})
export type ChatUpload = z.infer<typeof chatUpload>

/** A place in a conversation: the number of its last message that is known. What is none counts as not given. */
const place = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional()
  .catch(undefined)

/** The input of chat_messages. */
export const chatRead = z.object({ chat_id: chatId, after: place })

/** The input of chat_stream. A `user_id` that begins with admin claims to be of staff. */
export const chatStream = z
  .object({ chat_id: chatId.catch(''), after: place, user_id: z.string().default('') })
  .transform(({ user_id, ...rest }) => ({ ...rest, is_admin: /^admin/i.test(user_id) }))

/** Up to which message the sender has received the other side's, or has seen them. */
export const chatMark = z.object({
  seq: z.number('Enter the number of a message.').int().min(0).max(999_999_999),
  seen: z.boolean('Say whether they were seen.').default(false),
  is_admin: claimsStaff,
})
export type ChatMark = z.infer<typeof chatMark>

/** The input that tells the other side that somebody is writing. */
export const chatTyping = z.object({ is_admin: claimsStaff })

/** The input that closes a conversation or opens it again. */
export const chatStatusChange = z.object({
  status: z.enum(['active', 'closed'], 'Enter active or closed.'),
})
/** An event of a conversation's stream. */
export type ChatEvent =
  | { type: 'new_message'; message: ChatMessage }
  | ({ type: 'heartbeat' | 'state' } & ChatState)
  | { type: 'typing'; is_admin: boolean }
  | { type: 'chat_closed' }
  | { type: 'stream_end' }
  | { type: 'error'; error: string }

/** The one who closed a conversation last, or opened it again. */
export type ChatStatusChanged = { by: string; at: string }

/** A conversation in the staff's list. */
export type ChatRow = {
  id: string
  name: string
  mobile: string
  status: ChatStatus
  last_message: string
  last_message_type: MessageType | null
  last_is_admin: boolean
  last_message_time: string | null
  last_activity: string
  created_at: string
  unread_count: number
  /** The number of its last message, and of the last that a staff browser has received. */
  last_seq: number
  staff_got: number
}

declare const authority: unique symbol

/**
 * The right to read and write in one conversation, as its visitor or as staff. Only lib/chat/queries makes
 * one, from the visitor's cookie or a live staff session.
 */
export type Participant = {
  readonly chatId: string
  readonly side: 'visitor' | 'staff'
  /** The number of the last message when this was made. */
  readonly lastSeq: number
  readonly [authority]: true
}
