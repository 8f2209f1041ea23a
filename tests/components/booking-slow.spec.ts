import { expect } from '@playwright/test'
import { freshStay, goToPayment } from '../support/booking-page.ts'
import { test } from '../support/stage.ts'
import { stageBooking } from '../support/stage-booking.ts'
import { sayPaid } from '../support/upi.ts'

test.beforeEach(({ stage }) => void stageBooking(stage))

test('rooms that do not come for ten seconds are said not to, with the telephone', async ({
  page,
}) => {
  await page.route('**/rooms_list.php', () => undefined)
  await page.goto('/booking')
  const sentence = page.getByText('The list of rooms didn’t load.')
  await expect(sentence).toBeHidden()
  await expect(sentence).toBeVisible({ timeout: 15_000 })
})

test('the summary that was opened in one step is closed in the next', async ({ page }) => {
  await goToPayment(page, freshStay())
  const fold = page.locator('main details').filter({ hasText: /Including .* GST/ })
  await fold.locator('summary').first().click()
  await expect(fold).toHaveAttribute('open')
  await sayPaid(page)
  await expect(fold).not.toHaveAttribute('open')
})
