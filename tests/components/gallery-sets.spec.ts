import { expect } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { open, tiles, visit } from '../support/gallery.ts'
import { test } from '../support/stage.ts'

test.beforeEach(({ stage }) => {
  for (const path of ['/gallery', '/ar/gallery']) {
    stage.at(path, 'components/site/gallery/gallery-page.tsx#GalleryPage', {})
  }
})

test.describe('the sets', () => {
  test('stand behind four tabs that count their pictures', async ({ page }) => {
    await visit(page)
    const counts = [
      ['Farm', 10],
      ['Rooms', 9],
      ['Food', 13],
      ['Nearby', 1],
    ] as const
    for (const [name, count] of counts) {
      const tab = page.getByRole('tab', { name })
      await expect(tab).toContainText(String(count))
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(tiles(page)).toHaveCount(count)
    }
  })

  test('change with the arrow keys, Home and End', async ({ page }) => {
    await visit(page)
    await page.getByRole('tab', { name: 'Farm' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Rooms' })).toBeFocused()
    await expect(tiles(page)).toHaveCount(9)
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Nearby' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Farm' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: 'Nearby' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tiles(page)).toHaveCount(10)
  })

  test('change the other way round in Arabic', async ({ page }) => {
    await visit(page, '/ar/gallery')
    const tabs = page.getByRole('tab')
    await tabs.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.first()).toBeFocused()
  })

  test('are kept in the address', async ({ page }) => {
    await visit(page)
    await page.getByRole('tab', { name: 'Food' }).click()
    await expect(page).toHaveURL(/\/gallery#food$/)
    await page.reload()
    await expect(tiles(page)).toHaveCount(13)
    await expect(page.getByRole('tab', { name: 'Food' })).toHaveAttribute('aria-selected', 'true')
  })
})

for (const path of ['/gallery', '/ar/gallery']) {
  test(`axe finds nothing on ${path}, nor on its open viewer`, async ({ page }) => {
    await visit(page, path)
    expect(await axeFaults(page)).toEqual([])
    await open(page, 1)
    expect(await axeFaults(page)).toEqual([])
  })
}
