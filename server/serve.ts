import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import next from 'next'
import { listStaff } from '../lib/auth/queries.ts'
import { backupPlace, followChoice, keptChoice, offerBackups } from '../lib/backups/service.ts'
import { closeDatabase } from '../lib/db/client.ts'
import { readUsualWait } from '../lib/desk/queries/usual-wait.ts'
import { addToEnv, env, publicUrl, requiredEnv } from '../lib/env.ts'
import { openDraftPages } from '../lib/farm/service/draft-pages.ts'
import { followFarm } from '../lib/farm/service/follow-farm.ts'
import { databaseNow } from '../lib/http/clock.ts'
import { pricedRooms } from '../lib/rates/queries/lowest-rates.ts'
import { areSetUp, readSettings } from '../lib/reviews/queries/settings.ts'
import { ending } from '../lib/shared/ending.ts'
import { seedFacts, seedRooms, seedStaff } from '../prisma/seed.ts'
import { backUpBeforeMigration } from './backups/folder.ts'
import { makeBackup, nightlyBackup } from './backups/night.ts'
import { openBookingRooms } from './booking-rooms.ts'
import { draftPages, previewIdOf } from './draft-pages.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres.ts'
import { answerEventStream } from './event-streams.ts'
import { watchHealth } from './health.ts'
import { listenHttp } from './http.ts'
import { startJobs } from './jobs.ts'
import { keptPages } from './kept-pages.ts'
import { keptSecret } from './kept-secret.ts'
import { wishOnlyShown } from './language-choice.ts'
import { leadToEnglish } from './languages-off.ts'
import { openMetrics } from './metrics/open-metrics.ts'
import { migrate } from './migrate.ts'
import { openReviewsLink } from './reviews-link.ts'
import { endOnSignals, type Parts } from './shutdown.ts'
import { type MakePage, openSitePages } from './site-pages.ts'
import { anewHeader, anewKey, openStaticPages } from './static-pages.ts'
import type { BackUp } from './tasks.ts'
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
    // Told to end, the process closes what it had opened as endOnSignals says.
    if (ending().aborted) return
    await parts.jobs?.stop()
    await parts.connections?.stop()
    await parts.database?.stop()
    throw error
  }
}

async function open(parts: Parts, dev: boolean): Promise<void> {
  const backUp = await openDatabase(parts)
  parts.jobs = await startJobs(backUp)
  watchHealth()
  const { METRICS_HOST, METRICS_PORT } = env()
  if (METRICS_PORT) parts.metrics = await openMetrics({ host: METRICS_HOST, port: METRICS_PORT })
  await openSite(parts, dev)
}

/** Returns the job that backs the database up. */
async function openDatabase(parts: Parts): Promise<BackUp> {
  const { DATA_DIR, NODE_ENV, AUTH_SECRET, DATABASE_URL, BACKUP_DIR } = env()
  const secret = await keptSecret(DATA_DIR, 'auth-secret', 32)
  addToEnv({ NODE_ENV, AUTH_SECRET: AUTH_SECRET ?? secret })
  let embedded: EmbeddedPostgres | undefined
  if (DATABASE_URL === undefined) {
    embedded = await openEmbeddedPostgres(DATA_DIR, step)
    parts.database = embedded
    addToEnv({ DATABASE_URL: embedded.url, BACKUP_DIR: BACKUP_DIR ?? join(DATA_DIR, 'backups') })
  }
  followChoice(await keptChoice(DATA_DIR))
  const url = requiredEnv('DATABASE_URL')
  const place = backupPlace()
  const backUp = place && (() => backUpBeforeMigration(url, place))
  await migrate(url, { before: backUp && (() => step('Backing up the database', backUp)) })
  parts.connections = { stop: closeDatabase }
  await seedFacts()
  await followFarm()
  await readUsualWait(new Date())
  await seedRooms()
  await seedStaff()
  if (embedded?.remark) process.stdout.write(`Note: ${embedded.remark}\n`)
  const database = { url, adminUrl: embedded?.adminUrl }
  offerBackups(async () => {
    const now = backupPlace()
    if (!now) throw new Error('There’s no folder for backups yet.')
    await makeBackup(database, now)
  })
  return nightlyBackup(database, backupPlace)
}

async function openSite(parts: Parts, dev: boolean): Promise<void> {
  const { DATA_DIR, HOST, PORT, TRUST_PROXY, NEXT_DIST_DIR } = env()
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
  const dist = resolve(root, NEXT_DIST_DIR)
  const rooms = openBookingRooms(
    dist,
    async () => (await pricedRooms('', await databaseNow())).rows,
  )
  const reviews = openReviewsLink(async () => areSetUp(await readSettings()))
  const pages = dev ? undefined : openStaticPages(root, dist, { https, known: { rooms, reviews } })
  const site = pages && openSitePages(pages, keptPages(join(DATA_DIR, 'pages')))
  await site?.begin()
  // Once requests come in, a database that goes away mustn't end the process: nothing below may fail for want of it.
  const staff = (await listStaff()).filter(({ removedAt }) => removedAt === null)
  const drafts = draftPages(await previewIdOf(dist, dev))
  const at = { host: HOST, port: PORT, hops: TRUST_PROXY, upgrades: dev }
  parts.http = await listenHttp(
    at,
    async (request, response) => {
      if (answerEventStream(request, response)) return
      if (leadToEnglish(request, response)) return
      wishOnlyShown(request.headers)
      pages?.prepareForNext(request, response)
      await drafts.answer(request, () => handle(request, response))
    },
    pages?.answer,
  )
  addToEnv({ PORT: String(parts.http.port) })
  const origin = originOf(HOST, parts.http.port)
  openDraftPages(drafts.makeAt(origin))
  await site?.keep(makePageAt(origin))
  process.stdout.write(summary(staff.map(({ email }) => email)))
}

/** The address at which this process answers itself. */
function originOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}

// Next is asked as any guest would ask it, because it makes a page anew for a request only.
function makePageAt(origin: string): MakePage {
  return async (path) => {
    const headers = { [anewHeader]: anewKey }
    const answer = await fetch(new URL(path, origin), { headers, redirect: 'error' })
    if (answer.ok) return answer.text()
    throw new Error(`Next answered ${path} with ${answer.status}.`)
  }
}
