import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  freshStay,
  giveProof,
  goToPayment,
  openForm,
  typeGuest,
} from '../support/booking-page.ts'
import { test } from '../support/site.ts'

test('a phone’s bar opens the app first, and asks on return whether the payment went through', async ({
  page,
}) => {
  await goToPayment(page, freshStay())
  const bar = page.locator('[data-docked]')
  const open = bar.getByRole('link', { name: 'Open UPI app' })
  const paid = bar.getByRole('button', { name: 'I have paid' })
  const ask = bar.getByText('Did the payment go through?')
  await expect(open).toBeInViewport()
  await expect(paid).toBeHidden()
  // Who pays by the code on another phone comes down to it.
  await page.getByText('Paying from another phone?').scrollIntoViewIfNeeded()
  await expect(paid).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(open).toBeVisible()
  // A test has no app that the link could open.
  await open.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await open.click()
  await expect(paid).toBeVisible()
  await expect(ask).toBeHidden()
  await visit(page, 'hidden')
  await visit(page, 'visible')
  await expect(ask).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(ask).toBeVisible()
  await bar.getByRole('button', { name: 'No, try again' }).click()
  await expect(open).toBeVisible()
  await expect(ask).toBeHidden()
})

/** Tells the page that its visitor has left it or come back. */
async function visit(page: Page, visibilityState: 'hidden' | 'visible') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibilityState)
}

test('a hold can be kept longer, and once it has run out the way on stays open', async ({
  page,
}) => {
  await page.clock.install()
  const stay = freshStay()
  await openForm(page, stay)
  await typeGuest(page)
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.clock.runFor(2000)
  const line = page.getByText(/^Room held until/)
  const before = await line.textContent()
  await page.clock.fastForward('05:00')
  await page.getByRole('button', { name: 'More time' }).click()
  await expect(line).not.toHaveText(before ?? '')
  // While the guest is active it grows by itself; when that fails, nobody is disturbed.
  await page.route('**/api/holds', (route) => route.abort())
  await page.clock.fastForward('18:05')
  await expect(
    page.getByText('2 minutes left to pay').filter({ visible: true }).first(),
  ).toBeVisible()
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Shift')
  await failed
  await page.unroute('**/api/holds')
  await page.clock.fastForward('01:05')
  await page.keyboard.press('Shift')
  await expect(line).toBeVisible()
  await expect(page.locator('main [role=alert]')).toHaveCount(0)
  await page.clock.fastForward('21:00')
  await expect(page.getByText('The hold on your room has expired.')).toBeVisible()
  await page.getByRole('button', { name: 'I have paid' }).click()
  await expect(page.getByRole('heading', { name: 'Send us the screenshot' })).toBeVisible()
  await expect(page.getByText('The hold on your room has expired.')).toBeVisible()
  await giveProof(page)
  await page.getByRole('button', { name: 'Submit booking' }).click()
  await expect(page.getByRole('heading', { name: 'We have your booking' })).toBeVisible()
})
