import { expect, type Locator, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { cancelBooking, makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

test.beforeAll('twelve bookings', async ({ site }) => {
  test.setTimeout(120_000)
  const names = ['Ten', 'Nine', 'Eight', 'Seven', 'Six', 'Five', 'Four', 'Three', 'Two', 'One']
  for (const [i, name] of names.entries()) {
    await makeBooking(site, { fullName: `${name} Rao`, inDays: 60 + i * 2 })
  }
  await makeBooking(site, {
    fullName: 'Kabir Mehta',
    email: 'kabir@post.example',
    phone: '+91 99302 77014',
    utr: '534601872291',
    amount: '4000',
    inDays: 90,
  })
  await makeBooking(site, { fullName: 'Elena Petrova', inDays: 93 })
})

test.beforeEach(async ({ page }) => {
  await page.goto('/app/bookings')
  await page.getByText(/bookings, \d+ needing attention/).waitFor()
})

const rowOf = (page: Page, name: string): Locator => page.getByRole('row', { name })

test('the table has nine columns, ten rows a page, and its pages end at both ends', async ({
  page,
}) => {
  await expect(page.getByRole('columnheader')).toHaveText([
    'Created',
    'Name',
    'Mobile',
    'Room',
    'Dates',
    'Guests',
    'Amount',
    'Status',
    'Actions',
  ])
  await expect(page.getByRole('row')).toHaveCount(11)
  await expect(rowOf(page, 'Kabir Mehta')).toContainText('+91 99302 77014')
  await expect(rowOf(page, 'Kabir Mehta')).toContainText('₹4,720')
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  const previous = page.getByRole('button', { name: 'Previous', exact: true })
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(next).toBeDisabled()
  await previous.click()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('search finds parts of name, e-mail and phone in any letter case, and the status narrows it', async ({
  page,
}) => {
  const search = page.getByPlaceholder('Search name/email/phone')
  for (const words of ['kabir M', 'KABIR@POST', '99302 770']) {
    await search.fill(words)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(rowOf(page, 'Kabir Mehta')).toBeVisible()
  }
  await search.fill('nobody at all')
  await expect(page.getByText('No bookings found')).toBeVisible()
  await search.fill('   ')
  await expect(page.getByRole('row')).toHaveCount(11)
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect(status.getByRole('option')).toHaveText([
    'All Status',
    'Needs attention',
    'Pending',
    'Verified',
    'Confirmed',
    'Rejected',
  ])
  await status.selectOption('Rejected')
  await expect(page.getByText('No bookings found')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No bookings found')).toBeVisible()
})

test('a payment is verified, and then confirmed; the badges say so in their colours', async ({
  page,
}) => {
  const row = rowOf(page, 'Elena Petrova')
  const badge = (name: string) => row.getByText(name, { exact: true })
  await expect(badge('Pending')).toHaveCSS('color', 'rgb(122, 74, 6)')
  await row.getByRole('button', { name: 'Verify Payment' }).click()
  await expect(badge('Verified')).toHaveCSS('color', 'rgb(43, 69, 112)')
  await expect(row.getByRole('button', { name: 'Verify Payment' })).toHaveCount(0)
  await row.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(badge('Confirmed')).toHaveCSS('color', 'rgb(63, 107, 58)')
  await expect(row.getByRole('button', { name: /Verify|Confirm/ })).toHaveCount(0)
  // What is paid for is cancelled, and neither goes back nor is rejected.
  await page.getByRole('button', { name: 'More for Elena Petrova' }).click()
  for (const name of ['Set to pending', 'Reject']) {
    await expect(page.getByRole('menuitem', { name })).toBeDisabled()
  }
  await expect(page.getByRole('menuitem', { name: 'Cancel the booking' })).toBeEnabled()
})

test('a change shows at once, and is taken back while the guest’s mail waits; the history tells both', async ({
  page,
}) => {
  const row = rowOf(page, 'Two Rao')
  // The server is asked, but does not answer before the badge has changed.
  await page.route('**/booking_update_status.php', async (route) => {
    await expect(row.getByText('Verified', { exact: true })).toBeVisible()
    await route.continue()
  })
  await row.getByRole('button', { name: 'Verify Payment' }).click()
  await expect(
    page.getByText('Payment verified. The guest’s e-mail goes out when the undo time ends.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Two Rao: undone. No e-mail was sent.')).toBeVisible()
  await expect(row.getByText('Pending', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Two Rao', exact: true }).click()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('Change undone')
  await expect(history.getByRole('listitem').first()).toContainText('The booking is pending again.')
  await expect(history.getByRole('listitem').nth(1)).toContainText('Payment verified')
  await expect(history.getByRole('listitem').last()).toContainText('Booked on the website')
})

test('a press is two calls, the change and one look at the list; so is to take it back', async ({
  page,
}) => {
  const row = rowOf(page, 'Four Rao')
  await page.clock.install()
  await page.goto('/app/bookings')
  await page.getByText(/bookings, \d+ needing attention/).waitFor()
  // From here on no time passes, so nothing is asked by itself.
  await page.clock.pauseAt(Date.now() + 1_000)
  const calls: string[] = []
  page.on('request', (request) => {
    const [, call] = /\/api\/(desk\/\w+|\w+)/.exec(request.url()) ?? []
    if (call) calls.push(`${request.method()} ${call}`)
  })
  const verify = row.getByRole('button', { name: 'Verify Payment' })
  // The look at the list waits a moment for news of the change, and time only passes by hand.
  const settled = async (button: Locator) => {
    await expect(button).toBeVisible()
    // The server sends the news at its own pace, whatever the page's clock shows.
    await page.waitForTimeout(1_000)
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(button).toBeEnabled({ timeout: 200 })
    }).toPass({ intervals: [50] })
    await page.clock.runFor(2_000)
  }
  await verify.click()
  await settled(row.getByRole('button', { name: 'Confirm booking' }))
  expect(calls).toEqual(['POST booking_update_status', 'GET bookings_list'])

  calls.length = 0
  await page.getByRole('button', { name: 'Undo' }).click()
  await settled(verify)
  expect(calls).toEqual(['POST desk/undo', 'GET bookings_list'])
})

test('who verifies down the list of what is pending goes on to the one after it', async ({
  page,
}) => {
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  const names = page.locator('[data-row]')
  // Who arrives first is the first to be checked.
  await expect(names.first()).toHaveText('Ten Rao')
  await expect(names).toHaveCount(10)
  const [first = '', second = '', third = ''] = await names.allTextContents()
  const record = (name: string) => page.getByRole('region', { name: `Booking for ${name}` })
  await names.nth(1).click()
  await record(second).getByRole('button', { name: 'Verify Payment' }).click()
  // It has left the list, but stays in its place, and open.
  await page.getByText('Show changes').waitFor()
  await expect(names.nth(1)).toHaveText(second)
  await expect(record(second).getByText('Verified', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next booking' }).click()
  await expect(record(third)).toBeVisible()
  await page.getByRole('button', { name: 'Previous booking' }).click()
  await expect(record(second)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(record(second).getByText('Pending', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Previous booking' }).click()
  await expect(record(first)).toBeVisible()
  await expect(names.nth(1)).toHaveText(second)
})

test('a change that a colleague forestalled is refused plainly, and the list shows how it stands', async ({
  page,
  site,
}) => {
  const { id } = await makeBooking(site, { fullName: 'Anil Kale', inDays: 96 })
  await setStatus(site, id, 'verified')
  // Without news, so that the row stands as it was when it is pressed.
  await page.route(/staff_stream/, () => undefined)
  const alive = page.waitForRequest(/staff_stream/)
  await page.reload()
  await alive
  const confirm = rowOf(page, 'Anil Kale').getByRole('button', { name: 'Confirm booking' })
  await expect(confirm).toBeEnabled()
  let pressed = false
  await page.route(/bookings_list/, (route) => (pressed ? route.continue() : route.abort()))
  await page.route(/booking_update_status/, (route) => {
    pressed = true
    return route.continue()
  })
  await cancelBooking(site, id)
  await confirm.click()
  const row = rowOf(page, 'Anil Kale')
  await expect(page.getByText(/A colleague has just changed Anil Kale’s booking/)).toBeVisible()
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
})
