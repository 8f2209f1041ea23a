import { defineConfig } from '@playwright/test'
import { browser, windows } from './tests/support/browser.ts'

/**
 * Journeys in a real browser against the production build; each worker has its own server, see tests/support/site.ts.
 * A test whose point is the size of the window has a tag: `@phone`, `@desktop` or `@both`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/site-data.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Each has a browser, a server and a database of its own, and waits for a third of its time: two cores carry three.
  workers: 3,
  // A loaded machine may be slow once; what fails twice fails. A second try has a new server and database.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  use: browser,
  projects: windows,
})
