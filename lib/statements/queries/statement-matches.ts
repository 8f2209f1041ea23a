import type { Staff } from '../../auth/schema.ts'
import { requiredEnv } from '../../env.ts'
import { dayInIndia, isoDateOf } from '../../shared/dates.ts'
import { runThread } from '../../shared/run-thread.ts'
import { sourceFile } from '../../shared/source-file.ts'
import { findStatement, wireStatement } from './list-statements.ts'

const workerFile = sourceFile('lib', 'statements', 'queries', 'match-worker.ts')

/**
 * Returns a statement beside the bookings, as the bytes of the JSON text of `WireMatches`: the lines of its account between
 * its days, whichever file had them first. A thread asks the database, compares and writes the answer, so that ten thousand
 * lines keep no other request waiting. `not_found`.
 */
export async function statementMatches(by: Staff, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const row = await findStatement(by, id)
  const lines = [row.account, isoDateOf(row.fromDay), isoDateOf(row.toDay)]
  const today = dayInIndia(new Date())
  const job = { url: requiredEnv('DATABASE_URL'), lines, statement: wireStatement(row), today }
  return runThread(workerFile, job, { memoryMb: 384, maxMs: 30_000 })
}
