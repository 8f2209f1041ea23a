import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as statsRoute from '#app/api/admin_stats/route.ts'
import { backupName } from '#lib/backups/rules.ts'
import { pool } from '#lib/db/client.ts'
import { addToEnv } from '#lib/env.ts'
import { checkHealth } from '#lib/health/commands.ts'
import { startJobs } from '../../server/jobs.ts'
import { call } from '../support/call.ts'
import { useDatabase } from '../support/database.ts'
import { temporaryDir } from '../support/postgres.ts'
import { startSmtp, type TestSmtp } from '../support/smtp.ts'
import { signedIn } from '../support/staff.ts'

useDatabase()
let smtp: TestSmtp
let folder: string

beforeAll(async () => {
  smtp = await startSmtp()
  folder = await temporaryDir()
  Object.assign(process.env, { SMTP_URL: smtp.url, DATA_DIR: folder, BACKUP_DIR: folder })
  addToEnv({})
  await pool().query(`UPDATE _prisma_migrations SET started_at = now() - interval '3 days'`)
})
beforeEach(() => pool().query('TRUNCATE warnings'))
afterAll(async () => {
  await smtp.close()
  await rm(folder, { recursive: true })
})

/** Looks again, as if so many hours had passed since the last time. */
async function lookAfter(hours: number) {
  const past = `- make_interval(mins => ${hours * 60})`
  await pool().query(
    `UPDATE settings SET updated_at = now() - interval '5 minutes' WHERE key = 'health_checked'`,
  )
  await pool().query(`UPDATE warnings SET since = since ${past}, told_at = told_at ${past}`)
  return (await checkHealth()).map(({ name, tell }) => `${name} ${tell}`)
}
const jobs = async () =>
  (
    await pool().query(
      `SELECT payload->>'tell' AS tell FROM graphile_worker._private_jobs j
       JOIN graphile_worker._private_tasks t ON t.id = task_id WHERE identifier = 'send_warning_mail' ORDER BY j.id`,
    )
  ).rows.map(({ tell }) => tell)

test('the dashboard and one e-mail a day say that backups have stopped, and one e-mail says when they work again', async () => {
  const { cookie } = await signedIn()
  const shown = async () =>
    (await call(statsRoute, 'GET', '/api/admin_stats', { cookie })).body.warnings
  expect(await shown()).toEqual([])
  expect(await lookAfter(0)).toEqual(['backups began'])
  expect(await shown()).toEqual([
    { name: 'backups', text: 'No good backup has been made yet.', since: expect.any(String) },
  ])
  expect(await lookAfter(1)).toEqual([])
  expect(await lookAfter(23)).toEqual(['backups lasts'])
  await writeFile(join(folder, backupName('migration', new Date())), '')
  expect(await lookAfter(1)).toEqual([])
  const name = backupName('night', new Date())
  await writeFile(join(folder, name), '')
  expect(await lookAfter(1)).toEqual(['backups ended'])
  expect(await shown()).toEqual([])
  expect(await jobs()).toEqual(['began', 'lasts', 'ended'])
  await pool().query('TRUNCATE graphile_worker._private_jobs')
  await rm(join(folder, name))
})

test('of two processes one looks, and none again within five minutes', async () => {
  await pool().query(`DELETE FROM settings WHERE key = 'health_checked'`)
  const all = await Promise.all([checkHealth(), checkHealth(), checkHealth()])
  expect(all.flat().map(({ name }) => name)).toEqual(['backups'])
  expect(await checkHealth()).toEqual([])
  await pool().query('TRUNCATE graphile_worker._private_jobs')
})

test('a mail that the server does not take is a warning, whose mail goes when it is back', async () => {
  await writeFile(join(folder, backupName('night', new Date())), '')
  await lookAfter(0)
  smtp.refuse = true
  const tried = `UPDATE graphile_worker._private_jobs SET attempts = 3, created_at = now() - interval '31 minutes',
    run_at = now() + interval '9 minutes'`
  await pool().query(`SELECT graphile_worker.add_job('send_chat_mail', '{}')`)
  await pool().query(tried)
  expect(await lookAfter(1)).toEqual(['mails began'])
  const running = await startJobs()
  const refused = async () =>
    (
      await pool().query(
        `SELECT FROM graphile_worker._private_jobs WHERE attempts = 1 AND last_error LIKE '%not now%'`,
      )
    ).rows.length
  await expect.poll(refused).toBe(1)
  expect(smtp.mails).toEqual([])
  smtp.refuse = false
  const mail = await smtp.waitFor(({ subject }) => subject === 'E-mails aren’t being sent')
  expect(mail.text).toContain('An e-mail has been waiting 31\u00a0minutes to be sent')
  expect(mail.recipients).toEqual(['staff@dontali.example'])
  await running.stop()
})

test('a queue in which nothing begins is a warning, one that is only long is not', async () => {
  await pool().query('TRUNCATE graphile_worker._private_jobs')
  await pool().query(
    `SELECT graphile_worker.add_job('tidy', '{}', run_at => now() - interval '11 minutes') FROM generate_series(1, 2)`,
  )
  await pool().query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'x'
     WHERE id = (SELECT min(id) FROM graphile_worker._private_jobs)`,
  )
  expect(await lookAfter(0)).toEqual([])
  await pool().query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '11 minutes' WHERE locked_at IS NOT NULL`,
  )
  expect(await lookAfter(0)).toEqual(['queue began'])
})
