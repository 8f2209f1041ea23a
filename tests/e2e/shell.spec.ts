import { expect } from '@playwright/test'
import { languages } from '#lib/i18n/languages.ts'
import { menu, pages } from '#lib/i18n/pages.ts'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/site.ts'

const isPhone = (width: number | undefined) => (width ?? 0) < 1024

test.describe('the bar', () => {
  test('is fixed on layer 1030, clear over the hero and not once less than a quarter of it shows', async ({
    page,
  }) => {
    await page.goto('/')
    const bar = page.locator('header').first()
    expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe('fixed')
    expect(await bar.evaluate((element) => getComputedStyle(element).zIndex)).toBe('1030')
    const clear = () =>
      bar.evaluate((element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
    expect(await clear()).toBe(true)
    const hero = await page.locator('[data-hero]').first().boundingBox()
    await page.evaluate(
      (y) => window.scrollTo({ top: y, behavior: 'instant' }),
      (hero?.height ?? 0) * 0.6,
    )
    await expect.poll(clear).toBe(true)
    await page.evaluate(
      (y) => window.scrollTo({ top: y, behavior: 'instant' }),
      (hero?.height ?? 0) * 0.9,
    )
    await expect.poll(clear).toBe(false)
  })

  test('has the ten links in their order; that to the reviews only once they are set up', {
    tag: '@both',
  }, async ({ page, site, viewport }) => {
    const wanted = menu.map((name) => pages[name]) as string[]
    const links = async () => {
      await page.goto('/')
      if (isPhone(viewport?.width))
        await page.getByRole('button', { name: 'Open the menu' }).click()
      const scope = isPhone(viewport?.width)
        ? page.getByRole('dialog')
        : page.locator('header').first()
      const paths = await scope
        .locator('a')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
      return paths.filter((path) => wanted.includes(path))
    }
    await expect.poll(links).toEqual(wanted.filter((path) => path !== pages.testimonials))
    await site.sql(
      `INSERT INTO settings (key, value) VALUES ('google_reviews', '{"place_id":"a place","sealed_key":"a key"}')`,
    )
    await expect.poll(links).toEqual(wanted)
    await site.sql("DELETE FROM settings WHERE key = 'google_reviews'")
    await expect.poll(links).not.toContain(pages.testimonials)
  })
})

test.describe('the drawer', () => {
  test('opens at the end side, keeps the focus and gives it back on Escape', async ({ page }) => {
    for (const [path, end] of [
      ['/about', 'right'],
      ['/ar/about', 'left'],
    ] as const) {
      await page.goto(path)
      const opener = page.locator('header button[aria-haspopup="dialog"]')
      await opener.click()
      const drawer = page.getByRole('dialog')
      await expect(drawer).toBeVisible()
      await drawer.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
      const box = await drawer.boundingBox()
      const width = await page.evaluate(() => document.documentElement.clientWidth)
      const edge = end === 'right' ? (box?.x ?? 0) + (box?.width ?? 0) : (box?.x ?? -1)
      // A desktop's browser keeps room for its scrollbar at that edge.
      expect(Math.abs(edge - (end === 'right' ? width : 0))).toBeLessThanOrEqual(16)
      for (let stop = 0; stop < 20; stop++) {
        await page.keyboard.press('Tab')
        expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(
          true,
        )
      }
      expect(await axeFaults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })

  test('closes on a link, and then the page is loaded in full', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('header button[aria-haspopup="dialog"]').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Gallery' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/gallery$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })
})

test.describe('the language', () => {
  test('is the browser’s on a first visit, and English for one that we do not have', async ({
    browser,
    site,
  }) => {
    for (const [accepted, lang] of [
      ['fr-FR', 'fr'],
      ['ar', 'ar'],
      ['de-DE', 'en'],
    ] as const) {
      const context = await browser.newContext({ baseURL: site.server.url, locale: accepted })
      const page = await context.newPage()
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await context.close()
    }
  })

  test('that was chosen is kept in local storage and a cookie, and found again', {
    tag: '@both',
  }, async ({ page, context, viewport }) => {
    await page.goto('/nearby')
    if (isPhone(viewport?.width))
      await page.locator('header button[aria-haspopup="dialog"]').click()
    else await page.locator('header summary').click()
    await page
      .getByRole('link', { name: languages.ar.label })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/ar\/nearby$/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await page.evaluate(() => localStorage.getItem('app_language'))).toBe('ar')
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'app_language')?.value).toBe('ar')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })
})

test('a language is stored only when it was chosen, and a stored one comes before the browser’s', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL: site.server.url })
  const page = await context.newPage()
  const stored = () => page.evaluate(() => localStorage.getItem('app_language'))
  await page.goto('/ar/terms')
  expect(await stored()).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('app_language')
  await page.evaluate(() => localStorage.setItem('app_language', 'es'))
  await page.goto('/')
  await expect(page).toHaveURL(/\/es$/)
  await page.goto('/en/terms')
  await expect(page).toHaveURL(/\/terms$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await stored()).toBe('en')
  await context.close()
})

test('paths match in any letter case', async ({ page }) => {
  const response = await page.goto('/Stay-Dining')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveURL(/\/stay-dining$/)
  for (const file of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/upi-code.png']) {
    const [plain, loud] = [await page.request.get(file), await page.request.get(file.toUpperCase())]
    expect([file, plain.status(), loud.status()]).toEqual([file, 200, 200])
    expect(loud.headers()['content-type']).toBe(plain.headers()['content-type'])
    expect(await loud.body()).toEqual(await plain.body())
  }
})

test('a path that is not there is told in the visitor’s language, with status 404', async ({
  page,
}) => {
  const response = await page.goto('/fr/nulle-part')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the newsletter checks the address, sends nothing and says so', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url())
  })
  await page.goto('/about')
  const form = page.locator('footer form')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(form.getByText('Enter an e-mail address.')).toBeVisible()
  await form.getByRole('textbox').fill('someone@example.com')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(/nothing was sent and your address wasn’t kept/)).toBeVisible()
  expect(posts).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a path that is not there still says so, and leads back', async ({ page }) => {
    const response = await page.goto('/ar/nothing-here')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main a[href="/ar"]')).toBeVisible()
  })

  test('every page can be read, and every page is reached by links', async ({ page }) => {
    const reached = new Set<string>()
    for (const path of Object.values(pages)) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      for (const link of await page.locator('a[href^="/"]').all()) {
        reached.add((await link.getAttribute('href')) ?? '')
      }
    }
    expect(Object.values(pages).filter((path) => !reached.has(path))).toEqual([])
  })
})
