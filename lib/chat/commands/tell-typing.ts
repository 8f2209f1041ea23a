import { prisma } from '../../db/client.ts'
import type { Party } from '../schema.ts'
import { tell } from './tell.ts'

/** Tells the other side that somebody is writing. Nothing is stored. */
export async function tellTyping({ chatId, side }: Party): Promise<void> {
  await tell(prisma(), { chat: chatId, typing: side })
}
