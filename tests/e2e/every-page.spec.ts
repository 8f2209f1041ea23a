import { expect, type Page } from '@playwright/test'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { pages } from '#lib/i18n/pages.ts'
import { property } from '#lib/property.ts'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/site.ts'

const locales = Object.keys(languages) as Locale[]
const paths = Object.values(pages)
const widths = [320, 390, 768, 1024, 1280, 1440]

const addressOf = (locale: Locale, path: string) =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`

/** Collects what a page complains of while it is open. */
function complaints(page: Page): string[] {
  const seen: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${error.message}`))
  page.on('requestfailed', (request) => {
    // The film is let go when the page is left, which is no failure.
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') seen.push(`${request.url()}: ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.url()}: ${response.status()}`)
  })
  return seen
}

// The widths are set within the tests, so one project is enough.
test.skip(({ viewport }) => viewport?.width !== 1440, 'the widths are in the test')

for (const locale of locales) {
  test.describe(`in ${locale}`, () => {
    // A visitor who has chosen this language, so that nothing leads away from it.
    test.beforeEach(async ({ context, site }) => {
      await context.addCookies([{ name: 'app_language', value: locale, url: site.server.url }])
    })

    test('every page answers, in its language and direction, at every width, without a complaint', async ({
      page,
    }) => {
      test.setTimeout(240_000)
      const seen = complaints(page)
      for (const path of paths) {
        await page.setViewportSize({ width: 1440, height: 900 })
        const response = await page.goto(addressOf(locale, path))
        expect([path, response?.status()]).toEqual([path, 200])
        const html = page.locator('html')
        await expect(html).toHaveAttribute('lang', locale)
        await expect(html).toHaveAttribute('dir', languages[locale].direction)
        await expect(page.locator('h1')).toHaveCount(1)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect([path, width, over]).toEqual([path, width, 0])
        }
      }
      expect(seen).toEqual([])
    })

    // Both directions are looked at wide and narrow; the other languages differ in their words alone.
    const looked = locale === 'en' || locale === 'ar' ? [1440, 390] : [390]
    test(`axe finds nothing on any page, ${looked.join(' and ')} pixels wide`, async ({ page }) => {
      test.setTimeout(300_000)
      const found: string[] = []
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of paths) {
        await page.goto(addressOf(locale, path))
        for (const width of looked) {
          await page.setViewportSize({ width, height: 900 })
          found.push(...(await axeFaults(page)).map((fault) => `${path} ${width}: ${fault}`))
        }
      }
      expect(found).toEqual([])
    })

    test('every link of every page leads somewhere', async ({ page, request }) => {
      test.setTimeout(120_000)
      const links = new Set<string>()
      for (const path of paths) {
        await page.goto(addressOf(locale, path), { waitUntil: 'domcontentloaded' })
        const here = await page.evaluate(() =>
          [...document.querySelectorAll('a[href]')]
            .map((link) => new URL((link as HTMLAnchorElement).href))
            .filter(({ origin }) => origin === location.origin)
            .map(({ pathname, search }) => pathname + search),
        )
        for (const link of here) links.add(link)
      }
      const dead: string[] = []
      for (const link of links) {
        const status = (await request.get(link)).status()
        if (status !== 200) dead.push(`${link}: ${status}`)
      }
      expect(dead).toEqual([])
    })

    if (locale === 'en') return
    test('no English sentence shows through', async ({ page, browser, site }) => {
      test.setTimeout(120_000)
      const english = await browser.newContext({ baseURL: site.server.url })
      const original = await english.newPage()
      const left: string[] = []
      for (const path of paths) {
        await original.goto(path, { waitUntil: 'domcontentloaded' })
        await page.goto(addressOf(locale, path), { waitUntil: 'domcontentloaded' })
        const words = new Set(await sentences(original))
        left.push(...(await sentences(page)).filter((text) => words.has(text) && !isName(text)))
      }
      await english.close()
      expect(left).toEqual([])
    })
  })
}

/** The owner's own names are the same in every language. */
function isName(text: string): boolean {
  return text.includes(property.bank.accountName)
}

/** Texts and labels of at least three Latin words, as a reader or a screen reader meets them. */
function sentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style, bdi, [lang]:not(html)')) {
        texts.push(walker.currentNode.textContent ?? '')
      }
    }
    for (const element of document.querySelectorAll('[aria-label], img[alt], [placeholder]')) {
      for (const name of ['aria-label', 'alt', 'placeholder']) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
    return texts
      .map((text) => text.trim())
      .filter((text) => !text.includes('@'))
      .filter((text) => /([A-Za-z]{3,}\W+){2}[A-Za-z]{3,}/.test(text))
  })
}
