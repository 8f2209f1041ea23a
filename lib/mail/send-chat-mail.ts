import { staffAddresses } from '../auth/queries.ts'
import { pool } from '../db/client.ts'
import type { Jobs } from '../jobs/queue.ts'
import { chatLetter } from './staff-letters.ts'
import { messageId, send } from './transport.ts'

/**
 * Runs the job that tells the staff, some minutes later, about a visitor's unseen message. If it has been seen or deleted
 * since, there's nothing to tell. The name is the visitor's own text; what was written stays in the chat.
 */
export async function sendChatMail({ chatId, seq }: Jobs['send_chat_mail']): Promise<void> {
  const { rows } = await pool().query<{ name: string; minutes: number }>(
    `SELECT c.name, greatest(1, round(extract(epoch FROM now() - m.created_at) / 60))::int AS minutes
     FROM chats c JOIN chat_messages m ON m.chat_id = c.id AND m.seq = $2
     WHERE c.id = $1 AND c.staff_seen_seq < $2`,
    [chatId, seq],
  )
  const to = await staffAddresses()
  const [waiting] = rows
  if (!waiting || to.length === 0) return
  const id = messageId('chat', chatId, String(seq))
  await send(chatLetter({ chatId, ...waiting }, { to, messageId: id }))
}
