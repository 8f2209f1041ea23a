import type { Tx } from '../../db/transaction.ts'
import type { ChatNotice } from '../rules.ts'

/** Wakes the streams of a conversation, in every process, once the transaction has committed. */
export async function tell(tx: Pick<Tx, '$queryRaw'>, notice: ChatNotice): Promise<void> {
  await tx.$queryRaw`SELECT pg_notify('chat', ${JSON.stringify(notice)})::text`
}
