import { test as base } from '@playwright/test'
import { startPlaces, type TestPlaces } from './places.ts'
import { startServer, type TestServer } from './server.ts'
import { startSmtp, type TestSmtp } from './smtp.ts'

export type Site = { server: TestServer; smtp: TestSmtp; google: TestPlaces }

/**
 * Playwright's `test` with a site of its own: the real process on a new database, and a real SMTP server that
 * receives its mail, and a stand-in for Google. `page.goto('/booking')` goes there; staff sign in as
 * staff@dontali.example or, because a code is given once a minute, as desk@, night@, record@, reviews@,
 * rooms@, customers@, stays@ or reports@dontali.example.
 */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on here
    async ({}, use) => {
      const smtp = await startSmtp()
      const google = await startPlaces()
      const server = await startServer({
        env: {
          SMTP_URL: smtp.url,
          GOOGLE_PLACES_BASE_URL: google.url,
          STAFF_EMAILS:
            'staff@dontali.example,desk@dontali.example,night@dontali.example,record@dontali.example,reviews@dontali.example,rooms@dontali.example,customers@dontali.example,stays@dontali.example,reports@dontali.example',
          LIMIT_STAFF: '10000/60',
          LIMIT_AVAILABILITY: '10000/60',
          LIMIT_HOLDS: '10000/60',
          LIMIT_CREATE_BOOKING: '10000/60',
        },
      })
      await use({ server, smtp, google })
      await server.clean()
      await smtp.close()
      await google.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ site }, use) => use(site.server.url),
})
