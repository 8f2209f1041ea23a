import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { freshStay, goToPayment } from '../support/booking-page.ts'
import { readQr } from '../support/pictures.ts'
import { test } from '../support/stage.ts'
import { stageBooking } from '../support/stage-booking.ts'
import { expectedLink, payLink, qrOnPage } from '../support/upi.ts'

test.beforeEach(({ stage }) => void stageBooking(stage))

test('what is paid now is the guest’s choice, and everything follows it at once', async ({
  page,
}) => {
  const answer = page.waitForResponse('**/api/holds')
  await goToPayment(page, freshStay())
  const { reference } = await (await answer).json()
  const summary = page.locator('aside, details').filter({ hasText: /Including .* GST/ })
  const now = page.getByRole('status').filter({ hasText: 'To pay now' })
  await expect(page.getByRole('radio', { name: /Deposit/ })).toBeChecked()
  await expect(now).toContainText('₹4,868.00')
  await expect(summary.filter({ hasText: 'At the farm' }).first()).toContainText('₹14,602')
  await page.getByRole('radio', { name: /Full amount/ }).check()
  await expect(now).toContainText('₹19,470.00')
  const whole = expectedLink(reference, 1_947_000)
  await expect(payLink(page)).toHaveAttribute('href', whole)
  expect(await qrOnPage(page)).toBe(whole)
  // Another tab of this browser goes on with the same choice.
  const tab = await page.context().newPage()
  await tab.goto('/booking')
  await tab.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(tab.getByRole('radio', { name: /Full amount/ })).toBeChecked()
  await tab.close()
})

test('the code can be kept as a picture that a camera reads', async ({ page }) => {
  await goToPayment(page, freshStay())
  const link = await payLink(page).getAttribute('href')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a picture' }).filter({ visible: true }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^[A-Z0-9]{6}\.png$/)
  expect(await readQr(readFileSync(await download.path()))).toBe(link)
})
