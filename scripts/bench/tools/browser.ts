import { type Browser, chromium } from '@playwright/test'
import { installedChromium } from '../../chromium.mjs'

/** Starts a Chromium of this machine, or else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = installedChromium()
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ ...(executablePath && { executablePath }), args })
}
