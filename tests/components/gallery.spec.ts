import { expect, type Page } from '@playwright/test'
import { counter, open, tiles, viewer, visit } from '../support/gallery.ts'
import { test } from '../support/stage.ts'

test.beforeEach(({ stage }) => {
  for (const path of ['/gallery', '/ar/gallery']) {
    stage.at(path, 'components/site/gallery/gallery-page.tsx#GalleryPage', {})
  }
})

test.describe('the viewer', () => {
  test('shows the picture that was clicked, with title, caption and place', async ({ page }) => {
    await visit(page)
    await open(page, 2)
    await expect(viewer(page).getByRole('heading', { name: 'The courtyard' })).toBeVisible()
    await expect(viewer(page)).toContainText('The tulsi is watered before the guests are.')
    await expect(viewer(page)).toContainText('2 of 10')
    await expect(
      viewer(page).getByRole('img', { name: /courtyard of a Maratha wada/ }),
    ).toBeVisible()
  })

  test('fills the screen', async ({ page }) => {
    await visit(page)
    await open(page, 1)
    const box = await viewer(page).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  })

  test('turns the page with its buttons and wraps round at both ends', async ({ page }) => {
    await visit(page)
    await open(page, 1)
    await viewer(page).getByRole('button', { name: 'Previous picture' }).click()
    await expect(counter(page)).toContainText('10 of 10')
    await viewer(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(counter(page)).toContainText('1 of 10')
    await viewer(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(counter(page)).toContainText('2 of 10')
  })

  test('turns the page with the arrow keys', async ({ page }) => {
    await visit(page)
    await open(page, 9)
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toContainText('10 of 10')
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toContainText('1 of 10')
    await page.keyboard.press('ArrowLeft')
    await expect(counter(page)).toContainText('10 of 10')
  })

  test('follows the reading direction with the arrow keys in Arabic', async ({ page }) => {
    await visit(page, '/ar/gallery')
    await open(page, 1)
    await page.keyboard.press('ArrowLeft')
    await expect(counter(page)).toContainText(/2.*10/)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toContainText(/10.*10/)
  })

  test('stays on the only picture of a set', async ({ page }) => {
    await visit(page, '/gallery#nearby')
    await open(page, 1)
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toContainText('1 of 1')
  })

  test('closes with Escape and gives the focus back to the picture', async ({ page }) => {
    await visit(page)
    await open(page, 3)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toHaveCount(0)
    await expect(tiles(page).nth(2)).toBeFocused()
  })

  test('closes with its button and gives the focus back to the picture', async ({ page }) => {
    await visit(page)
    await tiles(page).nth(4).focus()
    await page.keyboard.press('Enter')
    await viewer(page).getByRole('button', { name: 'Close the viewer' }).click()
    await expect(viewer(page)).toHaveCount(0)
    await expect(tiles(page).nth(4)).toBeFocused()
  })

  test('keeps the focus inside while it is open', async ({ page }) => {
    await visit(page)
    await open(page, 1)
    for (let press = 0; press < 7; press += 1) {
      await page.keyboard.press('Tab')
      const inside = await viewer(page).evaluate((dialog) =>
        dialog.contains(document.activeElement),
      )
      expect(inside).toBe(true)
    }
  })

  test('mirrors landscapes in Arabic, and never a room or a dish', async ({ page }) => {
    const scale = () =>
      viewer(page)
        .locator('figure img')
        .evaluate((image) => {
          const { scale, transform } = getComputedStyle(image)
          return `${scale} ${transform}`
        })
    await visit(page, '/ar/gallery')
    await open(page, 1)
    expect(await scale()).toMatch(/^-1\b|matrix\(-1/)
    for (const set of ['rooms', 'food']) {
      await visit(page, `/ar/gallery?${set}#${set}`)
      await open(page, 1)
      expect(await scale()).not.toMatch(/-1/)
    }
  })
})

test.describe('a swipe', () => {
  test.use({ hasTouch: true })

  test('of more than 40 pixels turns the page, a shorter one does not', async ({ page }) => {
    await visit(page)
    await open(page, 1)
    await swipe(page, -38)
    await expect(counter(page)).toContainText('1 of 10')
    await swipe(page, -60)
    await expect(counter(page)).toContainText('2 of 10')
    await swipe(page, 60)
    await expect(counter(page)).toContainText('1 of 10')
    await swipe(page, 60)
    await expect(counter(page)).toContainText('10 of 10')
  })

  test('that goes down rather than across leaves the picture', async ({ page }) => {
    await visit(page)
    await open(page, 1)
    await swipe(page, -60, 140)
    await expect(counter(page)).toContainText('1 of 10')
  })

  test('goes the other way in Arabic', async ({ page }) => {
    await visit(page, '/ar/gallery')
    await open(page, 1)
    await swipe(page, 60)
    await expect(counter(page)).toContainText(/2.*10/)
    await swipe(page, -60)
    await expect(counter(page)).toContainText(/1.*10/)
  })
})

/** One finger from the middle of the picture, by so many pixels, as the browser itself reports it. */
async function swipe(page: Page, across: number, down = 0) {
  const box = await viewer(page).locator('figure').boundingBox()
  if (!box) throw new Error('No picture to swipe')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 3 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: string, share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: at.x + across * share, y: at.y + down * share }],
    })
  await touch('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', share)
  await touch('touchEnd', 1)
  await session.detach()
}
