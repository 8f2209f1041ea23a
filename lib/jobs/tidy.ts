import { pool } from '../db/client.ts'

/**
 * Deletes what has had its day: used-up counts, holds that ran out, codes a day old and sessions that
 * ended a month ago. Nothing reads these rows any more; this only keeps the tables small.
 */
export async function tidy(): Promise<void> {
  await pool().query('DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000')
  await pool().query("DELETE FROM occupancies WHERE kind = 'hold' AND expires_at < now()")
  await pool().query("DELETE FROM login_codes WHERE created_at < now() - interval '1 day'")
  await pool().query(
    `DELETE FROM staff_sessions
     WHERE least(expires_at, revoked_at) < now() - interval '30 days'`,
  )
  await freeLostJobs()
}

/**
 * Gives back the jobs that a process held when it was killed; the queue itself would wait four hours.
 * A process is alive while its live connection, named after its workers, is in the database.
 */
export async function freeLostJobs(): Promise<void> {
  await pool().query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
     FROM graphile_worker._private_jobs
     WHERE locked_by IS NOT NULL
       AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = locked_by)`,
  )
}
