import { expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { tidy } from '#lib/jobs/tidy.ts'
import { useDatabase } from '../support/database.ts'

useDatabase()

async function chatSilentFor(days: number): Promise<void> {
  await pool().query(
    `WITH file AS (
       INSERT INTO files (sha256, mime, size, name, bytes)
       VALUES (decode(repeat('00', 32), 'hex'), 'image/webp', 1, $1, 'x') RETURNING id
     ), chat AS (
       INSERT INTO chats (visitor_hash, name, mobile, last_activity)
       VALUES (decode(repeat('00', 32), 'hex'), $1, '1', now() - make_interval(days => $2))
       RETURNING id
     )
     INSERT INTO chat_messages (chat_id, seq, type, file_id, is_admin)
     SELECT chat.id, 1, 'image', file.id, false FROM chat, file`,
    [`silent for ${days}`, days],
  )
}
const names = async (table: string) =>
  (await pool().query(`SELECT name FROM ${table}`)).rows.map(({ name }) => name)

test('a conversation and its files go half a year after its last message, as the privacy page says', async () => {
  await chatSilentFor(181)
  await chatSilentFor(179)
  await tidy()
  expect(await names('chats')).toEqual(['silent for 179'])
  expect(await names('files')).toEqual(['silent for 179'])
})
