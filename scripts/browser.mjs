// A Chromium for the browser tests: one that is there, else Playwright's own, else Debian's.
import { join } from 'node:path'
import { installedChromium } from './chromium.mjs'
import { node } from './prepare.mjs'
import { at, run, Stop, step } from './steps.mjs'

// Older releases of Debian have the whole browser only.
const install = 'apt-get install -y --no-install-recommends chromium'

/** Finds a browser or installs one. Returns its path, or nothing when Playwright knows where its own is. */
export async function findBrowser({ logs }) {
  const found = installedChromium()
  if (found) return found
  if (await hasPlaywrights()) return undefined
  const isRoot = process.getuid?.() === 0
  const cli = at('node_modules/playwright/cli.js')
  const attempts = [
    () =>
      step('Installing a browser', {
        log: join(logs, 'browser.log'),
        command: node,
        args: [cli, 'install', ...(isRoot ? ['--with-deps'] : []), '--only-shell', 'chromium'],
      }).then(hasPlaywrights),
    () =>
      isRoot &&
      step('Installing Debian’s Chromium', {
        log: join(logs, 'browser-apt.log'),
        command: '/bin/sh',
        args: ['-c', `apt-get update && (${install}-headless-shell || ${install})`],
      }).then(() => Boolean(installedChromium())),
  ]
  for (const attempt of attempts) {
    if (await attempt().catch(() => false)) return installedChromium()
  }
  throw new Stop(
    "There's no browser. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run npm test again.",
  )
}

// Playwright knows where it would look; the file must be there, too, and its libraries.
async function hasPlaywrights() {
  const script = `
    const { chromium } = await import('playwright-core')
    const browser = await chromium.launch({ args: ${process.getuid?.() === 0} ? ['--no-sandbox'] : [] })
    await browser.close()`
  const args = ['--input-type=module', '--eval', script]
  return (await run(node, args, { stdio: 'ignore' })) === 0
}
