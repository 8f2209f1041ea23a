import { devices } from '@playwright/test'
import { installedChromium } from '../../scripts/chromium.mjs'

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// A Chromium that the machine has; without one, Playwright looks for the one it brought itself.
const installed = installedChromium()

/** How every test in a browser uses it. */
export const browser = {
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
} as const

// Staff are tested on the desktop and guests on a phone, unless a tag says otherwise.
const staff = /^\w+ staff\S*\.spec\.ts /
const guests = /^\w+ (?!staff)\S+\.spec\.ts /

/** The two windows of the tests, as Playwright's projects. */
export const windows = [
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
]
