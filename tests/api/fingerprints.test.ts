import pg from 'pg'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prisma } from '#lib/db/client.ts'
import { knownMigrations, migrate } from '../../server/migrate.ts'
import { attach, startChat } from '../support/chat.ts'
import { createDatabase, useDatabase } from '../support/database.ts'
import { book, makeRoom } from '../support/guest.ts'
import { receipt } from '../support/receipts.ts'
import { roomCalls } from '../support/rooms.ts'

useDatabase()

const named = (name: string) => prisma().file.findFirstOrThrow({ where: { name } })
const fingerprint = { perceptualHash: expect.any(BigInt), wordHashes: expect.any(Array) }
const none = { perceptualHash: null, wordHashes: [] }

test('screenshots have fingerprints and are found alike; pictures of rooms and chats are not compared', async () => {
  const bytes = await receipt()
  const as = async (name: string, quality: number) => {
    const saved = await sharp(bytes).jpeg({ quality }).toBuffer()
    return new File([new Uint8Array(saved)], name, { type: 'image/jpeg' })
  }
  const { name } = await makeRoom(2)
  const rooms = await roomCalls()

  await rooms.add({ image: await as('room.jpeg', 90) })
  const chat = await startChat()
  const sent = await attach(chat, await as('chat.jpeg', 80), { message_type: 'image' })
  expect(sent.status).toBe(201)
  expect((await book(name, { screenshot: await as('first.jpeg', 70) })).status).toBe(201)
  expect(await named('room.jpeg')).toMatchObject(none)
  expect(await named('chat.jpeg')).toMatchObject(none)
  expect(await named('first.jpeg')).toMatchObject(fingerprint)
  expect(await prisma().alikeFile.count()).toBe(0)

  expect((await book(name, { screenshot: await as('second.jpeg', 60) })).status).toBe(201)
  const [second, first] = [await named('second.jpeg'), await named('first.jpeg')]
  expect(await prisma().alikeFile.findMany()).toMatchObject([
    { fileId: second.id, otherId: first.id },
  ])
})

test('the pictures of rooms and chats that had fingerprints lose them, screenshots keep theirs', async () => {
  const { url, drop } = await createDatabase({ empty: true })
  const migrations = await knownMigrations()
  const at = migrations.indexOf('20261121130000_fingerprints_of_receipts')
  await migrate(url, { only: migrations.slice(0, at) })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const names = async (sql: string) => (await client.query(sql)).rows.map(({ name }) => name).sort()
  const alike = 'SELECT DISTINCT name FROM alike_files JOIN files ON id IN (file_id, other_id)'
  await client.query(`
    INSERT INTO files (sha256, perceptual_hash, word_hashes, mime, size, name, bytes)
    SELECT sha256(name::bytea), 5, '{1,2}', 'image/jpeg', 1, name, 'x'
    FROM unnest(ARRAY['room', 'chat', 'earlier receipt', 'receipt']) AS name;
    INSERT INTO rooms (name, slug, base_paise, image_id)
    SELECT 'Loft', 'loft', 100, id FROM files WHERE name = 'room';
    INSERT INTO chats (visitor_hash, name, mobile) VALUES (sha256('x'), 'Asha', '1');
    INSERT INTO chat_messages (chat_id, seq, type, is_admin, file_id)
    SELECT chats.id, 1, 'image', false, files.id FROM chats, files WHERE files.name = 'chat'`)
  expect(await names(alike)).toEqual(['chat', 'earlier receipt', 'receipt', 'room'])
  expect((await migrate(url))[0]).toBe(migrations[at])
  expect(await names(alike)).toEqual(['earlier receipt', 'receipt'])
  expect(
    await names("SELECT name FROM files WHERE perceptual_hash = 5 AND word_hashes = '{1,2}'"),
  ).toEqual(['earlier receipt', 'receipt'])
  expect(
    await names("SELECT name FROM files WHERE perceptual_hash IS NULL AND word_hashes = '{}'"),
  ).toEqual(['chat', 'room'])
  await client.end()
  await drop()
})
