import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pool } from '#lib/db/client.ts'
import { listen, startLive, stopLive } from '#lib/db/live.ts'
import { openPool } from '#lib/db/open-pool.ts'
import { requiredEnv } from '#lib/env.ts'
import { startLane } from '../../server/jobs.ts'
import { freeLostJobs, tidy } from '../../server/tidy.ts'
import { useDatabase } from '../support/database.ts'
import { startProxy } from '../support/proxy.ts'

useDatabase()

// A loaded machine may be slow.
const patience = 30_000

const count = async (table: string) =>
  Number((await pool().query(`SELECT count(*) FROM ${table}`)).rows[0].count)

describe('tidying up', () => {
  test('forgets counts whose time is over, and keeps the others', async () => {
    await pool().query(`INSERT INTO rate_limits (key, points, expire) VALUES
      ('past', 1, extract(epoch FROM now() - interval '1 minute') * 1000),
      ('running', 1, extract(epoch FROM now() + interval '1 minute') * 1000)`)
    await tidy()
    expect((await pool().query('SELECT key FROM rate_limits')).rows).toEqual([{ key: 'running' }])
  })

  test('gives back the nights of holds that ran out, and keeps the holds that run', async () => {
    await pool().query(`
      WITH hold AS (
        INSERT INTO holds (token, reference, room_id, room_name, rate_paise, gst_percent, check_in, check_out, guests, charges)
        SELECT 'token ' || n, 'reference ' || n, (SELECT min(id) FROM rooms), 'Room', 1, 18, '2030-01-01', '2030-01-02', 1, '[]'
        FROM generate_series(1, 2) n RETURNING id, room_id, token
      )
      INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, expires_at, hold_id)
      SELECT room_id, right(token, 1)::int, '2030-01-01', '2030-01-02', 'hold',
             now() + (CASE WHEN token = 'token 1' THEN -1 ELSE 1 END) * interval '1 minute', id
      FROM hold`)
    await tidy()
    expect((await pool().query('SELECT unit FROM occupancies')).rows).toEqual([{ unit: 2 }])
  })

  test('forgets codes after a day and sessions a month after their end', async () => {
    await pool().query(`
      INSERT INTO login_codes (email_sha256, browser_sha256, created_at, expires_at)
      SELECT sha256('a'), sha256('b'), at, at
      FROM unnest(ARRAY[now() - interval '25 hours', now()]) AS at`)
    await pool().query(`
      INSERT INTO staff_sessions (token_hash, staff_id, expires_at, revoked_at)
      SELECT sha256(e.expires::text::bytea || coalesce(e.revoked::text, '')::bytea), staff.id, e.expires, e.revoked
      FROM staff, (VALUES
        (now() - interval '31 days', NULL::timestamptz),
        (now() + interval '1 day', now() - interval '31 days'),
        (now() - interval '29 days', NULL),
        (now() + interval '1 day', NULL)) AS e (expires, revoked)`)
    await tidy()
    expect(await count('login_codes')).toBe(1)
    expect(await count('staff_sessions')).toBe(2)
  })
})

describe('jobs of a process that was killed', () => {
  const name = 'pool-of-the-living'
  beforeAll(() => startLive(`${name} pool-of-its-other-lane`))
  afterAll(stopLive)

  test('are free again at once; those of a process that lives stay its own', async () => {
    for (const owner of ['pool-of-the-dead', name]) {
      await pool().query(
        "SELECT graphile_worker.add_job('x', json_build_object('owner', $1::text))",
        [owner],
      )
      await pool().query(
        `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() WHERE payload->>'owner' = $1`,
        [owner],
      )
    }
    await tidy()
    const { rows } = await pool().query(
      'SELECT locked_by FROM graphile_worker._private_jobs ORDER BY id',
    )
    expect(rows).toEqual([{ locked_by: null }, { locked_by: name }])
  })
})

test('the workers whose job ended while the database was away give up, and the job is free again', async () => {
  const through = new URL(requiredEnv('DATABASE_URL'))
  const port = Number(through.port)
  const line = await startProxy(() => port)
  through.host = new URL(line.url).host
  const database = openPool(through.href, 4)
  const ends_away = async () => {
    line.refuse(true)
    line.cut()
  }
  await pool().query("SELECT graphile_worker.add_job('ends_away')")
  const lane = await startLane({ taskList: { ends_away }, concurrency: 1 }, database)
  await lane.promise
  await freeLostJobs()
  const { rows } = await pool().query(
    "SELECT locked_at FROM graphile_worker.jobs WHERE task_identifier = 'ends_away'",
  )
  expect(rows).toEqual([{ locked_at: null }])
  await database.end()
  await line.close()
})

describe('the live connection', () => {
  test('hears of every entry of the history, also after it was cut', async () => {
    const heard: string[] = []
    let begun = 0
    const forget = listen(
      'staff',
      (notice) => heard.push(JSON.parse(notice).action),
      () => {
        begun += 1
      },
    )
    await startLive('live test')
    const add = (action: string) =>
      pool().query("INSERT INTO audit_entries (actor, action) VALUES ('test', $1)", [action])
    await add('first')
    await vi.waitFor(() => expect(heard).toEqual(['first']), patience)
    await pool().query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'live test' AND datname = current_database()",
    )
    // What the database says of its connections still names the one that is ending.
    await vi.waitFor(() => expect(begun).toBe(2), patience)
    await add('second')
    await vi.waitFor(() => expect(heard).toEqual(['first', 'second']), patience)
    forget()
    await stopLive()
  })
})
