import { expect } from '@playwright/test'
import { tryDesk } from '../support/desk-calls.ts'
import { act, button, card } from '../support/desk-page.ts'
import { type Site, test } from '../support/site.ts'
import { cancelBooking, makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

// Each test has the units for itself.
const made: string[] = []
test.afterEach(async ({ site }) => {
  for (const id of made.splice(0)) {
    // Who is in the house, or has left, is put back first; a test may have ended the stay itself.
    for (const to of ['in_house', 'expected']) await tryDesk(site, `stays/${id}/progress`, { to })
    await cancelBooking(site, id).catch(() => undefined)
  }
})

/** A booking of tonight whose payment is found in the bank: nothing is to be taken, or three quarters of the price. */
async function tonight(site: Site, fullName: string, { paying = 'total', phone = '' } = {}) {
  const booking = await makeBooking(site, {
    fullName,
    inDays: 0,
    paying: paying as 'total' | 'deposit',
    amount: paying === 'total' ? '4720' : '1180',
    ...(phone && { phone }),
  })
  made.push(booking.id)
  await setStatus(site, booking.id, 'verified')
}

test('while the line is cut it shows what it last loaded, says so, and changes nothing', async ({
  page,
  site,
  context,
}) => {
  await tonight(site, 'Rohan Kulkarni')
  const ahead = page.waitForResponse(/desk\/today\?.*day=/)
  await page.goto('/app/today')
  await (await ahead).finished()
  const rohan = card(page, 'Rohan Kulkarni')
  await expect(act(rohan, 'Check in')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: /Not up to date since/ })).toBeVisible()
  await button(page, 'Tomorrow').click()
  await expect(page.getByText('No arrivals tomorrow')).toBeVisible()
  await button(page, 'Today').click()
  await act(rohan, 'Check in').click()
  await expect(page.getByText(/^You can’t change anything right now/)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByText(/We’ve kept this screen open/)).toBeVisible()
  await expect(rohan).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/This screen will update as soon as/)).toBeHidden()
})
