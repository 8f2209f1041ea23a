import { randomInt } from 'node:crypto'
import { test as base } from '@playwright/test'
import pg from 'pg'
import { visitEmbeddedPostgres } from '../../server/embedded-postgres.ts'
import { startPlaces, type TestPlaces } from './places.ts'
import { startServer, type TestServer } from './server.ts'
import { newSiteData } from './site-data.ts'
import { ownerOf, restoreRows } from './site-reset.ts'
import { siteSettings } from './site-settings.ts'
import { startSmtp, type TestSmtp } from './smtp.ts'
import { staffCookie } from './staff-cookie.ts'

/** What answers calls at an address: a site, or a stage for the screens of staff. */
export type Desk = {
  server: { url: string }
  /** A new session of staff@dontali.example, or of a colleague, as a Cookie header. */
  staffCookie(email?: string): Promise<string>
  /** Changes its database, for what no page of a guest can. */
  sql(text: string, values?: unknown[]): Promise<unknown>
}

export type Site = Desk & {
  server: TestServer
  smtp: TestSmtp
  google: TestPlaces
  /** A mail that leaves once a change can no longer be taken back, without waiting for that. */
  lateMail: TestSmtp['waitFor']
}

type WorkersSite = Site & {
  /** Gives the site back what it began with, unless this file of tests has it already. */
  beginFor(file: string): Promise<void>
}

/**
 * Playwright's `test` with a site: the real process, a real SMTP server that receives its mail, and a stand-in for
 * Google. `page.goto('/booking')` goes there. Each worker has one, which begins anew with each file: as a new
 * installation. After `test.use({ signedIn: true })` the browser holds a session of staff, a new one for each test.
 * Those who may ask for a code are staff@dontali.example and, because a code is given once a minute, desk@dontali.example.
 */
export const test = base.extend<{ signedIn: boolean; site: Site }, { workersSite: WorkersSite }>({
  workersSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on here
    async ({}, use) => {
      const smtp = await startSmtp()
      const google = await startPlaces()
      const server = await startServer({
        dataDir: await newSiteData(),
        env: {
          ...siteSettings,
          SMTP_URL: smtp.url,
          GOOGLE_PLACES_BASE_URL: google.url,
          TRUST_PROXY: '1',
        },
      })
      const database = await visitEmbeddedPostgres(server.dataDir)
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const owner = await ownerOf(server.dataDir, database.url)
      let begunFor: string | undefined
      await use({
        server,
        smtp,
        google,
        sql: (text, values) => client.query(text, values),
        staffCookie: (email) => staffCookie(client, siteSettings.AUTH_SECRET, email),
        lateMail: async (...wanted) => {
          const due = 'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()'
          const hurry = setInterval(() => void client.query(due), 250)
          return smtp.waitFor(...wanted).finally(() => clearInterval(hurry))
        },
        async beginFor(file) {
          if (file === begunFor) return
          if (begunFor !== undefined) {
            smtp.reset()
            google.reset()
            await restoreRows(owner)
            // Some mail may have been on its way.
            smtp.reset()
          }
          begunFor = file
        },
      })
      await Promise.all([client.end(), owner.end()])
      await server.clean()
      await smtp.close()
      await google.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ workersSite }, use, { file }) => {
    await workersSite.beginFor(file)
    await use(workersSite)
  },
  baseURL: ({ site }, use) => use(site.server.url),
  // One sender keeps few unpaid nights, and each test is somebody else.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on here
  extraHTTPHeaders: ({}, use) => use(fromSomewhere()),
  signedIn: [false, { option: true }],
  storageState: async ({ signedIn, site }, use) => {
    await use(signedIn ? await staffState(site) : undefined)
  },
})

/** The header by which a request comes from a network that nobody else in the tests has. */
export function fromSomewhere(): { 'x-forwarded-for': string } {
  const [second, third, fourth] = [randomInt(256), randomInt(256), randomInt(1, 255)]
  return { 'x-forwarded-for': `10.${second}.${third}.${fourth}` }
}

/** What a browser holds after staff have signed in, for a context beside that of the test. */
export async function staffState(site: Desk, email?: string) {
  const [name = '', value = ''] = (await site.staffCookie(email)).split('=')
  const { hostname: domain } = new URL(site.server.url)
  const flags = { path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' } as const
  return { cookies: [{ name, value, domain, ...flags }], origins: [] }
}
