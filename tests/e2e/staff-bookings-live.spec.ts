import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

test.beforeAll('a booking', async ({ site }) => {
  await makeBooking(site, { fullName: 'Kabir Mehta', inDays: 150 })
})

test.beforeEach(async ({ page }) => {
  await page.goto('/app/bookings')
  await page.getByText(/bookings?, \d+ needing attention/).waitFor()
})

const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name })

test('new bookings are told by themselves while somebody looks, and nothing is asked while nobody does', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto('/app/bookings')
  await expect(rowOf(page, 'Kabir Mehta').first()).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await makeBooking(site, { fullName: 'Late Comer', inDays: 160 })
  await page.clock.runFor(16_000)
  const news = page.getByRole('button', { name: '1 new booking' })
  await expect(news).toBeVisible()
  await expect(rowOf(page, 'Late Comer')).toHaveCount(0)
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter((url) => !/poll=1|staff_stream/.test(url))).toEqual([])
  await news.click()
  await expect(rowOf(page, 'Late Comer')).toBeVisible()

  await show(page, 'hidden')
  calls.length = 0
  await page.clock.runFor(60_000)
  // One tab goes on listening, for the bell.
  expect(calls.filter((url) => !url.endsWith('/api/staff_stream'))).toEqual([])
  await show(page, 'visible')
  await expect.poll(() => calls.length).toBeGreaterThan(0)
})

async function show(page: Page, state: 'hidden' | 'visible') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

test('a session that ended leads to sign-in and back to the very list', async ({
  page,
  context,
}) => {
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  await expect(page).toHaveURL(/status=pending/)
  const cookies = await context.cookies()
  await context.clearCookies()
  await page.getByPlaceholder('Search name/email/phone').fill('Kabir')
  await expect(page).toHaveURL(/\/app\/login\?next=%2Fapp%2Fbookings%3F/)
  await context.addCookies(cookies)
  await page.reload()
  await expect(page).toHaveURL(/\/app\/bookings\?.*status=pending/)
})
