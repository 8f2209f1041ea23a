import { transaction } from '../../db/transaction.ts'
import type { ChatMark, Party } from '../schema.ts'
import { tell } from './tell.ts'

/**
 * Notes up to which message one side has received the other's, and with `seen` has seen them. Marks only
 * move forward, and never past the last message; one that moves nothing tells nobody.
 */
export async function markMessages(by: Party, { seq, seen }: ChatMark): Promise<void> {
  const staff = by.side === 'staff'
  await transaction(async (tx) => {
    const moved = staff
      ? await tx.$executeRaw`
          UPDATE chats SET staff_got_seq = greatest(staff_got_seq, least(${seq}::int, last_seq)),
            staff_seen_seq = CASE WHEN ${seen} THEN greatest(staff_seen_seq, least(${seq}::int, last_seq))
              ELSE staff_seen_seq END
          WHERE id = ${by.chatId}::uuid AND (least(${seq}::int, last_seq) > staff_got_seq
            OR ${seen} AND least(${seq}::int, last_seq) > staff_seen_seq)`
      : await tx.$executeRaw`
          UPDATE chats SET visitor_got_seq = greatest(visitor_got_seq, least(${seq}::int, last_seq)),
            visitor_seen_seq = CASE WHEN ${seen} THEN greatest(visitor_seen_seq, least(${seq}::int, last_seq))
              ELSE visitor_seen_seq END
          WHERE id = ${by.chatId}::uuid AND (least(${seq}::int, last_seq) > visitor_got_seq
            OR ${seen} AND least(${seq}::int, last_seq) > visitor_seen_seq)`
    if (moved > 0) await tell(tx, { chat: by.chatId })
  })
}
