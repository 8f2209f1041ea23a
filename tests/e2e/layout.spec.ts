import { expect, type Page } from '@playwright/test'
import type { Locale } from '#lib/i18n/languages.ts'
import { freshStay, openForm, typeGuest } from '../support/booking-page.ts'
import { layoutFaults } from '../support/layout.ts'
import { test } from '../support/site.ts'
import { payLink } from '../support/upi.ts'

const every = [320, 360, 390, 768, 1024, 1100, 1180, 1260]
/** The widths that are tight for the longest words. */
const tight = [320, 360, 1024, 1180]
const widths: Record<Locale, number[]> = {
  en: every,
  ar: every,
  ru: every,
  es: tight,
  fr: tight,
  zh: tight,
}

/** Looks at the page at each width, and leaves it at the last. */
async function expectFitting(page: Page, widths: number[], name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 800 })
    expect.soft(await layoutFaults(page), `${name} at ${width}`).toEqual([])
  }
}

// A phone has a touch screen at every width, and pays by its app; a desk shows the code.
for (const [locale, at] of Object.entries(widths)) {
  test(`each step of a booking fits each width in ${locale}, and no control lies under another`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openForm(page, freshStay(), locale === 'en' ? '' : `/${locale}`)
    await expectFitting(page, at, `${locale}, the form`)
    await typeGuest(page)
    await page.locator('form button[type=submit]').first().click()
    await payLink(page).waitFor({ state: 'attached' })
    await expectFitting(page, at, `${locale}, the payment`)
    await page.locator('main svg[role=img]').filter({ visible: true }).scrollIntoViewIfNeeded()
    await page.locator('[data-docked] button').filter({ visible: true }).first().click()
    await page.locator('#booking-captcha').waitFor()
    await expectFitting(page, at, `${locale}, the proof`)
  })
}

test('the site’s own pages fit each width, and no control lies under another', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The longest words, and the other direction.
  for (const language of ['/ru', '/ar']) {
    for (const path of ['', '/stay-dining', '/payment', '/contact', '/about', '/gallery']) {
      await page.goto(`${language}${path}`)
      await expectFitting(page, [320, 360, 768, 1100], `${language}${path}`)
    }
  }
})
