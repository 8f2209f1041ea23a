import type { Tx } from '../../db/transaction.ts'

/** Deletes conversations with their messages and files. */
export async function deleteChats(tx: Tx, ids: string[]): Promise<void> {
  // Constraints are checked at the statement's end.
  await tx.$executeRaw`
    WITH said AS (
      DELETE FROM chat_messages WHERE chat_id = ANY (${ids}::uuid[]) RETURNING file_id
    ), gone AS (
      DELETE FROM chats WHERE id = ANY (${ids}::uuid[])
    )
    DELETE FROM files USING said WHERE files.id = said.file_id`
}
