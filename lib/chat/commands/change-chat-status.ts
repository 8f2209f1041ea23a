import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import type { ChatStatus } from '../rules/state.ts'
import type { Participant } from '../schema.ts'
import { tell } from './tell.ts'

/** Closes a conversation, which its visitor is told, or opens it again. The status it has already changes nothing. */
export async function changeChatStatus(
  by: Staff,
  { chatId }: Participant,
  status: ChatStatus,
): Promise<void> {
  await transaction(async (tx) => {
    const { count } = await tx.chat.updateMany({
      where: { id: chatId, status: { not: status } },
      data: { status },
    })
    if (count === 0) return
    const action = status === 'closed' ? 'chat_closed' : 'chat_reopened'
    await addToHistory(tx, by, { action, after: { chat: chatId } })
    await tell(tx, { chat: chatId })
  })
}
