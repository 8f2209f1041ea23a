import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Tx } from '../../db/transaction.ts'
import type { ChatNotice } from '../rules/state.ts'
import type { Participant } from '../schema.ts'

/** Wakes the streams of a conversation, in every process, once the transaction has committed. */
export async function tell(tx: Pick<Tx, '$queryRaw'>, notice: ChatNotice): Promise<void> {
  await tx.$queryRaw`SELECT pg_notify('chat', ${JSON.stringify(notice)})::text`
}

/** Tells every process that a page of this member of staff lives. Nothing is stored. */
export async function tellPresence(_by: Staff): Promise<void> {
  await tell(prisma(), { present: true })
}

/** Tells the other side that somebody is writing. Nothing is stored. */
export async function tellTyping({ chatId, side }: Participant): Promise<void> {
  await tell(prisma(), { chat: chatId, typing: side })
}
