import { pool } from '../db/client.ts'

/** The time of the database's first migration: before it there was nothing to back up. */
export async function databaseMadeAt(): Promise<Date> {
  const { rows } = await pool().query('SELECT min(started_at) AS at FROM _prisma_migrations')
  return rows[0].at
}
