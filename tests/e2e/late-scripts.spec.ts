import { expect, type Page } from '@playwright/test'
import { pages } from '#lib/i18n/pages.ts'
import { holdScripts, scripts } from '../support/awake.ts'
import { layoutShift } from '../support/layout.ts'
import { test } from '../support/site.ts'

/** The scripts of the framework that the page has run, and those that it has only fetched ahead. */
const framework = (page: Page) =>
  page.evaluate(() => ({
    run: document.querySelectorAll('script[src*="/chunks/"]:not([nomodule])').length,
    ahead: document.querySelectorAll('link[rel=prefetch][as=script]').length,
  }))

test('a visitor who only reads runs no script of the framework', async ({ page }) => {
  for (const path of Object.values(pages).filter((path) => path !== pages.booking)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => new Promise((scrolled) => requestAnimationFrame(scrolled)))
    await expect.poll(async () => (await framework(page)).ahead).toBeGreaterThan(4)
    expect([path, (await framework(page)).run]).toEqual([path, 0])
  }
})

test('nor does one who opens the menu, or looks through the gallery’s sets', async ({ page }) => {
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  await page.getByRole('tab', { name: 'Food' }).tap()
  await expect(page).toHaveURL(/#food$/)
  const menu = page.getByRole('button', { name: 'Open the menu' })
  await menu.tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Close the menu' }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect((await framework(page)).run).toBe(0)
})

test('the calendar of a room comes once it is seen', async ({ page }) => {
  await page.goto('/rooms/maratha-wada-room', { waitUntil: 'networkidle' })
  await expect(page.getByText('₹4,720').first()).toBeVisible()
  expect((await framework(page)).run).toBe(0)
  await page.getByRole('link', { name: 'Choose nights' }).last().tap()
  await expect(page).toHaveURL(/#nights$/)
  await expect(page.locator('[data-day][data-state=arrive]').first()).toBeAttached()
})

test('a visitor who saves data fetches none of it ahead, and is answered all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/terms', { waitUntil: 'networkidle' })
  expect(await framework(page)).toEqual({ run: 0, ahead: 0 })
  await page.getByRole('button', { name: 'Chat with us' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an application starts by itself, but not before what is seen at first is there', async ({
  page,
}) => {
  await page.goto('/booking')
  const scriptsBegun = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource')
      return files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)
    })
  // It begins when the browser is idle, within two seconds: the network can be idle before.
  await expect.poll(async () => (await scriptsBegun()).length).toBeGreaterThan(4)
  const begun = await scriptsBegun()
  const loaded = await page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return arrival?.loadEventStart ?? 0
  })
  expect(loaded).toBeGreaterThan(0)
  expect(Math.min(...begun)).toBeGreaterThanOrEqual(loaded)
})

test('a touch of a control starts the rest, though the picture is still on its way', async ({
  page,
}) => {
  await page.route('**/pictures/dawn-hero*', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await expect(page.getByRole('dialog', { name: 'Talk to us' })).toBeVisible()
})

test('a guest with an open chat has all of it at once, to hear of a reply', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chat_id', 'chat_1'))
  await page.goto('/terms')
  await expect.poll(async () => (await framework(page)).run).toBeGreaterThan(4)
})

test('a button that is pressed before it works does its work as soon as it can', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Asha')
  await page.getByLabel('E-mail').first().fill('asha@example.com')
  await page.getByRole('textbox', { name: 'Message' }).fill('Two nights?')
  await page.getByRole('button', { name: 'Send' }).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page.getByText('Nothing has been sent yet')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Asha')
})

test('a link that opens a dialog does so once it can, and leads on when the scripts do not come', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const opener = page.locator('#valley-view-cottage a[aria-haspopup=dialog]')
  await page.goto('/stay-dining')
  await opener.press('Enter')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.route(scripts, (route) => route.abort())
  await page.goto('/stay-dining')
  await opener.press('Enter')
  await expect(page).toHaveURL(/\/booking\?room=/)
})

test('dates and guests that are chosen before the page works stay chosen', async ({ page }) => {
  const release = await holdScripts(page)
  // Home's strip of dates is not for the smallest screens.
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/')
  const strip = page.locator('[data-strip]')
  await strip.locator('[name=checkIn]').fill('2099-03-10')
  await strip.locator('[name=checkOut]').fill('2099-03-12')
  await expect(strip.getByText('10 Mar')).toBeAttached()
  release()
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(strip.getByText('10 Mar')).toBeAttached()
  await expect(strip.locator('[name=checkIn]')).toHaveValue('2099-03-10')
  await expect(strip.locator('[name=checkOut]')).toHaveValue('2099-03-12')

  const releaseAgain = await holdScripts(page)
  await page.goto('/booking?guests=3')
  await page.getByLabel('Guests').selectOption('4')
  releaseAgain()
  await expect(page.locator('#booking-roomType input').first()).toBeAttached()
  await expect(page.getByLabel('Guests')).toHaveValue('4')
})

test('details of a booking that are sent before the page works stay out of its address', async ({
  page,
}) => {
  await page.route(scripts, () => undefined)
  await page.goto('/booking')
  await page.getByLabel('Full name').fill('Asha')
  await page.locator('#booking-step button[type=submit]').click()
  await expect(page.getByLabel('Full name')).toHaveValue('Asha')
  expect(new URL(page.url()).search).toBe('')
})

test('no page is wider than a phone before its fonts are there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of ['/ar/about', '/ru/about', '/fr']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})

test('nothing on the booking page moves when the rooms come', async ({ page }) => {
  await page.goto('/booking', { waitUntil: 'networkidle' })
  expect(await layoutShift(page)).toBeLessThan(0.02)
})
