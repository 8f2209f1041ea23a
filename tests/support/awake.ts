import type { Page } from '@playwright/test'
import { awakeEvent } from '#components/ui/late-events.ts'

/** Does what starts a page's framework, such as to point at a link, and waits until it works. */
export async function awaken(page: Page, start: () => Promise<void>): Promise<void> {
  await page.evaluate((awake) => {
    addEventListener(awake, () => document.documentElement.setAttribute('data-awake', ''))
  }, awakeEvent)
  await start()
  await page.locator('html[data-awake]').waitFor()
}

/** The addresses of the framework's scripts. */
export const scripts = '**/_next/static/chunks/*.js'

/** Lets no script through until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  return hold(page, scripts)
}

/** Lets no request to these addresses through until the returned function is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
