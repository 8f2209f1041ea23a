import pg from 'pg'
import { closeDatabase } from '#lib/db/client.ts'
import { addToEnv } from '#lib/env.ts'
import { seedFacts, seedRooms, seedStaff } from '../../prisma/seed.ts'
import { deskSettings } from './desk-process.ts'
import { startTestPostgres } from './postgres.ts'
import { keepRows } from './site-reset.ts'

/** Starts the PostgreSQL of the component tests, with a database as a new installation has it. Returns how to end it. */
export async function startDeskDatabase() {
  const { postgres, stop } = await startTestPostgres(async (url, owner) => {
    Object.assign(process.env, deskSettings)
    addToEnv({ DATABASE_URL: url })
    await seedFacts()
    await seedRooms()
    await seedStaff()
    await closeDatabase()
    const client = new pg.Client({ connectionString: owner })
    await client.connect()
    await keepRows(client)
    await client.end()
  })
  process.env.STAGE_POSTGRES = JSON.stringify(postgres)
  return stop
}
