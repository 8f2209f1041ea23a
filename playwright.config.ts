import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

// A Chromium that the machine has; without one, Playwright looks for the one it brought itself.
const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => path && existsSync(path))

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Staff are tested on the desktop and guests on a phone, unless a tag says otherwise.
const staff = /^\w+ staff\S*\.spec\.ts /
const guests = /^\w+ (?!staff)\S+\.spec\.ts /

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
  // Each has a browser, a server and a database of its own: two cores carry two.
  workers: 2,
  // A loaded machine may be slow once; what fails twice fails. A second try has a new server and database.
  retries: 1,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // What cannot be pressed is tried no longer than a visitor would, and says what was in the way.
    actionTimeout: 30_000,
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    launchOptions: {
      ...(installed && { executablePath: installed }),
      // As root, Chromium's own sandbox does not start.
      args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
  projects: [
    {
      name: 'desktop',
      grep: [staff, /@desktop|@both/],
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: [guests, /@phone|@both/],
      grepInvert: /@desktop/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
})
