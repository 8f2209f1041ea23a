import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server.js'
import pg from 'pg'
import type { Staff } from '#lib/auth/schema.ts'
import { closeDatabase } from '#lib/db/client.ts'
import { startLive, stopLive } from '#lib/db/live.ts'
import { addToEnv } from '#lib/env.ts'
import { requireStaff } from '#lib/http/session.ts'
import { seedRooms, seedStaff } from '../../prisma/seed.ts'
import { databaseUrl, startTestPostgres } from './postgres.ts'
import { siteSettings } from './site-data.ts'
import { keepRows, restoreRows } from './site-reset.ts'
import { staffCookie } from './staff-cookie.ts'

const settings = {
  ...siteSettings,
  LOG_LEVEL: 'silent',
  LIMIT_STAFF: '10000/60',
  LIMIT_AVAILABILITY: '10000/60',
  LIMIT_HOLDS: '10000/60',
  LIMIT_CREATE_BOOKING: '10000/60',
  LIMIT_STREAMS: '10000',
}

/** Starts the PostgreSQL of the component tests, with a database as a new installation has it. Returns how to end it. */
export async function startDeskDatabase() {
  const { postgres, stop } = await startTestPostgres(async (url, owner) => {
    Object.assign(process.env, settings)
    addToEnv({ DATABASE_URL: url })
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

export type DeskDatabase = Awaited<ReturnType<typeof openDeskDatabase>>

/** A database for the product's calls in this process, as a new installation has it. */
export async function openDeskDatabase(more: Record<string, string>) {
  const { owner, url, template } = JSON.parse(process.env.STAGE_POSTGRES ?? '')
  const name = `stage_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: owner })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} OWNER ${new URL(url).username} TEMPLATE ${template}`)
  Object.assign(process.env, settings, more)
  addToEnv({ DATABASE_URL: databaseUrl(url, name) })
  await startLive('stage')
  const client = new pg.Client({ connectionString: databaseUrl(owner, name) })
  await client.connect()
  return {
    sql: (text: string, values?: unknown[]) => client.query(text, values),
    staffCookie: (email?: string) => staffCookie(client, settings.AUTH_SECRET, email),
    /** The authority of a member of staff who has signed in. */
    async signIn(): Promise<Staff> {
      const cookie = await staffCookie(client, settings.AUTH_SECRET)
      return requireStaff(new NextRequest('http://stage', { headers: { cookie } }), false)
    },
    /** Gives it back what it began with. */
    beginAnew: () => restoreRows(client),
    async close() {
      await stopLive()
      await closeDatabase()
      await client.end()
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.end()
    },
  }
}
