import { expect } from '@playwright/test'
import { test } from '../support/site.ts'

test.skip(({ viewport }) => (viewport?.width ?? 0) > 1000, 'the same on a large screen')

const scripts = '**/_next/static/chunks/*.js'

test('a page loads its scripts when what is seen at first is there', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const { loaded, begun } = await page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const files = performance.getEntriesByType('resource')
    const js = files.filter(({ name }) => name.endsWith('.js'))
    return { loaded: arrival?.loadEventStart ?? 0, begun: js.map(({ startTime }) => startTime) }
  })
  expect(loaded).toBeGreaterThan(0)
  expect(begun.length).toBeGreaterThan(4)
  expect(Math.min(...begun)).toBeGreaterThanOrEqual(loaded)
})

test('a touch starts them, though the picture is still on its way', async ({ page }) => {
  await page.route('**/pictures/dawn-hero*', () => undefined)
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.getByRole('button', { name: 'Open the menu' })
  await menu.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a button that is pressed before it works does its work as soon as it can', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Asha')
  await page.getByLabel('E-mail').first().fill('asha@example.com')
  await page.getByLabel('Message').fill('Two nights?')
  await page.getByRole('button', { name: 'Send' }).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page.getByText('Nothing has been sent yet')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Asha')
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
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number }
        const sum = (list: PerformanceObserverEntryList) =>
          list.getEntries().reduce((total, entry) => total + (entry as Shift).value, 0)
        new PerformanceObserver((list) => resolve(sum(list))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(moved).toBeLessThan(0.02)
})
