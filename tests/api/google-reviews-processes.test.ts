import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { requiredEnv } from '#lib/env.ts'
import { useDatabase } from '../support/database.ts'
import { goodKey } from '../support/places.ts'
import { configure, letPass, reviews, usePlaces } from '../support/reviews.ts'

useDatabase()
const used = usePlaces()

// The product's own modules in a process of their own, as the server runs them, telling everything in the log.
const script = `
  import { closeDatabase } from './lib/db/client.ts'
  import { currentReviews } from './lib/reviews/commands/current-reviews.ts'
  const answers = await Promise.all([1, 2, 3].map(() => currentReviews(new Date())))
  console.log(JSON.stringify(answers.map(({ source }) => source)))
  await closeDatabase()`

async function processOutput(): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    {
      env: {
        DATABASE_URL: requiredEnv('DATABASE_URL'),
        AUTH_SECRET: requiredEnv('AUTH_SECRET'),
        GOOGLE_PLACES_BASE_URL: used.google.url,
        NODE_ENV: 'production',
        LOG_LEVEL: 'debug',
      },
    },
  )
  return stdout + stderr
}

async function waiting(): Promise<number> {
  const { rows } = await pool().query(
    `SELECT count(*)::int FROM pg_locks JOIN pg_database ON pg_database.oid = database
     WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
  )
  return rows[0].count
}

test('processes that share a database share one call, and a pause', async () => {
  await configure()
  let release = () => {}
  used.google.hold = new Promise((resolve) => {
    release = resolve
  })
  const outputs = Promise.all([processOutput(), processOutput()])
  // One asks Google, the other has come to the same point and waits for it.
  await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
  release()
  for (const output of await outputs) {
    expect(output).toContain('["google_api","google_api","google_api"]')
  }
  expect([used.google.calls.length, used.google.mostAtOnce]).toEqual([1, 1])

  await letPass(3600)
  used.google.manner = 'quota'
  await processOutput()
  expect((await reviews()).source).toBe('cache')
  expect(used.google.calls).toHaveLength(2)
})

test('the log tells why it failed, and never the key', async () => {
  await configure()
  used.google.manner = 'disabled'
  const output = await processOutput()
  expect(output).toContain('"failure":"not_allowed"')
  expect(output).not.toContain(goodKey.slice(0, 12))
})
