import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pages } from '../../lib/i18n/pages.ts'
import { openBrowser } from './tools/browser.ts'
import { dist, startSite } from './tools/site.ts'
import { sized } from './tools/sized.ts'

// Lighthouse's phone.
const phone = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75, isMobile: true }
type Load = { path: string; type: string; bytes: number }

/** Returns what each page loads before a visitor touches anything, in kilobytes as they are sent (brotli). */
export async function bench(): Promise<void> {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const loads = new Map<string, Load[]>()
    for (const path of sized(Object.values(pages), ['/'])) {
      const context = await browser.newContext({ ...phone, hasTouch: true, locale: 'en-IN' })
      loads.set(path, await load(await context.newPage(), site.url, path))
      await context.close()
    }
    printScripts(loads)
    printFirstView(loads.get('/') ?? [])
    printHeaviest(loads.get('/') ?? [])
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function load(page: Page, base: string, path: string): Promise<Load[]> {
  const client = await page.context().newCDPSession(page)
  const known = new Map<string, Load>()
  const done: Load[] = []
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    known.set(requestId, { path: new URL(response.url).pathname, type, bytes: 0 })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const what = known.get(requestId)
    if (what) done.push({ ...what, bytes: encodedDataLength })
  })
  await client.send('Network.enable')
  await page.goto(base + path, { waitUntil: 'networkidle' })
  return done
}

/** Next's own runtime is what every page of any Next site starts with. */
function printScripts(loads: Map<string, Load[]>): void {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'))
  const runtime = new Set((rootMainFiles as string[]).map((file) => `/_next/${file}`))
  const scripts = [...loads].map(([path, all]) => ({
    path,
    all: all.filter(({ type }) => type === 'Script'),
  }))
  const everywhere = (file: string) =>
    scripts.every(({ all }) => all.some(({ path }) => path === file))
  console.table(
    scripts.map(({ path, all }) => ({
      page: path,
      'JS KB': kilobytes(all),
      "Next's runtime": kilobytes(all.filter((one) => runtime.has(one.path))),
      'on every page': kilobytes(
        all.filter((one) => !runtime.has(one.path) && everywhere(one.path)),
      ),
      'its own': kilobytes(all.filter((one) => !everywhere(one.path))),
    })),
  )
}

function printFirstView(all: Load[]): void {
  const sent = all.filter(({ type }) => type !== 'Media')
  const types = [...new Set(sent.map(({ type }) => type))]
  const rows = types.map((type) => {
    const of = sent.filter((one) => one.type === type)
    return { 'first view of / (412 × 915)': type, files: of.length, KB: kilobytes(of) }
  })
  console.table([
    ...rows,
    { 'first view of / (412 × 915)': 'all', files: sent.length, KB: kilobytes(sent) },
  ])
}

/** The largest files in it. */
function printHeaviest(all: Load[]): void {
  const heaviest = [...all].sort((one, other) => other.bytes - one.bytes).slice(0, 12)
  console.table(
    heaviest.map(({ path, type, bytes }) => ({
      file: path,
      type,
      KB: kilobytes([{ path, type, bytes }]),
    })),
  )
}

function kilobytes(loads: Load[]): number {
  return Math.round(loads.reduce((sum, { bytes }) => sum + bytes, 0) / 102.4) / 10
}
