import { expect, type Page } from '@playwright/test'
import { type Locale, languages } from '#lib/i18n/languages.ts'
import { pages } from '#lib/i18n/pages.ts'
import { property } from '#lib/property.ts'
import { roomPath } from '#lib/rooms/rules/name.ts'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/site.ts'

const locales = Object.keys(languages) as Locale[]
const desktop = 1440
/** From the one at which a page is opened down, so that none is laid out twice. */
const widths = [desktop, 1280, 1024, 768, 390, 320]
/** The widths at which axe looks: the languages have the same colours and roles, each script its own sizes. */
const lookedAt: Partial<Record<Locale, number[]>> = { en: [390, desktop], ar: [390], zh: [390] }

/** The links that this worker has followed on its site: all pages share the bar, the drawer and the footer. */
const followed = new Set<string>()

const addressOf = (locale: Locale, path: string) =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`

// The longest file: whichever worker is free takes the next page.
test.describe.configure({ mode: 'parallel' })

// A page a test, in all languages one after the other: each page is opened once in each and looked at from all sides.
for (const [name, path] of Object.entries({ ...pages, room: roomPath('maratha-wada-room') })) {
  test(`${name}: speaks each language, fits each width, and neither axe nor the browser finds a fault`, {
    tag: '@desktop',
  }, async ({ page, context, site }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const seen = complaints(page)
    const links = new Set<string>()
    let english = new Set<string>()
    for (const locale of locales) {
      // A visitor who has chosen this language, so that nothing leads away from it.
      await context.addCookies([{ name: 'app_language', value: locale, url: site.server.url }])
      await page.setViewportSize({ width: desktop, height: 900 })
      const address = addressOf(locale, path)
      const response = await page.goto(address)
      expect.soft(response?.status(), address).toBe(200)
      const html = page.locator('html')
      await expect.soft(html).toHaveAttribute('lang', locale)
      await expect.soft(html).toHaveAttribute('dir', languages[locale].direction)
      await expect.soft(page.locator('h1')).toHaveCount(1)

      const texts = await sentences(page)
      if (locale === 'en') english = new Set(texts)
      else {
        const left = texts.filter((text) => english.has(text) && !isName(text))
        expect.soft(left, `English in ${address}`).toEqual([])
      }
      for (const link of await linksOf(page)) links.add(link)

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(over, `${address} at ${width}`).toBe(0)
        if (!lookedAt[locale]?.includes(width)) continue
        expect.soft(await axeFaults(page), `${address} at ${width}`).toEqual([])
      }
    }
    for (const link of links) {
      if (followed.has(link)) continue
      followed.add(link)
      expect.soft((await page.request.get(link)).status(), link).toBe(200)
    }
    expect(seen).toEqual([])
  })
}

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

/** Where the page leads within the site. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map((link) => new URL(link.href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )
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
