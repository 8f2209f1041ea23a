import { expect } from '@playwright/test'
import { type DeskProcess, startDesk } from './desk-process.ts'
import { startPlaces, type TestPlaces } from './places.ts'
import { type Desk, staffState } from './site.ts'
import { test as base } from './stage.ts'

/** What the screens of staff work with, and a stand-in for Google. */
type StagedDesk = Desk & { google: TestPlaces }

type WorkersDesk = DeskProcess & {
  google: TestPlaces
  beginFor(file: string): Promise<void>
}

/**
 * The stage for the screens of staff: each is at its own address, with the props that its page would give it, and its calls are
 * answered by the product's own handlers, in a process beside the test's, on a database that begins each file as a new
 * installation. What a test itself answers by `stage.answer` goes first. There is no server of the product, no page of Next, and
 * no job is done: mails stay where they are queued. The browser holds a session of staff.
 *
 * A file with a `beforeAll` says `test.describe.configure({ mode: 'default' })`: spread over workers, it would run several times on
 * one database.
 */
export const test = base.extend<
  { site: StagedDesk; signedIn: boolean },
  { workersDesk: WorkersDesk }
>({
  workersDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on here
    async ({}, use) => {
      const google = await startPlaces()
      const desk = await startDesk({ GOOGLE_PLACES_BASE_URL: google.url })
      let begunFor: string | undefined
      await use({
        ...desk,
        google,
        async beginFor(file) {
          if (begunFor !== undefined && file !== begunFor) {
            google.reset()
            await desk.beginAnew()
          }
          begunFor = file
        },
      })
      await desk.close()
      await google.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ stage: _, workersDesk, staged, viewport }, use, { file }) => {
    await workersDesk.beginFor(file)
    const { sql, staffCookie, google, product } = workersDesk
    staged.said.product = { ...product, phone: (viewport?.width ?? 0) < 1024 }
    await use({ server: { url: staged.server.url }, sql, staffCookie, google })
  },
  signedIn: [true, { option: true }],
  context: async ({ context, signedIn, site }, use) => {
    // As a storage state, which is another one each time, it would need a new browser context.
    if (signedIn) await context.addCookies((await staffState(site)).cookies)
    await use(context)
  },
  page: async ({ page }, use) => {
    const broken: string[] = []
    page.on('pageerror', ({ message }) => broken.push(message))
    await use(page)
    expect(broken, 'errors of the page').toEqual([])
  },
})
