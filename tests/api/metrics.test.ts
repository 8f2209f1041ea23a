import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, pool } from '#lib/db/client.ts'
import { addToEnv, env } from '#lib/env.ts'
import { sentMails } from '#lib/mail/transport.ts'
import { type HttpServer, listenHttp } from '../../server/http.ts'
import { openMetrics } from '../../server/metrics/open-metrics.ts'
import { useDatabase } from '../support/database.ts'
import { temporaryDir } from '../support/postgres.ts'

useDatabase()
let metrics: Awaited<ReturnType<typeof openMetrics>>
let site: HttpServer

beforeAll(async () => {
  process.env.DATA_DIR = await temporaryDir()
  addToEnv({})
  metrics = await openMetrics({ host: '127.0.0.1', port: 0 })
  site = await listenHttp({ host: '127.0.0.1', port: 0, hops: 0 }, async ({ url }, response) => {
    response.writeHead(url === '/broken' ? 500 : 200).end('answer')
  })
})
afterAll(async () => {
  await site.close(0)
  await metrics.stop()
  await rm(env().DATA_DIR, { recursive: true })
})

const read = async (path = '/metrics') => fetch(`http://127.0.0.1:${metrics.port}${path}`)
const ask = async (path: string) => {
  await (await fetch(`http://127.0.0.1:${site.port}${path}`)).text()
}

/** The figures of a text, each by its name and labels; fails where it is not Prometheus' format. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await read()).text()
  expect(text).toMatch(/\n$/)
  const found = new Map<string, number>()
  for (const line of text.trim().split('\n')) {
    if (/^# (HELP|TYPE) [a-z_]+ \S/.test(line)) continue
    const [, name = '', value] =
      /^([a-z_]+(?:\{[a-z]+="[^"\\]*"(?:,[a-z]+="[^"\\]*")*\})?) (\S+)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    expect(found.has(name), line).toBe(false)
    found.set(name, Number(value))
  }
  expect([...found.values()].every(Number.isFinite)).toBe(true)
  return found
}

/** Keeps the event loop from everything else for so many milliseconds. */
function keepLoop(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('requests are counted by kind and status with their durations, and no made-up path becomes a label', async () => {
  const paths = ['/', '/stay/secret-of-a-guest', '/broken', '/api/rooms_list.php?x=1', '/app/login']
  for (const path of [...paths, '/_next/static/a.js', '/api/health/live', '/api/odd"\\name']) {
    await ask(path)
  }
  const found = await figures()
  const name = 'dontali_request_duration_seconds'
  const of = (kind: string, status: number) =>
    found.get(`${name}_count{kind="${kind}",status="${status}"}`)
  expect([of('page', 200), of('page', 500), of('call', 200)]).toEqual([2, 1, 2])
  expect([of('staff', 200), of('asset', 200), of('health', 200)]).toEqual([1, 1, 1])
  expect(found.get(`${name}_bucket{kind="page",status="200",le="+Inf"}`)).toBe(2)
  expect(found.get(`${name}_sum{kind="page",status="200"}`)).toBeGreaterThan(0)
  const text = await (await read()).text()
  expect(text).not.toMatch(/secret|broken|rooms|odd/)
  // The reading of figures itself is no request of a guest.
  expect(text).not.toMatch(/metrics"/)
})

test('the process, the pool, the queue, the mails, the disk and the last backup have their figures', async () => {
  await pool().query(`SELECT graphile_worker.add_job('send_chat_mail', '{}')`)
  await pool().query(
    `SELECT graphile_worker.add_job('send_chat_mail', '{}', run_at => now() - interval '40 minutes')`,
  )
  await pool().query(`SELECT graphile_worker.add_job('send_hold_mail', '{}', job_key => 'lost')`)
  await pool().query(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'lost'`,
  )
  sentMails.delivered = 7
  const found = await figures()
  expect(found.get('dontali_jobs_waiting')).toBe(2)
  expect(found.get('dontali_jobs_oldest_seconds')).toBeGreaterThanOrEqual(2_400)
  expect(found.get('dontali_jobs_failed')).toBe(1)
  expect(found.get('dontali_mails_waiting')).toBe(2)
  expect(found.get('dontali_mails_given_up')).toBe(1)
  expect(found.get('dontali_mails_total{result="delivered"}')).toBe(7)
  for (const name of [
    'process_resident_memory_bytes',
    'dontali_database_connections{state="idle"}',
    'dontali_disk_free_bytes',
  ]) {
    expect(found.get(name), name).toBeGreaterThan(0)
  }
  // Its clock may just have been between two looks.
  const delay = async () => {
    keepLoop(50)
    return (await figures()).get('dontali_event_loop_delay_seconds{quantile="1"}')
  }
  await expect.poll(delay).toBeGreaterThan(0)
  expect(found.get('dontali_streams_open')).toBe(0)
  expect(found.get('dontali_pictures_waiting{queue="payments"}')).toBe(0)
})

test('nothing else is answered there, and without the database the figures of the process', async () => {
  for (const path of ['/', '/metrics/x', '/api/health/live']) {
    expect((await read(path)).status).toBe(404)
  }
  const { DATABASE_URL = '' } = env()
  await closeDatabase()
  addToEnv({ DATABASE_URL: 'postgres://nobody:none@127.0.0.1:1/none' })
  const found = await figures()
  expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(found.has('dontali_jobs_waiting')).toBe(false)
  await closeDatabase()
  addToEnv({ DATABASE_URL })
})
