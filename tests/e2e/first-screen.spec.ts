import { expect } from '@playwright/test'
import { test } from '../support/site.ts'

const pages = [
  '/',
  '/about',
  '/experiences',
  '/stay-dining',
  '/events',
  '/gallery',
  '/testimonials',
]

test('no page fetches a picture for its first screen of which a phone shows less than half', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path)
    const cut = await page
      .locator('img[fetchpriority=high]')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.map((image) => {
          const { width, height } = image.getBoundingClientRect()
          const [wide, tall] = [width / image.naturalWidth, height / image.naturalHeight]
          return { shown: Math.min(wide, tall) / Math.max(wide, tall), src: image.currentSrc }
        }),
      )
    expect([path, cut.filter(({ shown }) => shown < 0.5)]).toEqual([path, []])
  }
})

for (const language of ['', '/ar']) {
  for (const count of [1, 2, 3, 6]) {
    test(`nothing moves when ${count} rooms come to ${language}/booking`, async ({ page }) => {
      await page.route('**/rooms_list.php', async (route) => {
        const answer = await (await route.fetch()).json()
        const all = Array.from({ length: count }, (_, at) => ({
          ...answer.rows[at % 2],
          ...(at > 1 && { id: 100 + at, name: `Room ${at}`, slug: `room-${at}` }),
        }))
        await page.evaluate(observeShifts)
        await route.fulfill({ json: { ...answer, rows: all } })
      })
      await page.goto(`${language}/booking`)
      await expect(page.locator('[name=roomType]').first()).toBeAttached()
      expect(await page.evaluate(shiftsSoFar)).toEqual([])
    })
  }
}

/**
 * Notes from now on what moves in the page by itself: https://web.dev/articles/cls. Letters of a typeface that came late
 * move by themselves, too, which is no matter of the rooms: it has come.
 */
async function observeShifts() {
  await document.fonts.ready
  const shifts: string[] = []
  Reflect.set(globalThis, 'shifts', shifts)
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
  }
  new PerformanceObserver(note).observe({ type: 'layout-shift' })
}

/** Returns what {@link observeShifts} noted, once the browser has painted what is there and told of it. */
async function shiftsSoFar(): Promise<string[]> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  return Reflect.get(globalThis, 'shifts')
}
