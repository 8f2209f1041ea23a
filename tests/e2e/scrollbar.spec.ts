import { expect } from '@playwright/test'
import sharp from 'sharp'
import config from '../../playwright.config.ts'
import { test } from '../support/site.ts'

test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

// Phones lay their scrollbar over the page.
test('the place of the scrollbar is as dark as the page while a dialog covers it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const { width, height } = { width: 1440, height: 900 }
  const gutter = await page.evaluate(() => innerWidth - document.body.clientWidth)
  expect(gutter).toBeGreaterThan(5)
  const strip = { left: width - gutter - 10, top: height / 3, width: gutter + 10, height: 1 }
  const colours = async () => {
    const { data } = await sharp(await page.screenshot())
      .extract(strip)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [data[1] ?? 0, data.at(-2) ?? 255]
  }
  await expect
    .poll(async () => {
      const [beside = 0, inGutter = 255] = await colours()
      return Math.abs(beside - inGutter)
    })
    .toBeLessThan(12)
})
