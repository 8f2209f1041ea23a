import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDatabase, pool, prisma } from '#lib/db/client.ts'
import { addToEnv, env } from '#lib/env.ts'
import { restore } from '../../server/backups/restore.ts'
import { findTables } from '../../server/backups/tables.ts'
import { backUp, readDatabase } from '../../server/backups/write.ts'
import { startJobs } from '../../server/jobs.ts'
import { knownMigrations, migrate } from '../../server/migrate.ts'
import { ask, backupPlaces, contents, fillFarm, on } from '../support/backup.ts'
import { insertBooking, removeBookings } from '../support/bookings.ts'
import { useDatabase } from '../support/database.ts'
import { startSmtp, type TestSmtp } from '../support/smtp.ts'

useDatabase()
const places = backupPlaces()
let source: string
let reference: string
let file: string

beforeAll(async () => {
  reference = await fillFarm()
  source = env().DATABASE_URL ?? ''
  file = await places.file()
  await backUp(source, file)
})

describe('a backup and its restoring', () => {
  test('give an empty database the same rows, files, numbers and promises', async () => {
    const target = await places.database()
    await restore(target, file)
    const found = await contents(source)
    expect(await contents(target)).toEqual(found)
    for (const name of [
      'bookings',
      'files',
      'alike_files',
      'booking_counts',
      'room_days',
      'chat_messages',
    ]) {
      expect(found[`public.${name}`], name).not.toEqual([])
    }
  })

  test('give the same to a database in which a server has started and staff have signed in', async () => {
    const target = await places.database({ empty: false })
    await on(target, async (client) => {
      await client.query(
        `INSERT INTO rooms (name, slug, base_paise, gst_percent) VALUES ('A', 'a', 1, 18), ('B', 'b', 1, 18)`,
      )
      await client.query(
        `INSERT INTO staff (email, role) VALUES ('staff@dontali.example', 'owner')`,
      )
      await client.query(
        `INSERT INTO staff_sessions (token_hash, staff_id, expires_at) SELECT sha256('x'), id, now() FROM staff`,
      )
      await client.query(`INSERT INTO notifications (type, title) VALUES ('a', 'b')`)
      await client.query(`SELECT graphile_worker.add_job('tidy')`)
    })
    await restore(target, file)
    expect(await contents(target)).toEqual(await contents(source))
  })

  test('end all open sessions and codes, and list who can sign in', async () => {
    const [before, target] = [
      await places.database({ empty: false }),
      await places.database({ empty: false }),
    ]
    await on(before, async (client) => {
      await client.query(
        `INSERT INTO staff (email, role, removed_at) VALUES ('asha@example.com', 'owner', NULL), ('left@example.com', 'desk', now())`,
      )
      await client.query(
        `INSERT INTO staff_sessions (token_hash, staff_id, expires_at)
         SELECT sha256(email::bytea), id, now() + interval '1 day' FROM staff`,
      )
      await client.query(
        `INSERT INTO login_codes (email_sha256, browser_sha256, expires_at)
         VALUES (sha256('a'), sha256('b'), now() + interval '5 minutes')`,
      )
    })
    const path = await places.file()
    await backUp(before, path)
    expect((await restore(target, path)).staff).toEqual(['asha@example.com'])
    const open = `SELECT FROM staff_sessions WHERE revoked_at IS NULL
      UNION ALL SELECT FROM login_codes WHERE used_at IS NULL`
    expect([(await ask(before, open)).length, (await ask(target, open)).length]).toEqual([3, 0])
  })

  test('the next rows have numbers of their own, and are summed up as ever', async () => {
    const target = await places.database({ empty: false })
    await restore(target, file)
    const last = await ask(source, 'SELECT last_value FROM rooms_id_seq')
    const next = await ask(
      target,
      `INSERT INTO rooms (name, slug, base_paise, gst_percent) VALUES ('New', 'new', 1, 18) RETURNING id`,
    )
    expect(next[0].id).toBe(Number(last[0].last_value) + 1)
    const sum = 'SELECT sum(count)::int AS sum FROM booking_counts'
    const [before] = await ask(target, sum)
    await ask(target, `DELETE FROM occupancies WHERE kind = 'booking'`)
    await ask(target, 'DELETE FROM roomless_bookings')
    await on(target, async (client) => {
      await client.query('BEGIN')
      await client.query('ALTER TABLE audit_entries DISABLE TRIGGER USER')
      await client.query('ALTER TABLE notifications DISABLE TRIGGER USER')
      await client.query('ALTER TABLE payments DISABLE TRIGGER USER')
      await client.query('DELETE FROM payments')
      await client.query('ALTER TABLE charges DISABLE TRIGGER USER')
      await client.query('DELETE FROM charges')
      await client.query('DELETE FROM audit_entries')
      await client.query('DELETE FROM notifications')
      await client.query(`DELETE FROM bookings WHERE status = 'confirmed'`)
      await client.query('COMMIT')
    })
    const [after] = await ask(target, sum)
    expect(after?.sum).toBe(before?.sum - 1)
  })

  test('what is written during the backup is in it whole or not at all', async () => {
    const target = await places.database({ empty: false })
    const path = await places.file()
    const before = await contents(source)
    const text = await on(source, async (client) => {
      const pieces: string[] = []
      for await (const piece of readDatabase(client, {})) {
        // In the middle: tables before and after this one would tell of it.
        if (pieces.push(piece) === 3) await insertBooking({ email: 'meanwhile@example.com' })
      }
      return pieces.join('')
    })
    await writeFile(path, gzipSync(text))
    await restore(target, path)
    const found = await contents(target)
    expect({ ...found, numbers: null }).toEqual({ ...before, numbers: null })
    expect(await contents(source)).not.toEqual(before)
    await removeBookings(`email = 'meanwhile@example.com'`)
    await pool().query(`DELETE FROM customers WHERE email = 'meanwhile@example.com'`)
  })

  test('a backup of earlier migrations is restored as it was and then migrated', async () => {
    const old = await places.database()
    const names = await knownMigrations()
    await migrate(old, { only: names.slice(0, names.indexOf('20261121100000_summaries')) })
    await on(old, async (client) => {
      await client.query(`INSERT INTO rooms (name, slug, base_paise) VALUES ('Old', 'old', 1)`)
      await client.query(
        `INSERT INTO customers (email, full_name, phone) VALUES ('a@example.com', 'A', '1')`,
      )
      await client.query(
        `INSERT INTO files (sha256, mime, size, name, bytes) VALUES (sha256('x'), 'image/jpeg', 1, 'x', 'x')`,
      )
      await client.query(
        `INSERT INTO bookings (reference, secret, customer_id, full_name, email, phone, room_id, room_name,
           check_in, check_out, nights, guests, rate_paise, gst_percent, total_paise, screenshot_id)
         SELECT 'R', repeat('s', 22), c.id, 'A', 'a@example.com', '1', r.id, 'Old', '2027-01-01', '2027-01-02', 1,
           1, 1, 18, 1, f.id FROM customers c, rooms r, files f`,
      )
    })
    const path = await places.file()
    await backUp(old, path)
    const target = await places.database()
    await restore(target, path)
    expect(await ask(target, 'SELECT status, count FROM booking_counts')).toEqual([
      { status: 'pending', count: '1' },
    ])
    // What a payment was then is in the ledger now.
    expect(await ask(target, 'SELECT kind, night::text, words, paise FROM charges')).toEqual([
      { kind: 'night', night: '2027-01-01', words: 'Old', paise: 1 },
    ])
    expect(
      await ask(target, `SELECT state, method, paise, proof_id IS NOT NULL AS shown FROM payments`),
    ).toEqual([{ state: 'claimed', method: 'upi', paise: 1, shown: true }])
    expect((await ask(target, 'SELECT FROM _prisma_migrations')).length).toBe(names.length)
    const later = await places.database({ empty: false })
    const before = await contents(later)
    await expect(restore(later, path)).rejects.toThrow(
      /^This backup was made by an older version of Dontali .*Restore it into an empty database\.$/,
    )
    expect(await contents(later)).toEqual(before)
  })
})

