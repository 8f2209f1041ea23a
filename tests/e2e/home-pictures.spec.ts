import { expect } from '@playwright/test'
import { test } from '../support/site.ts'

test('home shows no picture twice', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const shown = await page
    .locator('main img')
    .evaluateAll((images) =>
      images.map(
        (image) => /pictures\/(.+?)(-tall)?-\d+\./.exec((image as HTMLImageElement).src)?.[1],
      ),
    )
  expect(shown.length).toBeGreaterThan(15)
  expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([])
})

test('the wall of home shows the whole cart on a tablet, and no heading in a narrow column', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  for (const width of [768, 820, 900]) {
    await page.setViewportSize({ width, height: 1024 })
    const tiles = await page.locator('main ul.md\\:grid > li').evaluateAll((items) =>
      items.map((item) => {
        const heading = item.querySelector('.heading') as HTMLElement
        const lines = heading.offsetHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)
        const image = item.querySelector('img') as HTMLImageElement
        const natural = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const box = image.getBoundingClientRect()
        const name = /pictures\/(.+?)-\d+\./.exec(image.src)?.[1]
        return {
          name,
          lines: Math.round(lines),
          share: Math.min(1, box.width / box.height / natural),
        }
      }),
    )
    expect(tiles).toHaveLength(5)
    expect([width, tiles.filter(({ lines }) => lines > 2)]).toEqual([width, []])
    expect(tiles.find(({ name }) => name === 'cart')?.share).toBeGreaterThan(0.9)
  }
})
