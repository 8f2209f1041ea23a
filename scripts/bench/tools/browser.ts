import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'

/** Starts a Chromium of this machine, or else Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ ...(executablePath && { executablePath }), args })
}
