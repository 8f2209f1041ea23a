import { statfs } from 'node:fs/promises'
import type { Staff } from '../auth/schema.ts'
import { databaseMadeAt } from '../backups/queries.ts'
import { lastGoodBackup } from '../backups/service.ts'
import { pool } from '../db/client.ts'
import { env } from '../env.ts'
import { jobsWithTasks } from '../jobs/private.ts'
import type { Figures, Warning } from './schema.ts'
import { unbelievedProxy } from './service.ts'

/** The figures of now, of the database and of this machine. */
export async function readFigures(): Promise<Figures> {
  const { BACKUP_DIR, DATA_DIR } = env()
  const [jobs, disk, last] = await Promise.all([
    pool().query(countJobs),
    statfs(DATA_DIR),
    BACKUP_DIR === undefined ? undefined : lastGoodBackup(BACKUP_DIR),
  ])
  const { mails, queue } = jobs.rows[0]
  return {
    mails,
    queue,
    proxy: unbelievedProxy(),
    disk: { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    backups: last === undefined ? null : { last, databaseMade: await databaseMadeAt() },
  }
}

// A mail that was tried waits since it was asked for: each failure puts its next try off.
const countJobs = `
  WITH jobs AS (
    SELECT t.identifier LIKE 'send\\_%' AS is_mail, j.is_available, j.attempts >= j.max_attempts AND j.locked_at IS NULL AS is_lost,
      extract(epoch FROM now() - j.run_at) AS due,
      extract(epoch FROM now() - CASE WHEN j.attempts > 0 THEN j.created_at ELSE j.run_at END) AS age,
      j.updated_at > now() - interval '1 day' AS is_recent,
      j.locked_at > now() - interval '10 minutes' AS has_begun
    FROM ${jobsWithTasks}
  )
  SELECT json_build_object(
      'waiting', count(*) FILTER (WHERE is_mail AND NOT is_lost),
      'oldest', greatest(0, coalesce(max(age) FILTER (WHERE is_mail AND NOT is_lost), 0)),
      'failed', count(*) FILTER (WHERE is_mail AND is_lost AND is_recent)) AS mails,
    json_build_object(
      'waiting', count(*) FILTER (WHERE is_available AND due >= 0),
      'oldest', greatest(0, coalesce(max(due) FILTER (WHERE is_available), 0)),
      'failed', count(*) FILTER (WHERE is_lost),
      'moves', coalesce(bool_or(has_begun), false)) AS queue
  FROM jobs`

/** Reads what was wrong at the last look, the oldest first. `_by`: only staff are told. */
export async function currentWarnings(_by: Staff): Promise<Warning[]> {
  const { rows } = await pool().query(
    'SELECT name, text, since FROM warnings WHERE since IS NOT NULL ORDER BY since, name',
  )
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}
