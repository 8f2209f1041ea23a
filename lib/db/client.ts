import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { env, requiredEnv } from '../env.ts'
import { processWide } from '../shared/process-wide.ts'
import { PrismaClient } from './generated/client.ts'
import { openPool } from './open-pool.ts'

type Database = { pool: pg.Pool; prisma: PrismaClient }

const shared = processWide('database', () => ({ open: null as Database | null }))

function database(): Database {
  shared.open ??= connect()
  return shared.open
}

function connect(): Database {
  const pool = openPool(requiredEnv('DATABASE_URL'), env().DATABASE_POOL)
  return { pool, prisma: new PrismaClient({ adapter: new PrismaPg(pool) }) }
}

/** The one pool of connections of this process. */
export function pool(): pg.Pool {
  return database().pool
}

/** The one Prisma client of this process. Writes that belong together go through {@link transaction}. */
export function prisma(): PrismaClient {
  return database().prisma
}

/** Ends all connections; for the end of the process. */
export async function closeDatabase(): Promise<void> {
  const { open } = shared
  shared.open = null
  await open?.prisma.$disconnect()
  await open?.pool.end()
}
