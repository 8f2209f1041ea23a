import type { Staff } from '#lib/auth/schema.ts'
import { type DeskDatabase, openDeskDatabase } from './desk-database.ts'
import { startPlaces, type TestPlaces } from './places.ts'
import { loadCalls, productAnswer } from './product-calls.ts'
import { type Desk, staffState } from './site.ts'
import { test as base } from './stage.ts'
import { showStaffPages } from './stage-pages.ts'

/** What the screens of staff work with, and a stand-in for Google. */
type StagedDesk = Desk & { google: TestPlaces }

type WorkersDesk = DeskDatabase & {
  staff: Staff
  google: TestPlaces
  beginFor(file: string): Promise<void>
}

/**
 * The stage for the screens of staff: each is at its own address, with the props that its page would give it, and its calls are
 * answered by the product's own handlers, in the test's process, on a database that begins each file as a new installation.
 * What a test itself answers by `stage.answer` goes first. There is no server of the product, no page of Next, and no job is
 * done: mails stay where they are queued. The browser holds a session of staff.
 */
export const test = base.extend<
  { site: StagedDesk; signedIn: boolean },
  { workersDesk: WorkersDesk }
>({
  workersDesk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it depends on here
    async ({}, use) => {
      await loadCalls()
      const google = await startPlaces()
      const database = await openDeskDatabase({ GOOGLE_PLACES_BASE_URL: google.url })
      let begunFor: string | undefined
      await use({
        ...database,
        google,
        staff: await database.signIn(),
        async beginFor(file) {
          if (begunFor !== undefined && file !== begunFor) {
            google.reset()
            await database.beginAnew()
          }
          begunFor = file
        },
      })
      await database.close()
      await google.close()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  site: async ({ stage: _, workersDesk, staged }, use, { file }) => {
    await workersDesk.beginFor(file)
    const { sql, staffCookie, google } = workersDesk
    staged.said.product = productAnswer
    await use({ server: { url: staged.server.url }, sql, staffCookie, google })
  },
  signedIn: [true, { option: true }],
  storageState: async ({ signedIn, site }, use) => {
    await use(signedIn ? await staffState(site) : undefined)
  },
  page: async ({ page, stage, site: _, workersDesk }, use) => {
    showStaffPages(stage, workersDesk.staff, (page.viewportSize()?.width ?? 0) < 1024)
    await use(page)
  },
})
