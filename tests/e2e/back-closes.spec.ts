import { expect, type Locator, type Page } from '@playwright/test'
import { open, viewer, visit } from '../support/gallery.ts'
import { toStandStill } from '../support/layout.ts'
import { test } from '../support/site.ts'

/** Opens what covers the screen twice: Back closes it and only then leaves the page, however it was closed before. */
async function expectBackToClose(page: Page, cover: Locator, show: () => Promise<void>) {
  const address = page.url()
  await show()
  await expect(cover).toBeVisible()
  await page.goBack()
  await expect(cover).toBeHidden()
  expect(page.url()).toBe(address)
  await show()
  await expect(cover).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cover).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
}

test('Back closes a picture of the gallery', async ({ page }) => {
  await page.goto('/terms')
  await visit(page)
  await expectBackToClose(page, viewer(page), () => open(page, 2))
})

test('what is opened while the browser still goes back from what was closed stays open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history)
    history.back = () => void Object.assign(window, { back })
  })
  await visit(page)
  await open(page, 2)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await page.waitForFunction(() => 'back' in window)
  await open(page, 2)
  const layer = () => page.evaluate(() => history.state?.layer)
  const closed = await layer()
  await page.evaluate(() => (window as unknown as { back(): void }).back())
  await expect.poll(layer).not.toBe(closed)
  expect(await layer()).toBeDefined()
  await page.goBack()
  await expect(viewer(page)).toBeHidden()
  await expect(page).toHaveURL(/\/gallery$/)
})

test('Back closes the calendar', async ({ page }) => {
  await page.goto('/terms')
  await page.goto('/stay-dining')
  const opener = page.locator('#valley-view-cottage a[aria-haspopup=dialog]')
  await expectBackToClose(page, page.getByRole('dialog'), () => opener.click())
})

test('a link that is followed in the calendar takes its place in the history', async ({ page }) => {
  await page.goto('/terms')
  await page.goto('/stay-dining')
  await page.locator('#valley-view-cottage a[aria-haspopup=dialog]').click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[data-state=arrive]').filter({ visible: true }).first().click()
  await dialog.locator('[data-state=leave]').filter({ visible: true }).first().click()
  await dialog.getByRole('link', { name: /book/i }).click()
  await expect(page).toHaveURL(/\/booking\?/)
  await page.goBack()
  await expect(page).toHaveURL(/\/stay-dining$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/terms$/)
})

test('Back closes the chat', async ({ page }) => {
  await page.goto('/terms')
  await page.goto('/about')
  const button = page.getByRole('button', { name: 'Chat with us' })
  await expectBackToClose(page, page.getByRole('dialog'), () => button.click())
})

test('Back closes the menu of small screens', async ({ page }) => {
  await page.goto('/terms')
  await page.goto('/about')
  const menu = page.getByRole('button', { name: 'Open the menu' })
  await expectBackToClose(page, page.locator('dialog#menu'), () => menu.click())
})

test('at 400 % the calendar scrolls as a whole: each day can be brought into the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const language of ['', '/ar', '/ru']) {
    await page.goto(`${language}/stay-dining`)
    await page.locator('#valley-view-cottage a[aria-haspopup=dialog]').press('Enter')
    const days = page.getByRole('dialog').locator('[data-day]').filter({ visible: true })
    await expect(days.first()).toBeVisible()
    await toStandStill(page.getByRole('dialog'))
    for (const day of [days.first(), days.last()]) {
      await day.scrollIntoViewIfNeeded()
      const seen = await day.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        // The browser scrolls to whole pixels.
        return top > -1 && bottom < innerHeight + 1 && element.contains(at)
      })
      expect(seen).toBe(true)
    }
    const scrolls = await page.getByRole('dialog').evaluate((element) => element.clientHeight)
    expect(scrolls).toBeGreaterThan(200)
  }
})
