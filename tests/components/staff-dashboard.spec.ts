import { type Download, expect, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

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
const freshness = (page: Page) => page.locator('[data-freshness]')

test(
  'all who arrive today stand there with unit and telephone at one edge, and lead on to a list of any day',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const names = ['Arriving One', 'Arriving Second With A Long Name', 'Three']
    const phone = project.name === 'phone'
    for (const name of names) {
      await makeBooking(site, { fullName: name, phone: '+91 90050 00003', inDays: phone ? 0 : 1 })
    }
    await page.goto('/app/dashboard')
    const arrivals = page.getByRole('region', { name: 'Arriving today' })
    if (phone) {
      const rows = arrivals.getByRole('listitem').filter({ hasText: /unit \d/ })
      await expect(rows.getByRole('link', { name: '+91 90050 00003' })).toHaveCount(3)
      const edges = await arrivals
        .getByRole('listitem')
        .getByRole('link', { name: /Arriving|Three/ })
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left))
      expect(new Set(edges).size).toBe(1)
    }
    await arrivals.getByRole('link', { name: 'as a list' }).click()
    await expect(page.getByRole('combobox', { name: 'Stay' })).toHaveValue('arriving')
    const tomorrow = addDays(dayInIndia(new Date()), phone ? 0 : 1)
    await page.getByLabel('Date of the stay').fill(tomorrow)
    await expect(page).toHaveURL(`/app/bookings?stay=arriving&day=${tomorrow}`)
    if (phone) await expect(page.getByText(/^1 of 3$/)).toBeVisible()
    else await expect(page.getByRole('row').filter({ hasText: '+91 90050 00003' })).toHaveCount(3)
    await page.reload()
    await expect(page.getByLabel('Date of the stay')).toHaveValue(tomorrow)
  },
)

test('without its stream it asks by itself, and waits while nobody looks or there is no network', async ({
  page,
  context,
  site,
}) => {
  const polls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('admin_stats')) polls.push(request.url())
  })
  await page.clock.install()
  await page.route('**/api/staff_stream*', (route) => route.abort())
  // The first call of the page's own says that it has come to life.
  const alive = page.waitForResponse(/staff_waiting/)
  await page.goto('/app/dashboard')
  await alive
  await expect(freshness(page)).toContainText('Up to date')
  const statuses = tile(page, 'Bookings by status')
  const pending = statuses.locator('.heading').first()
  const before = Number(await pending.textContent())
  await statuses.evaluate((panel) => panel.setAttribute('data-seen', ''))
  await makeBooking(site, { fullName: 'New Guest', inDays: 246 })
  await page.clock.fastForward(10_500)
  await expect(pending).toHaveText(String(before + 1))
  // The same panel, not another in its place.
  await expect(statuses).toHaveAttribute('data-seen', '')
  expect(polls.every((url) => url.endsWith('admin_stats.php?poll=1'))).toBe(true)

  await context.setOffline(true)
  await expect(freshness(page)).toContainText('No internet connection. These figures are from')
  const known = polls.length
  await page.clock.fastForward(60_000)
  expect(polls).toHaveLength(known)
  await context.setOffline(false)
  await expect(freshness(page)).toContainText('Up to date')
  await expect.poll(() => polls.length).toBe(known + 1)

  const show = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  await expect(freshness(page)).toContainText('Paused')
  await page.clock.fastForward(60_000)
  expect(polls).toHaveLength(known + 1)
  await show('visible')
  await expect.poll(() => polls.length).toBe(known + 2)

  await page.route('**/api/admin_stats.php**', (route) => route.fulfill({ status: 503, body: '' }))
  // The next poll is counted from the last one's answer, which may still be on its way.
  await expect(async () => {
    await page.clock.fastForward(10_500)
    await expect(freshness(page)).toContainText('The server didn’t answer', { timeout: 1_000 })
  }).toPass()
})

test('reports are of the last 30 days until both days are chosen', async ({ page }, {
  project,
}) => {
  await page.goto('/app/reports')
  const title = page.getByRole('heading', { level: 2 }).filter({ hasText: /^Revenue \(/ })
  await expect(title).toHaveText('Revenue (last 30 days)')
  const figures = tile(page, 'Totals')
  for (const name of [
    'Booked in this period',
    'Value of the nights',
    'Nights sold',
    'Occupancy',
    'Average rate',
    'Per available room',
  ]) {
    await expect(figures.getByText(name, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: /^Revenue \(last 30 days\)/ })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Maratha Wada Room' })).toContainText(
    '₹',
  )
  await page.evaluate(() => document.fonts.ready)
  expect(await axeFaults(page)).toEqual([])

  const today = dayInIndia(new Date())
  await page.getByLabel('From Date').fill('2020-01-02')
  await expect(page.getByText('Choose To Date as well.')).toBeVisible()
  const files = page.getByRole('button', { name: /^Export to/, disabled: true })
  await expect(files).toHaveCount(2)
  await expect(title).toHaveText('Revenue (last 30 days)')
  await page.getByLabel('To Date').fill('2020-01-01')
  await expect(page.getByText('To Date is before From Date.')).toBeVisible()
  await expect(files).toHaveCount(2)
  await page.getByLabel('To Date').fill('2020-01-03')
  await expect(title).toHaveText('Revenue (2 Jan 2020 to 3 Jan 2020)')
  await expect(page.getByRole('link', { name: /^Export to/ })).toHaveCount(2)
  await expect(page).toHaveURL(/from_date=2020-01-02&to_date=2020-01-03$/)
  await expect(page.getByText('No data')).toBeVisible()
  await expect(page.getByText('No recent bookings found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(title).toHaveText('Revenue (last 30 days)')
  await expect(page.getByLabel('From Date')).toHaveValue('')

  await page.goto(`/app/reports?from_date=${today}&to_date=${today}`)
  if (project.name === 'desktop') {
    const heads = page.getByRole('table', { name: /Recent bookings/ }).getByRole('columnheader')
    await expect(heads).toHaveText(['When', 'Name', 'Mobile', 'Room', 'Amount', 'Status'])
    return
  }
  const card = page.getByRole('article').getByRole('heading')
  await page.getByPlaceholder('Search by name...').fill('PAID gu')
  await expect(card).toHaveText('Paid Guest')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await page.getByRole('combobox', { name: 'Search in' }).selectOption('Mobile')
  const mobile = page.getByPlaceholder('Search by mobile...')
  await expect(mobile).toHaveValue('')
  await mobile.fill('90050 00002')
  await expect(card).toHaveText('Waiting Guest')
  await mobile.fill('nobody')
  await expect(page.getByText('No recent bookings found')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('both exports come as files', async ({ page, context }) => {
  const today = dayInIndia(new Date())
  await page.goto(`/app/reports?from_date=${today}&to_date=${today}`)
  for (const [name, ending] of [
    ['Export to Excel', 'xlsx'],
    ['Export to PDF', 'pdf'],
  ] as const) {
    const saved = new Promise<string>((resolve) => {
      const done = (file: Download) => resolve(file.suggestedFilename())
      page.once('download', done)
      context.once('page', (tab) => tab.once('download', done))
    })
    await page.getByRole('link', { name }).click()
    expect(await saved).toBe(`report-${today}-to-${today}.${ending}`)
  }
})
