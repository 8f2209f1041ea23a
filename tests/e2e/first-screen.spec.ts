import { expect } from '@playwright/test'
import { finishedPages } from '../../server/build-output.ts'
import { observeShifts, shiftsSoFar } from '../support/layout.ts'
import { test } from '../support/site.ts'

const dist = process.env.NEXT_DIST_DIR ?? '.next'
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
      // As it goes out where the server does not have the rooms in time.
      const kept = finishedPages(dist).find((each) => each.path === `${language}/booking`)
      const path = String(kept?.html.file)
      await page.route('**/booking', async (route) => {
        await route.fulfill({ response: await route.fetch(), path })
      })
      await page.goto(`${language}/booking`)
      await expect(page.locator('[name=roomType]').first()).toBeAttached()
      expect(await page.evaluate(shiftsSoFar)).toEqual([])
    })
  }
}
