import { codeKeptHours } from '../lib/auth/rules.ts'
import { deleteChats } from '../lib/chat/commands/delete-chats.ts'
import { keptDays } from '../lib/chat/rules/visitor.ts'
import { pool, prisma } from '../lib/db/client.ts'
import { Prisma } from '../lib/db/generated/client.ts'
import { transaction } from '../lib/db/transaction.ts'
import { jobsTable } from '../lib/jobs/private.ts'
import { shortenMailPauses } from '../lib/jobs/queue.ts'
import { occupies } from '../lib/rooms/queries/occupancy.ts'

/**
 * Deletes what has had its day: used-up counts, holds that ran out, codes a day old, sessions that ended a
 * month ago, reviews that Google has not confirmed for as long and conversations that fell silent half a year
 * ago. Only the last of these matters to anybody: it is what the privacy page promises. The rest keeps the
 * tables small.
 */
export async function tidy(): Promise<void> {
  await pool().query('DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000')
  await prisma().$executeRaw`DELETE FROM occupancies o WHERE NOT ${occupies(Prisma.sql`now()`)}`
  await pool().query(
    `DELETE FROM login_codes WHERE created_at < now() - interval '${codeKeptHours} hours'`,
  )
  await pool().query(
    `DELETE FROM staff_sessions
     WHERE least(expires_at, revoked_at) < now() - interval '30 days'`,
  )
  // Google lets only the Place ID be kept for good.
  await pool().query("DELETE FROM reviews_cache WHERE fetched_at < now() - interval '30 days'")
  await deleteOldChats()
  await freeLostJobs()
  await shortenMailPauses()
}

// The privacy page promises guests that a conversation is kept no longer.
async function deleteOldChats(): Promise<void> {
  await transaction(async (tx) => {
    const old = await tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM chats WHERE last_activity < now() - make_interval(days => ${keptDays})
      LIMIT 100 FOR UPDATE SKIP LOCKED`
    await deleteChats(
      tx,
      old.map(({ id }) => id),
    )
  })
}

/**
 * Gives back the jobs that a process held when it was killed; the queue itself would wait four hours.
 * A process is alive while its live connection, named after its pools of workers, is in the database.
 */
export async function freeLostJobs(): Promise<void> {
  await pool().query(
    `SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
     FROM ${jobsTable}
     WHERE locked_by IS NOT NULL
       AND NOT EXISTS (
         SELECT FROM pg_stat_activity WHERE locked_by = ANY (string_to_array(application_name, ' ')))`,
  )
}
