import type { CDPSession, Page } from '@playwright/test'
import { dayInIndia } from '../../../lib/shared/dates.ts'
import { openBrowser } from './browser.ts'
import { withDatabase } from './database.ts'
import { type Farm, fill } from './many-bookings.ts'
import { median, startSite } from './site.ts'
import { sized } from './sized.ts'
import { staffCookie } from './staff.ts'

const slower = sized(4, 1)
const late = 20
const screens = {
  'a phone, a week at once': { width: 390, height: 844 },
  'a desktop, 30 days at once': { width: 1440, height: 900 },
}

/**
 * Scrolls the calendar of a farm by a finger, all its units shown, in a browser with a processor some times slower, and prints
 * the time from frame to frame, in milliseconds, and what the screen has loaded, in kilobytes as they are sent.
 */
export async function benchScrolling(farm: Farm): Promise<void> {
  await withDatabase(async () => {
    await fill(sized(1_000, 100), farm)
    const { name, value, settings } = await staffCookie()
    const site = await startSite(settings)
    const browser = await openBrowser()
    try {
      const rows: Record<string, unknown> = {}
      for (const [screen, viewport] of sized(
        Object.entries(screens),
        Object.entries(screens).slice(0, 1),
      )) {
        const context = await browser.newContext({ viewport, hasTouch: true, baseURL: site.url })
        await context.addCookies([{ name, value, url: site.url }])
        rows[screen] = await measure(await context.newPage())
        await context.close()
      }
      process.stdout.write(`Frames of the calendar while a finger scrolls, ${slower} × slower\n`)
      console.table(rows)
    } finally {
      await browser.close()
      await site.stop()
    }
  })
}

async function measure(page: Page) {
  const session = await page.context().newCDPSession(page)
  const loaded = await follow(session)
  await page.goto(`/app/calendar?from=${dayInIndia(new Date())}&days=30`)
  const folded = page.locator('.cal [aria-expanded=false]')
  await folded.first().waitFor()
  // The stream of news keeps the network busy for ever; what is fetched ahead has come by then.
  await page.waitForTimeout(sized(3_000, 300))
  const { all, scripts } = loaded()
  while ((await folded.count()) > 0) await folded.first().click()
  const bars = await page.locator('.cal [data-bar]').count()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const gaps = await scroll(page, session)
  const sorted = gaps.toSorted((one, other) => one - other)
  return {
    stays: bars,
    frames: gaps.length,
    median: median(gaps).toFixed(1),
    p95: sorted[Math.floor(gaps.length * 0.95)]?.toFixed(1),
    longest: sorted.at(-1)?.toFixed(1),
    [`over ${late} ms`]: gaps.filter((gap) => gap > late).length,
    KB: Math.round(all / 1_024),
    'scripts, KB': Math.round(scripts / 1_024),
  }
}

// What a finger does is scrolled beside the page's own thread, as on a phone.
async function scroll(page: Page, session: CDPSession): Promise<number[]> {
  const frames = await page.evaluateHandle(() => {
    const times: number[] = []
    const note = (now: number) => {
      times.push(now)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return times
  })
  const finger = { x: 200, y: 600, yDistance: sized(-2_400, -400), speed: 800 } as const
  await session.send('Input.synthesizeScrollGesture', { ...finger, gestureSourceType: 'touch' })
  const times = await frames.jsonValue()
  if ((await page.evaluate(() => scrollY)) === 0) throw new Error('The calendar was not scrolled.')
  return times.slice(1).map((time, at) => time - (times[at] ?? 0))
}

async function follow(session: CDPSession) {
  const types = new Map<string, string>()
  const sent = { all: 0, scripts: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.all += encodedDataLength
    if (types.get(requestId) === 'Script') sent.scripts += encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ ...sent })
}
