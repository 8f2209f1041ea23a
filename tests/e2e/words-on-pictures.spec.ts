import { expect } from '@playwright/test'
import { dimLines } from '../support/contrast.ts'
import { test } from '../support/site.ts'

test.describe.configure({ mode: 'parallel' })

const every = [320, 360, 390, 768, 820, 1024, 1280, 1440, 1920]
/** The widths at which words and picture are closest to one another. */
const tight = [360, 768, 1280]

for (const path of ['/', '/experiences']) {
  test(`${path}: words on pictures stand out from the pixels behind them`, {
    tag: '@desktop',
  }, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const locale of ['en', 'ar', 'ru', 'es', 'fr', 'zh']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`)
      for (const width of ['en', 'ar'].includes(locale) ? every : tight) {
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
        expect.soft(await dimLines(page), `${locale} at ${width}`).toEqual([])
      }
    }
  })
}
