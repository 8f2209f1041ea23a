import type { Staff } from '../auth/schema.ts'
import { pool } from '../db/client.ts'
import type { Waiting } from './rules.ts'

/** Counts what waits for staff, in all bookings and conversations. `_by`: only staff may ask. */
export async function countWaiting(_by: Staff): Promise<Waiting> {
  const { rows } = await pool().query<Waiting>(
    `SELECT (SELECT coalesce(sum(count), 0)::int FROM booking_counts WHERE status = 'pending') AS bookings,
       (SELECT count(*)::int FROM chats c JOIN chat_messages m ON m.chat_id = c.id
        WHERE c.last_seq > c.staff_seen_seq AND m.seq > c.staff_seen_seq AND NOT m.is_admin) AS messages`,
  )
  return rows[0] ?? { bookings: 0, messages: 0 }
}