describe('what a backup is of', () => {
  test('every table of the database that keeps its rows, each after those that it points to', async () => {
    const url = await places.database({ empty: false })
    await ask(url, 'CREATE TABLE aaa (id uuid REFERENCES bookings (id), bytes bytea)')
    const names = await on(url, async (client) =>
      (await findTables(client)).map(({ name }) => name),
    )
    const tables = await ask(
      url,
      `SELECT 'public.' || tablename AS name FROM pg_tables WHERE schemaname = 'public'
       AND tablename NOT IN ('rate_limits', '_prisma_migrations', 'picture_copies')`,
    )
    const ours = names.filter((name) => name.startsWith('public.'))
    expect(ours.sort()).toEqual(tables.map(({ name }) => name).sort())
    expect(names.indexOf('public.aaa')).toBeGreaterThan(names.indexOf('public.bookings'))
  })

  test('the queue has no table but those that are kept and those that it makes anew', async () => {
    const tables = await ask(
      source,
      `SELECT tablename FROM pg_tables WHERE schemaname = 'graphile_worker' ORDER BY 1`,
    )
    expect(tables.map(({ tablename }) => tablename)).toEqual([
      '_private_job_queues',
      '_private_jobs',
      '_private_known_crontabs',
      '_private_tasks',
      'migrations',
    ])
    const kept = await on(source, findTables)
    expect(kept.filter(({ name }) => name.startsWith('graphile_worker'))).toHaveLength(3)
  })
})

describe('mails that had not left', () => {
  let smtp: TestSmtp
  beforeAll(async () => {
    smtp = await startSmtp()
    process.env.SMTP_URL = smtp.url
  })
  afterAll(async () => {
    delete process.env.SMTP_URL
    await closeDatabase()
    addToEnv({ DATABASE_URL: source })
    await smtp.close()
  })

  test('leave after the restoring', async () => {
    const target = await places.database({ empty: false })
    await restore(target, file)
    await closeDatabase()
    addToEnv({ DATABASE_URL: target })
    expect(await prisma().booking.count({ where: { reference } })).toBe(1)
    const jobs = await startJobs()
    const mail = await smtp.waitFor(
      ({ subject }) => subject === `We have your booking ${reference}`,
    )
    expect(mail.recipients.join().toLowerCase()).toMatch(/^asha\d+@example\.com$/)
    await jobs.stop()
    await closeDatabase()
  })
})
