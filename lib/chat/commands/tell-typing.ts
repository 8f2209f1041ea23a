import { prisma } from '../../db/client.ts'
import type { Participant } from '../schema.ts'
import { tell } from './tell.ts'

/** Tells the other side that somebody is writing. Nothing is stored. */
export async function tellTyping({ chatId, side }: Participant): Promise<void> {
  await tell(prisma(), { chat: chatId, typing: side })
}
