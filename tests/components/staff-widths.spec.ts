import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { record } from '../support/desk-page.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

const guest = {
  fullName: 'Padmavati Deshpande',
  email: 'padmavati.deshpande.kulkarni@widths.example',
  phone: '+91 90040 11223',
  inDays: 330,
}
let reference: string

test.beforeAll('a booking with a long name, of next year', async ({ site }) => {
  reference = (await makeBooking(site, guest)).reference
})

const narrowDesks = [1024, 1100, 1152, 1200, 1279]

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(() => document.fonts.ready)
}

const heightOf = async (row: Locator) => (await row.boundingBox())?.height

/** Returns the pairs of names of elements of which one lies over the other. */
async function overlapping(within: Locator, names: string): Promise<string[]> {
  return within.locator(names).evaluateAll((all) => {
    const boxes = all.map((one) => ({ one, box: one.getBoundingClientRect() }))
    return boxes.flatMap((a, at) =>
      boxes.slice(at + 1).flatMap((b) => {
        const inside = a.one.contains(b.one) || b.one.contains(a.one)
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        return !inside && wide > 1 && high > 1
          ? [`${a.one.textContent} / ${b.one.textContent}`]
          : []
      }),
    )
  })
}

test('from 1024 pixels on no cell of the bookings lies under another, and rows stay low', async ({
  page,
}) => {
  await page.goto('/app/bookings')
  for (const width of narrowDesks) {
    await resize(page, width)
    const row = page.getByRole('row').filter({ hasText: guest.fullName })
    await expect(row).toBeVisible()
    expect(await overlapping(row, 'td:visible'), `at ${width}`).toEqual([])
    expect(await heightOf(row), `at ${width}`).toBeLessThan(80)
  }
})

test('from 1024 pixels on e-mail addresses of customers do not break into many lines', async ({
  page,
}) => {
  await page.goto('/app/customers')
  for (const width of narrowDesks) {
    await resize(page, width)
    const row = page.getByRole('row', { name: guest.fullName })
    await expect(row).toBeVisible()
    expect(await heightOf(row), `at ${width}`).toBeLessThan(80)
  }
})

test('names without a space, and many rooms, push nothing out of the window', async ({
  page,
  site,
}) => {
  const fullName = `${'W'.repeat(55)}39`
  const made = await makeBooking(site, { fullName, inDays: 320 })
  await setStatus(site, made.id, 'verified')
  const [check_in, check_out] = [321, 323].map((days) => addDays(dayInIndia(new Date()), days))
  const asked = await fetch(`${site.server.url}/api/stays/${made.path.split('/').at(-1)}/wish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ check_in, check_out, words: '' }),
  })
  expect(asked.status).toBe(200)
  await site.sql(
    `INSERT INTO rooms (name, slug, description, base_paise, gst_percent)
     SELECT repeat('R', 55) || n, 'r' || n, '', 100000, 18 FROM generate_series(10, 40) n`,
  )
  for (const [path, ready] of [
    [`/app/bookings?booking=${made.reference}`, page.getByText(/^Accept and tell/)],
    ['/app/rooms', page.getByText(`${'R'.repeat(55)}40`).first()],
    ['/app/rates/seasons', page.getByRole('button', { name: 'Add a season' })],
  ] as const) {
    await page.goto(path)
    await expect(ready).toBeVisible()
    for (const width of [1280, 390]) {
      await resize(page, width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
    await resize(page, 1280)
  }
  await site.sql(`UPDATE rooms SET deleted_at = now() WHERE name LIKE 'RRR%'`)
})

test('from 1024 pixels on fields and buttons of reports and reviews lie beside each other', async ({
  page,
}) => {
  for (const path of ['/app/reports', '/app/google-reviews']) {
    await page.goto(path)
    await page
      .locator('#content')
      .getByRole('textbox')
      .or(page.getByLabel('From Date'))
      .first()
      .waitFor()
    for (const width of narrowDesks) {
      await resize(page, width)
      const controls = 'input:visible, select:visible, button:visible, a:visible'
      expect(await overlapping(page.locator('#content'), controls), `${path} at ${width}`).toEqual(
        [],
      )
    }
  }
})

test('the screenshot of a record begins where the panel beside it does', async ({ page }) => {
  await page.goto(`/app/bookings?booking=${reference}`)
  const open = record(page, guest.fullName)
  for (const width of [660, 900, 1100, 1279, 1440]) {
    await resize(page, width)
    const panel = open.getByRole('region', { name: 'Find this in the bank' })
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
    const picture = open.getByRole('button', { name: /Full size/ })
    await expect(picture).toBeVisible()
    await expect
      .poll(async () => Math.abs((await top(picture)) - (await top(panel))), `at ${width}`)
      .toBeLessThanOrEqual(2)
  }
  // Beside it "All Status" can be read.
  const status = await page.getByRole('combobox', { name: 'Status' }).boundingBox()
  expect(status?.width).toBeGreaterThan(130)
})

test('on a phone the calendar’s days of another year leave its buttons in one row', async ({
  page,
}) => {
  await page.goto('/app/calendar?from=2199-01-28&days=7')
  const days = page.getByRole('button', { name: '28 Jan to 3 Feb 2199' })
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  for (const width of [320, 360, 390]) {
    await resize(page, width)
    await expect(days).toBeVisible()
    const buttons = ['Earlier', 'Later', 'Today'].map((name) =>
      page.locator('#content').getByRole('button', { name, exact: true }),
    )
    for (const button of buttons) {
      expect(Math.abs((await top(button)) - (await top(days))), `at ${width}`).toBeLessThan(9)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('at 320 pixels no number of the dashboard breaks', async ({ page }) => {
  await page.route('**/api/admin_stats*', async (route) => {
    const response = await route.fetch()
    const figures = { pending: 1864, verified: 1864, confirmed: 1864, revenueMTD: 1739320 }
    await route.fulfill({ json: { ...(await response.json()), ...figures } })
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/app/dashboard')
  for (const number of ['1,864', '₹17,39,320']) {
    const figures = page.locator('#content').getByText(number, { exact: true })
    await expect(figures.first()).toBeVisible({ timeout: 40_000 })
    const lines = await figures.evaluateAll((all) =>
      all.map((figure) => {
        const range = document.createRange()
        range.selectNodeContents(figure)
        return range.getClientRects().length
      }),
    )
    expect(new Set(lines)).toEqual(new Set([1]))
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a search without an answer says of no old count that it was found', async ({ page }) => {
  for (const [path, one] of [
    ['bookings', 'booking'],
    ['customers', 'customer'],
  ] as const) {
    await page.goto(`/app/${path}`)
    const counted = page.getByRole('status').filter({ hasText: new RegExp(`^\\d+ ${one}`) })
    await expect(counted).toBeVisible()
    await page.route(`**/api/${path}_list*`, (route) => route.abort())
    await page.getByRole('searchbox').fill('nobody')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(counted).toBeHidden()
  }
})

test('a phone has five at the thumb, and they go away under a task that fills it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/app/today')
  const dock = page.getByRole('navigation', { name: 'Front desk' })
  const names = [/^Dashboard/, /^Today/, '', /^Calendar/, /^Bookings/]
  await expect(dock.getByRole('link')).toHaveText(names)
  const plus = dock.getByRole('link', { name: 'New booking' })
  await expect(plus).toHaveAttribute('href', '/app/today?new=1')
  await dock.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/app\/dashboard/)
  await page.goto('/app/chat')
  await expect(dock).toBeHidden()
})
