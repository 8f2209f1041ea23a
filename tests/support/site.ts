import { test as base } from '@playwright/test'
import { startServer, type TestServer } from './server.ts'
import { startSmtp, type TestSmtp } from './smtp.ts'

export type Site = { server: TestServer; smtp: TestSmtp }

/**
 * Playwright's `test` with a site of its own: the real process on a new database, and a real SMTP server
 * that receives its mail. `page.goto('/booking')` goes there; staff sign in as staff@dontali.example or,
 * because a code is given once a minute, as desk@, night@ or record@dontali.example.
 */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on here
    async ({}, use) => {
      const smtp = await startSmtp()
      const server = await startServer({
        env: {
          SMTP_URL: smtp.url,
          STAFF_EMAILS:
            'staff@dontali.example,desk@dontali.example,night@dontali.example,record@dontali.example',
          LIMIT_STAFF: '10000/60',
          LIMIT_AVAILABILITY: '10000/60',
          LIMIT_HOLDS: '10000/60',
          LIMIT_CREATE_BOOKING: '10000/60',
        },
      })
      await use({ server, smtp })
      await server.clean()
      await smtp.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ site }, use) => use(site.server.url),
})
