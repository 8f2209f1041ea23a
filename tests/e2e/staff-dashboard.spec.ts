import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

test.beforeAll('a paid booking and one that waits', async ({ site }) => {
  test.setTimeout(120_000)
  const paid = await makeBooking(site, {
    fullName: 'Paid Guest',
    phone: '+91 90050 00001',
    inDays: 240,
  })
  await setStatus(site, paid.id, 'verified')
  await makeBooking(site, { fullName: 'Waiting Guest', phone: '+91 90050 00002', inDays: 243 })
})

const tile = (page: Page, name: string) => page.getByRole('region', { name })

test(
  'the staff area opens on the dashboard: counts, money, chart, notifications, what waits',
  { tag: '@both' },
  async ({ page }, { project }) => {
    if (project.name === 'phone') await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/app')
    await expect(page).toHaveURL(/\/app\/dashboard$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    const statuses = tile(page, 'Bookings by status')
    for (const name of ['Pending', 'Verified', 'Confirmed', 'Rejected']) {
      await expect(statuses.getByText(name, { exact: true })).toBeVisible()
    }
    const counts = (await statuses.locator('.heading').allInnerTexts()).map(Number)
    const total = counts.reduce((sum, count) => sum + count, 0)
    await expect(page.getByText(`Total bookings ${total}`)).toBeVisible()
    const money = tile(page, 'Revenue and rooms')
    for (const name of ['Revenue Today', 'Revenue MTD', 'Rooms', 'Occupancy Today']) {
      await expect(money.getByText(name, { exact: true })).toBeVisible()
    }
    await expect(money.getByText(/^₹[\d,]+$/)).toHaveCount(2)

    await expect(page.getByRole('heading', { name: 'Revenue (last 14 days)' })).toBeVisible()
    await expect(
      page.getByRole('img', { name: /^Revenue of the 14 days to .* The highest day is ₹/ }),
    ).toBeVisible()
    await expect(page.getByRole('table', { name: /14 days/ }).getByRole('row')).toHaveCount(15)

    const notices = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
    for (const [title, type] of [
      [/^New booking/, 'booking_created'],
      [/^Payment screenshot/, 'screenshot_uploaded'],
    ] as const) {
      const notice = notices.filter({ hasText: title }).first()
      await expect(notice).toHaveAttribute('data-type', type)
    }
    await expect(notices.first().getByRole('time')).toHaveText(/^(now|\d+ min)$/)
    await expect(page.getByRole('link', { name: /Waiting Guest/ }).first()).toHaveAttribute(
      'href',
      /\/app\/bookings\?booking=/,
    )
    await page.evaluate(() => document.fonts.ready)
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()?.width,
    )
  },
)
