import { transaction } from '../../db/transaction.ts'
import { sha256Of } from '../../shared/sha256.ts'
import type { ChatStart } from '../schema.ts'
import { tell } from './tell.ts'

/**
 * Begins a conversation that belongs to the browser with this cookie. Returns its id, which has 122 random
 * bits (a version 4 UUID of the database) and alone opens nothing.
 */
export async function startChat(
  { name, mobile }: ChatStart,
  cookie: string,
  now: Date,
): Promise<string> {
  return transaction(async (tx) => {
    const { id } = await tx.chat.create({
      data: { visitorHash: sha256Of(cookie), name, mobile, createdAt: now, lastActivity: now },
      select: { id: true },
    })
    await tell(tx, { chat: id })
    return id
  })
}
