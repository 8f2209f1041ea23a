import type { Staff } from '../auth/schema.ts'
import { pool } from '../db/client.ts'
import { Refusal } from '../shared/refusal.ts'
import { sha256Of } from '../shared/sha256.ts'
import { isUuid } from '../shared/uuid.ts'
import { chatFilePath } from './rules/files.ts'
import { type ChatMessage, type MessageType, messagesAtOnce } from './rules/messages.ts'
import type { ChatState, ChatStatus } from './rules/state.ts'
import type { ChatRow, ChatStatusChanged, Participant } from './schema.ts'

/**
 * The asker's right to a conversation: its visitor's, by the cookie of the browser that started it, or any
 * member of staff's. Null when there is no such conversation, and when it is somebody else's.
 */
export async function findParticipant(
  id: string,
  { cookie, staff }: { cookie: string | undefined; staff: Staff | null },
): Promise<Participant | null> {
  const chatId = id.toLowerCase()
  if (!isUuid(chatId)) return null
  const { rows } = await pool().query<{ visitor_hash: Uint8Array; last_seq: number }>(
    'SELECT visitor_hash, last_seq FROM chats WHERE id = $1',
    [chatId],
  )
  const [chat] = rows
  if (!chat) return null
  const isVisitor = cookie !== undefined && sha256Of(cookie).equals(chat.visitor_hash)
  if (!isVisitor && !staff) return null
  return { chatId, side: isVisitor ? 'visitor' : 'staff', lastSeq: chat.last_seq } as Participant
}

/** Returns the place of staff in a conversation. `not_found`. */
export async function staffSide(by: Staff, id: string): Promise<Participant> {
  const participant = await findParticipant(id, { cookie: undefined, staff: by })
  if (!participant) throw new Refusal('not_found')
  return participant
}

/** Returns who last closed or reopened a conversation, and when; null if it never was. */
export async function lastStatusChange(
  _by: Staff,
  { chatId }: Participant,
): Promise<ChatStatusChanged | null> {
  const { rows } = await pool().query<{ actor: string; created_at: Date }>(
    `SELECT actor, created_at FROM audit_entries
     WHERE action IN ('chat_closed', 'chat_reopened') AND after->>'chat' = $1 ORDER BY id DESC LIMIT 1`,
    [chatId],
  )
  const [last] = rows
  return last ? { by: last.actor, at: last.created_at.toISOString() } : null
}

type MessageRow = {
  chat_id: string
  seq: number
  id: string
  client_message_id: string | null
  type: MessageType
  body: string
  is_admin: boolean
  created_at: Date
  file_id: string | null
  file_name: string | null
  file_size: number | null
}

const selectMessages = `
  SELECT m.chat_id, m.seq, m.id, m.client_message_id, m.type, m.body, m.is_admin, m.created_at,
         m.file_id, f.name AS file_name, f.size AS file_size
  FROM chat_messages m LEFT JOIN files f ON f.id = m.file_id`

/** The messages after a number, oldest first, up to a limit: a caller that gets that many asks again. */
export async function messagesAfter(
  chatId: string,
  after: number,
  limit = messagesAtOnce,
): Promise<ChatMessage[]> {
  const { rows } = await pool().query<MessageRow>(
    `${selectMessages} WHERE m.chat_id = $1 AND m.seq > $2 ORDER BY m.seq LIMIT $3`,
    [chatId, after, limit],
  )
  return rows.map(wireMessage)
}

/** The newest messages, oldest first. */
export async function newestMessages({ chatId, lastSeq }: Participant): Promise<ChatMessage[]> {
  return messagesAfter(chatId, Math.max(0, lastSeq - messagesAtOnce))
}

function wireMessage(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    seq: row.seq,
    message: row.body,
    message_type: row.type,
    is_admin: row.is_admin,
    created_at: row.created_at.toISOString(),
    file_path: row.file_id && chatFilePath(row.chat_id, row.file_id),
    file_name: row.file_name,
    file_size: row.file_size,
    client_message_id: row.client_message_id,
  }
}

/** One message by its number; null when it has been deleted. */
export async function messageAt(chatId: string, seq: number): Promise<ChatMessage | null> {
  const { rows } = await pool().query<MessageRow>(
    `${selectMessages} WHERE m.chat_id = $1 AND m.seq = $2`,
    [chatId, seq],
  )
  return rows[0] ? wireMessage(rows[0]) : null
}

/** The conversation beside its messages, except who is connected; null when it has been deleted. */
export async function chatState(chatId: string): Promise<Omit<ChatState, 'staff_online'> | null> {
  const { rows } = await pool().query(
    `SELECT status, staff_got_seq AS staff_got, staff_seen_seq AS staff_seen,
       visitor_got_seq AS visitor_got, visitor_seen_seq AS visitor_seen
     FROM chats WHERE id = $1`,
    [chatId],
  )
  return rows[0] ?? null
}

/** A file of the conversation, with its content, or null. */
export async function findChatFile({ chatId }: Participant, fileId: string) {
  const { rows } = await pool().query<{
    name: string
    mime: string
    size: number
    bytes: Uint8Array<ArrayBuffer>
  }>(
    `SELECT f.name, f.mime, f.size, f.bytes FROM chat_messages m JOIN files f ON f.id = m.file_id
     WHERE m.chat_id = $1 AND m.file_id = $2`,
    [chatId, fileId],
  )
  return rows[0] ?? null
}

type ListRow = Omit<
  ChatRow,
  'last_message_time' | 'last_activity' | 'created_at' | 'last_message'
> & {
  last_message: string | null
  last_message_time: Date | null
  last_activity: Date
  created_at: Date
  status: ChatStatus
}

const listed = 200

/**
 * The most recently active conversations, newest first; those without a message come last, so that they don't push others
 * out of the list. `_by`: only staff may ask.
 */
export async function listChats(_by: Staff): Promise<ChatRow[]> {
  const { rows } = await pool().query<ListRow>(
    `SELECT c.id, c.name, c.mobile, c.status, c.last_activity, c.created_at, c.last_seq,
       c.staff_got_seq AS staff_got, m.body AS last_message, m.type AS last_message_type,
       coalesce(m.is_admin, false) AS last_is_admin, m.created_at AS last_message_time,
       (SELECT count(*)::int FROM chat_messages u
        WHERE u.chat_id = c.id AND u.seq > c.staff_seen_seq AND NOT u.is_admin) AS unread_count
     FROM chats c LEFT JOIN chat_messages m ON m.chat_id = c.id AND m.seq = c.last_seq
     ORDER BY c.last_seq = 0, c.last_activity DESC LIMIT $1`,
    [listed],
  )
  return rows.map((row) => ({
    ...row,
    last_message: row.last_message ?? '',
    last_message_time: row.last_message_time?.toISOString() ?? null,
    last_activity: row.last_activity.toISOString(),
    created_at: row.created_at.toISOString(),
  }))
}

/** The mobile number that the visitor gave. */
export async function mobileOf(_by: Staff, { chatId }: Participant): Promise<string> {
  const { rows } = await pool().query('SELECT mobile FROM chats WHERE id = $1', [chatId])
  return rows[0]?.mobile ?? ''
}
