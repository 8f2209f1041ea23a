import { PrismaPg } from '@prisma/adapter-pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { isDatabaseAway } from '#lib/db/errors.ts'
import { PrismaClient } from '#lib/db/generated/client.ts'
import { listen, notify, startLive, stopLive } from '#lib/db/live.ts'
import { openPool } from '#lib/db/open-pool.ts'
import { addToEnv, requiredEnv } from '#lib/env.ts'
import { useDatabase } from '../support/database.ts'
import { type BadLine, startProxy } from '../support/proxy.ts'

useDatabase()

const silenceMs = 1_000
// A busy machine is now and then as silent as a broken connection.
const patience = { timeout: 30_000 }
let line: BadLine
let url: string
beforeEach(async () => {
  const through = new URL(requiredEnv('DATABASE_URL'))
  const port = Number(through.port)
  line = await startProxy(() => port)
  through.host = new URL(line.url).host
  url = through.href
})
afterEach(() => line.close())

test('connections without an answer are dropped, even within a transaction, and new ones work', async () => {
  const silent = openPool(url, 3, silenceMs)
  const prisma = new PrismaClient({ adapter: new PrismaPg(silent) })
  const inTransaction = async () => {
    await prisma.$transaction(async (tx) => {
      await tx.room.count()
      line.halfOpen()
      await tx.room.count()
    })
  }
  // Connected before, so that nobody is in the middle of it.
  await Promise.all([1, 2, 3].map(() => silent.query('SELECT pg_sleep(0.2)')))
  const asked = [
    silent.query('SELECT pg_sleep(30)'),
    silent.query('SELECT pg_sleep(30)'),
    inTransaction(),
  ]
  const ends = await Promise.allSettled(asked)
  for (const end of ends) {
    expect(end.status === 'rejected' && isDatabaseAway(end.reason)).toBe(true)
  }
  // As many at once as there are places: not one of them is lost.
  await vi.waitFor(async () => {
    const again = [1, 2, 3].map(() => silent.query('SELECT pg_sleep(0.1), 1 AS here'))
    for (const { rows } of await Promise.all(again)) expect(rows).toMatchObject([{ here: 1 }])
  }, patience)
  expect(await prisma.$transaction((tx) => tx.room.count())).toBeGreaterThan(0)
  await prisma.$disconnect()
  await silent.end()
})

test('a connection that nobody asks anything may be silent', async () => {
  const quiet = openPool(url, 1, silenceMs)
  const client = await vi.waitFor(() => quiet.connect(), patience)
  const heard = new Promise((resolve) => client.once('notification', resolve))
  await client.query('LISTEN quiet')
  await pool().query("SELECT pg_sleep(1.5), pg_notify('quiet', 'after a while')")
  expect(await heard).toMatchObject({ payload: 'after a while' })
  client.release()
  await quiet.end()
})

test('a statement, a lock and an open transaction have their time', async () => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const times = names.map((name) => pool().query(`SHOW ${name}`))
  const told = (await Promise.all(times)).flatMap(({ rows }) => Object.values(rows[0]))
  expect(told).toEqual(['12s', '10s', '30s'])
})

test('the live connection notices that it hears nothing, and listens anew', async () => {
  const direct = requiredEnv('DATABASE_URL')
  const heard: string[] = []
  const begin = vi.fn()
  const forget = listen('silence', (text) => heard.push(text), begin)
  addToEnv({ DATABASE_URL: url })
  await vi.waitFor(() => startLive('silent line test', silenceMs), patience)
  const begun = begin.mock.calls.length
  line.halfOpen()
  await vi.waitFor(() => expect(begin.mock.calls.length).toBeGreaterThan(begun), patience)
  addToEnv({ DATABASE_URL: direct })
  await notify('silence', 'is over')
  await vi.waitFor(() => expect(heard).toEqual(['is over']), patience)
  forget()
  await stopLive()
})
