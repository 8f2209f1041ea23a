import { Prisma } from '../../db/generated/client.ts'
import { transaction } from '../../db/transaction.ts'
import type { ChatMark, Participant } from '../schema.ts'
import { tell } from './tell.ts'

const columns = {
  staff: [Prisma.sql`staff_got_seq`, Prisma.sql`staff_seen_seq`],
  visitor: [Prisma.sql`visitor_got_seq`, Prisma.sql`visitor_seen_seq`],
} as const

/**
 * Notes up to which message one side has received the other's, and with `seen` has seen them. Marks only move forward, and
 * never past the last message; if nothing moves, no one is told.
 */
export async function markMessages(by: Participant, { seq, seen }: ChatMark): Promise<void> {
  const [gotSeq, seenSeq] = columns[by.side]
  const upTo = Prisma.sql`least(${seq}::int, last_seq)`
  await transaction(async (tx) => {
    const moved = await tx.$executeRaw`
      UPDATE chats SET ${gotSeq} = greatest(${gotSeq}, ${upTo}),
        ${seenSeq} = CASE WHEN ${seen} THEN greatest(${seenSeq}, ${upTo}) ELSE ${seenSeq} END
      WHERE id = ${by.chatId}::uuid AND (${upTo} > ${gotSeq} OR ${seen} AND ${upTo} > ${seenSeq})`
    if (moved > 0) await tell(tx, { chat: by.chatId })
  })
}
