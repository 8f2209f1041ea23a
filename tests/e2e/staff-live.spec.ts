import { expect, type Page } from '@playwright/test'
import { beginChat } from '../support/chat-page.ts'
import { staffState, test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

/** Opens a page whose polls never come due: what it shows anew, its stream has told it. */
async function openWithoutPolls(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: real } = window
    const shortOnly = (work: () => void, ms = 0) => (ms < 5_000 ? real(work, ms) : 0)
    Object.assign(window, { setTimeout: shortOnly })
  })
  const listens = page.waitForResponse(/staff_stream/)
  await page.goto(path)
  await listens
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a booking, its new status and a room show on every screen of staff by themselves', async ({
  page: dashboard,
  browser,
  site,
}) => {
  const other = await browser.newContext({ storageState: await staffState(site) })
  const [bookings, rooms] = [await other.newPage(), await other.newPage()]
  await openWithoutPolls(dashboard, '/app/dashboard')
  await openWithoutPolls(bookings, '/app/bookings')
  await openWithoutPolls(rooms, '/app/rooms')

  const waitingNow = async () => {
    const name = await rooms.getByRole('link', { name: /^Money/ }).textContent()
    return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
  }
  const headers = { cookie: await site.staffCookie() }
  const answer = await fetch(`${site.server.url}/api/staff_waiting`, { headers })
  const { to_check: before } = await answer.json()

  await makeBooking(site, { fullName: 'Live Guest', inDays: 300 })
  const waiting = dashboard.getByRole('region', { name: 'Needs attention' })
  const waits = waiting.getByRole('link', { name: /Live Guest/ })
  await expect(waits).toBeVisible()
  await expect(row(bookings, 'Live Guest')).toBeVisible()
  await expect.poll(waitingNow).toBe(before + 1)

  const press = (name: string) =>
    row(bookings, 'Live Guest').getByRole('button', { name, exact: true }).click()
  await press('Verify Payment')
  // Its money is checked; it waits on, to be confirmed.
  await expect.poll(waitingNow).toBe(before)
  await expect(waits).toContainText('Verified')
  await press('Confirm booking')
  await expect(waits).toBeHidden()

  const form = { name: 'Hay Barn', base_rate: '2500', description: 'Hay.' }
  const { status } = await fetch(`${site.server.url}/api/rooms_save.php`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  })
  expect(status).toBe(200)
  await expect(row(rooms, 'Hay Barn')).toBeVisible()
  await other.close()
})

test('visitors are told that somebody is at the desk only while staff have the chat open', async ({
  page: staff,
  browser,
  site,
}) => {
  await openWithoutPolls(staff, '/app/dashboard')
  const context = await browser.newContext({ baseURL: site.server.url })
  const visitor = await context.newPage()
  await visitor.goto('/about')
  await beginChat(visitor)
  await expect(visitor.getByText('We’re away right now')).toBeVisible()
  await staff.getByRole('link', { name: /^Chat/ }).click()
  await expect(visitor.getByText('We’re here and can answer now.')).toBeVisible()
  await staff.getByRole('link', { name: /^Money/ }).click()
  await expect(visitor.getByText('We’re here and can answer now.')).toBeHidden()
  await context.close()
})
