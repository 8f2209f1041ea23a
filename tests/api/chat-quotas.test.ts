import { mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import * as upload from '#app/api/chat_upload/route.ts'
import { pool, prisma } from '#lib/db/client.ts'
import { env } from '#lib/env.ts'
import { requireReserve } from '#lib/files/queries.ts'
import { call } from '../support/call.ts'
import { say, startChat, type Visitor } from '../support/chat.ts'
import { useDatabase } from '../support/database.ts'
import { someAddress } from '../support/guest.ts'

useDatabase()
beforeEach(async () => {
  await pool().query('TRUNCATE rate_limits')
})

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).fill(97)
const send = async (chat: Visitor, size: number, address = someAddress()) => {
  const file = new File([megabytes(size)], 'notes.txt')
  const form = { chat_id: chat.id, message_type: 'file', file }
  const { status, body } = await call(upload, 'POST', '/api/chat_upload', {
    form,
    cookie: chat.cookie,
    address,
  })
  return `${status} ${body.code ?? ''}`.trim()
}

test('a conversation takes 50 MB of files, and words go on', async () => {
  const chat = await startChat()
  for (let n = 0; n < 6; n++) expect(await send(chat, 8)).toBe('201')
  expect(await send(chat, 3)).toBe('507 out_of_space')
  expect(await send(chat, 2)).toBe('201')
  expect((await say(chat, 'Thank you.')).status).toBe(201)
  expect(await send(await startChat(), 1)).toBe('201')
})

test('a client sends 100 MB of files a day, in however many conversations', async () => {
  const address = someAddress()
  for (let n = 0; n < 12; n++) expect(await send(await startChat(), 8, address)).toBe('201')
  expect(await send(await startChat(), 5, address)).toBe('507 out_of_space')
  expect(await send(await startChat(), 5)).toBe('201')
})

test('a client that has sent 128 MB in ten minutes is refused before any more is read', async () => {
  const address = someAddress()
  expect(await send(await startChat(), 1, address)).toBe('201')
  await prisma().rateLimit.updateMany({
    where: { key: { startsWith: 'BODIES' } },
    data: { points: 128 * 1024 },
  })
  const chat = await startChat()
  // Whatever reads this refuses its type.
  const unread = { text: 'x', cookie: chat.cookie, address }
  const { status } = await call(upload, 'POST', '/api/chat_upload', unread)
  expect(status).toBe(429)
  expect((await say(chat, 'Words go on.')).status).toBe(201)
  expect(await send(chat, 1)).toBe('201')
})

test('all conversations together accept 2 GB of files a day', async () => {
  expect(await send(await startChat(), 1)).toBe('201')
  const { count } = await prisma().rateLimit.updateMany({
    where: { key: { startsWith: 'ALL_CHAT_FILES' } },
    data: { points: 2 * 1024 * 1024 },
  })
  expect(count).toBe(1)
  expect(await send(await startChat(), 1)).toBe('507 out_of_space')
})

test('only bookings are accepted while the disk has less free space than the reserve', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reserve-'))
  const { DATA_DIR } = env()
  env().DATA_DIR = folder
  await requireReserve(Number.POSITIVE_INFINITY)
  await mkdir(join(folder, 'postgres'))
  const { bavail, bsize } = await statfs(folder)
  await requireReserve((bavail * bsize) / 2)
  await expect(requireReserve(bavail * bsize * 2)).rejects.toMatchObject({ code: 'out_of_space' })
  env().DATA_DIR = DATA_DIR
  await rm(folder, { recursive: true })
})
