import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/booking-page.ts'
import { receiptJpeg } from '../support/pictures.ts'
import { type Site, test } from '../support/site.ts'
import { cancelBooking, makeBooking, setStatus } from '../support/staff-site.ts'

const guest = {
  fullName: 'Kamala Iyer',
  email: 'kamala.iyer@example.com',
  phone: '+91 95000 12121',
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** What a tab's owner does: another tab for a while, then this one again. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** How staff set the booking's status while the guest looks elsewhere. */
function deskOf(page: Page, site: Site, id: string) {
  return async (status: string, note = '') => {
    await setStatus(site, id, status, note)
    await comeBack(page)
  }
}

test('a change by staff shows when the guest comes back, up to the rejection and its reason', async ({
  page,
  site,
}) => {
  const { id, path } = await makeBooking(site, { ...guest, inDays: 200 })
  await page.goto(path)
  await expect(heading(page, 'We have your booking and we’re checking the payment')).toBeVisible()
  await expectAccessible(page)
  const set = deskOf(page, site, id)
  await set('verified')
  await expect(heading(page, 'Your payment has arrived')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'Send another screenshot or the UTR' }),
  ).toHaveCount(0)
  await set('confirmed')
  await expect(heading(page, 'Your room is confirmed')).toBeVisible()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click()
  expect((await file).suggestedFilename()).toMatch(/^stay-.*\.ics$/)
  await cancelBooking(site, id, 'The road is washed away.')
  await comeBack(page)
  await expect(heading(page, 'Your booking is cancelled')).toBeVisible()
  await expect(page.getByText('A note from us: The road is washed away.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
  await expectAccessible(page)
  // The farm's sentence keeps its full stop at its end.
  await page.goto(`/ar${path}`)
  const reason = '«\u2068The road is washed away.\u2069»'
  await expect(page.getByRole('main')).toContainText(reason)
})

test('a guest sends a screenshot and the UTR, and asks for a cancellation', {
  tag: '@desktop',
}, async ({ page, site }) => {
  const { path } = await makeBooking(site, { ...guest, inDays: 202 })
  await page.goto(path)
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) {
    expect(decodeURIComponent(link)).not.toMatch(/kamala|iyer|95000/i)
    if (new URL(link).host !== new URL(site.server.url).host)
      expect(link).not.toContain(path.slice(-26))
  }

  const send = page.getByRole('button', { name: 'Send', exact: true })
  await send.click()
  await expect(page.getByText('Choose a screenshot or type the UTR.')).toBeVisible()
  const utr = page.getByLabel('UTR (transaction number)')
  await utr.fill('12')
  await send.click()
  await expect(utr).toBeFocused()
  await expect(page.getByText('This doesn’t look like a UTR.')).toBeVisible()
  await expectAccessible(page)
  await utr.fill('632512345678')
  const buffer = await receiptJpeg()
  const picture = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('#booking-screenshot').setInputFiles(picture)
  await expect(page.getByText('receipt.jpg')).toBeVisible()
  await send.click()
  const told = { hasText: 'Received. We’ve added it to your booking.' }
  await expect(page.getByRole('status').filter(told)).toBeFocused()
  await expect(page.getByText('We already have this UTR.')).toBeVisible()
  await expect(page.getByText('receipt.jpg')).toHaveCount(0)

  await expect(
    page.getByText('we’ll refund what you’ve paid, once we see it in our bank account.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Ask to cancel' }).click()
  await page.getByRole('button', { name: 'Keep the booking' }).click()
  await page.getByRole('button', { name: 'Ask to cancel' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, ask to cancel' }).click()
  await expect(page.getByText('Your booking isn’t cancelled until we reply.')).toBeVisible()
  await expect(heading(page, 'You’ve asked us to cancel')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask to cancel' })).toHaveCount(0)
  await expectAccessible(page)
  await site.smtp.waitFor(
    ({ recipients, text }) =>
      recipients.includes(guest.email) &&
      /refund\s+what\s+you’ve\s+paid\s+\(₹4,720\),\s+once/.test(text ?? ''),
  )
})

test('reads without JavaScript, and in Arabic from right to left', async ({ page, site }) => {
  const { path } = await makeBooking(site, { ...guest, inDays: 204 })
  await page.goto(`/ar${path}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(heading(page, 'وصلنا حجزك ونحن نتحقق من الدفع')).toBeVisible()
  await expectAccessible(page)
  const context = await page.context().browser()?.newContext({
    baseURL: site.server.url,
    javaScriptEnabled: false,
  })
  const plain = (await context?.newPage()) as Page
  await plain.goto(path)
  await expect(heading(plain, 'We have your booking and we’re checking the payment')).toBeVisible()
  await expect(plain.getByText('₹4,720', { exact: true }).first()).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Send', exact: true })).toBeHidden()
  await context?.close()
})

test('a link that opens no booking says what to do', async ({ page }) => {
  const answer = await page.goto('/fr/stay/abcdefghijklmnopqrstuvwxyz')
  expect(answer?.status()).toBe(404)
  await expect(heading(page, 'Il n’y a pas de réservation à cette adresse')).toBeVisible()
  await expectAccessible(page)
})
