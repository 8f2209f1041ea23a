// Runs on the machine's own Node (20 or later) with nothing installed: plain JavaScript, no packages.
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  // Without the parts of a window, which cost a third of the time of the browser tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of a Chromium or Chrome that this machine has, if it has one outside of Playwright's own folder. */
export function installedChromium() {
  return places.find((path) => path && existsSync(path))
}
