import { expect, test } from 'vitest'
import { pool, prisma } from '#lib/db/client.ts'
import { forget } from '../../server/forget.ts'
import { tidy } from '../../server/tidy.ts'
import { insertBooking } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'
import { hold, makeRoom } from '../support/guest.ts'

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

test('what tells senders apart goes a month after the booking, once it is decided, and a day after a hold', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  const sender = ['network', 'email', 'phone', 'picture']
  const made = [
    { status: 'rejected', createdAt: days(31) },
    { status: 'verified', createdAt: days(29) },
    { status: 'pending', createdAt: days(31) },
    { status: 'pending', createdAt: days(31), checkIn: '2026-01-01' },
  ] as const
  const kept: (readonly string[])[] = []
  const ids: string[] = []
  for (const wanted of made) {
    const { id } = await insertBooking({ ...wanted, unit: null })
    await prisma().booking.update({ where: { id }, data: { sender } })
    ids.push(id)
  }
  const { name } = await makeRoom(2)
  const [old, young] = [await hold(name), await hold(name)].map(({ body }) => body.hold_token)
  await prisma().hold.update({ where: { token: old }, data: { createdAt: days(1.1) } })
  await forget()
  for (const id of ids) {
    kept.push((await prisma().booking.findUniqueOrThrow({ where: { id } })).sender)
  }
  expect(kept).toEqual([[], sender, sender, []])
  const network = async (token: string) =>
    (await prisma().hold.findUniqueOrThrow({ where: { token } })).networks
  expect([await network(old), await network(young)]).toEqual([[], [expect.any(String)]])
})
