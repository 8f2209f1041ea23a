import { resolve } from 'node:path'
import next from 'next'
import { closeDatabase } from '../lib/db/client.ts'
import { addToEnv, env, publicUrl, requiredEnv } from '../lib/env.ts'
import { seedRooms, seedStaff } from '../prisma/seed.ts'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { answerEventStream } from './event-streams.ts'
import { listenHttp } from './http.ts'
import { startJobs } from './jobs.ts'
import { keptSecret } from './kept-secret.ts'
import { migrate } from './migrate.ts'
import { endOnSignals, type Parts } from './shutdown.ts'
import { openStaticPages } from './static-pages.ts'
import { step, summary } from './terminal.ts'

/**
 * The whole process, from nothing to serving. Rejects with an Error of one sentence when it cannot start,
 * after it has closed what it had opened.
 */
export async function serve({ dev }: { dev: boolean }): Promise<void> {
  const parts: Parts = {}
  endOnSignals(parts)
  parts.opening = open(parts, dev)
  try {
    await parts.opening
  } catch (error) {
    await parts.jobs?.stop()
    await parts.connections?.stop()
    await parts.database?.stop()
    throw error
  }
}

async function open(parts: Parts, dev: boolean): Promise<void> {
  await openDatabase(parts)
  parts.jobs = await startJobs()
  await openSite(parts, dev)
}

async function openDatabase(parts: Parts): Promise<void> {
  const { DATA_DIR, NODE_ENV, AUTH_SECRET, DATABASE_URL } = env()
  const secret = await keptSecret(DATA_DIR, 'auth-secret', 32)
  addToEnv({ NODE_ENV, AUTH_SECRET: AUTH_SECRET ?? secret })
  let remark: string | undefined
  if (DATABASE_URL === undefined) {
    const embedded = await openEmbeddedPostgres(DATA_DIR, step)
    parts.database = embedded
    remark = embedded.remark
    addToEnv({ DATABASE_URL: embedded.url })
  }
  await migrate(requiredEnv('DATABASE_URL'))
  parts.connections = { stop: closeDatabase }
  await seedRooms()
  await seedStaff()
  if (remark) process.stdout.write(`Note: ${remark}\n`)
}

async function openSite(parts: Parts, dev: boolean): Promise<void> {
  const { HOST, PORT, TRUST_PROXY, NEXT_DIST_DIR } = env()
  const root = resolve(import.meta.dirname, '..')
  // Next takes 127.0.0.1 for another host than localhost and redirects to itself without end.
  const app = next({
    dev,
    dir: root,
    hostname: 'localhost',
    port: PORT,
  })
  await app.prepare()
  parts.pages = { stop: () => app.close() }
  const handle = app.getRequestHandler()
  const https = publicUrl().startsWith('https:')
  const pages = dev ? undefined : openStaticPages(root, resolve(root, NEXT_DIST_DIR), https)
  const at = { host: HOST, port: PORT, hops: TRUST_PROXY }
  parts.http = await listenHttp(
    at,
    async (request, response) => {
      if (answerEventStream(request, response)) return
      pages?.prepareForNext(request, response)
      await handle(request, response)
    },
    pages?.answer,
  )
  addToEnv({ PORT: String(parts.http.port) })
  process.stdout.write(await summary())
}
