import { type Tx, transaction } from '../../db/transaction.ts'
import { storeFile } from '../../files/commands.ts'
import type { NewFile } from '../../files/service/pictures.ts'
import { addJob } from '../../jobs/queue.ts'
import { Refusal } from '../../shared/refusal.ts'
import { messageAt } from '../queries.ts'
import { mailAfterMinutes } from '../rules/answering.ts'
import { maxChatBytes } from '../rules/files.ts'
import type { ChatMessage, MessageType } from '../rules/messages.ts'
import type { Participant } from '../schema.ts'
import { tell } from './tell.ts'

export type NewMessage = {
  /** The sender's own id: the second message with the same one is the first. */
  clientId?: string | undefined
} & ({ type: 'text'; body: string } | { type: Exclude<MessageType, 'text'>; file: NewFile })

/**
 * Stores a message under the conversation's row lock, so that numbers have no gaps, and a reader who has reached a number
 * hasn't missed anything before it. A closed conversation opens again. `out_of_space` for a visitor whose files fill the
 * conversation, `not_found` when it has been deleted, `idempotency_key_reused` for an id that the other side has used.
 */
export async function sendMessage(
  by: Participant,
  message: NewMessage,
  now: Date,
): Promise<ChatMessage> {
  const seq = await transaction(async (tx) => {
    const { lastSeq, unseen } = await lockChat(tx, by.chatId)
    const earlier = await earlierSeq(tx, by, message.clientId)
    if (earlier !== null) return earlier
    if (message.type !== 'text' && by.side === 'visitor') await requireSpace(tx, by, message.file)
    await tx.chatMessage.create({
      data: {
        chatId: by.chatId,
        seq: lastSeq + 1,
        type: message.type,
        isAdmin: by.side === 'staff',
        createdAt: now,
        clientMessageId: message.clientId ?? null,
        ...(message.type === 'text'
          ? { body: message.body }
          : { fileId: await storeFile(tx, message.file) }),
      },
      select: { seq: true },
    })
    await tx.chat.update({
      where: { id: by.chatId },
      data: { lastSeq: lastSeq + 1, lastActivity: now, status: 'active' },
      select: { id: true },
    })
    await tell(tx, { chat: by.chatId, by: by.side })
    // The first unseen one: a visitor who keeps writing is still just one who's waiting.
    if (by.side === 'visitor' && !unseen) {
      const runAt = new Date(now.getTime() + mailAfterMinutes * 60_000)
      const job = { chatId: by.chatId, seq: lastSeq + 1 }
      await addJob(tx, 'send_chat_mail', job, { key: `chat ${job.chatId} ${job.seq}`, runAt })
    }
    return lastSeq + 1
  })
  const stored = await messageAt(by.chatId, seq)
  if (!stored) throw new Refusal('not_found')
  return stored
}

async function lockChat(tx: Tx, chatId: string): Promise<{ lastSeq: number; unseen: boolean }> {
  const [chat] = await tx.$queryRaw<{ last_seq: number; staff_seen_seq: number }[]>`
    SELECT last_seq, staff_seen_seq FROM chats WHERE id = ${chatId}::uuid FOR UPDATE`
  if (!chat) throw new Refusal('not_found')
  const unseen = await tx.chatMessage.findFirst({
    where: { chatId, seq: { gt: chat.staff_seen_seq }, isAdmin: false },
    select: { seq: true },
  })
  return { lastSeq: chat.last_seq, unseen: unseen !== null }
}

async function requireSpace(tx: Tx, { chatId }: Participant, { bytes }: NewFile): Promise<void> {
  const [{ used }] = await tx.$queryRaw<[{ used: number }]>`
    SELECT coalesce(sum(f.size), 0)::float8 AS used
    FROM chat_messages m JOIN files f ON f.id = m.file_id
    WHERE m.chat_id = ${chatId}::uuid AND NOT m.is_admin`
  if (used + bytes.byteLength > maxChatBytes) throw new Refusal('out_of_space')
}

async function earlierSeq(
  tx: Tx,
  by: Participant,
  clientId: string | undefined,
): Promise<number | null> {
  if (clientId === undefined) return null
  const earlier = await tx.chatMessage.findUnique({
    where: { chatId_clientMessageId: { chatId: by.chatId, clientMessageId: clientId } },
    select: { seq: true, isAdmin: true },
  })
  if (!earlier) return null
  if (earlier.isAdmin !== (by.side === 'staff')) throw new Refusal('idempotency_key_reused')
  return earlier.seq
}
