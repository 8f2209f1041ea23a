import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env, requiredEnv } from '../env.ts'
import { processWide } from '../shared/process-wide.ts'
import { PrismaClient } from './generated/client.ts'

type Database = { pool: pg.Pool; prisma: PrismaClient }

const shared = processWide('database', () => ({ open: null as Database | null }))

function database(): Database {
  shared.open ??= connect()
  return shared.open
}

function connect(): Database {
  const pool = new pg.Pool({
    connectionString: requiredEnv('DATABASE_URL'),
    max: env().DATABASE_POOL,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'dontali',
  })
  // A connection that breaks, idle or in use, is replaced at the next use; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
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
