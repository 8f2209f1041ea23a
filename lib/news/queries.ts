import type { Staff } from '../auth/schema.ts'
import { countWaits } from '../booking/queries/waiting-bookings.ts'
import { pool } from '../db/client.ts'
import type { Waiting } from './rules.ts'

/** Counts what waits for staff, in all bookings and conversations. `_by`: only staff may ask. */
export async function countWaiting(_by: Staff): Promise<Waiting> {
  const now = new Date()
  const [counted, { rows }] = await Promise.all([
    countWaits(now),
    pool().query<Pick<Waiting, 'messages'>>(
      `SELECT count(*)::int AS messages FROM chats c JOIN chat_messages m ON m.chat_id = c.id
       WHERE c.last_seq > c.staff_seen_seq AND m.seq > c.staff_seen_seq AND NOT m.is_admin`,
    ),
  ])
  return { ...counted, messages: rows[0]?.messages ?? 0 }
}
