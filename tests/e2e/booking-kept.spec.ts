import { expect, type Page } from '@playwright/test'
import {
  cottage,
  freshStay,
  goToPayment,
  openForm,
  takeAll,
  typeGuest,
} from '../support/booking-page.ts'
import { test } from '../support/site.ts'

// The smallest phone that is common; what is kept is kept alike on all.
test.use({ viewport: { width: 360, height: 740 } })

const kept = (page: Page) => page.locator('#paid')
const upi = (page: Page) => page.locator('a[href^="upi://pay"]').filter({ visible: true })

async function reopened(page: Page, path = '/booking'): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  await next.goto(path)
  return next
}

test('the last unit, held by oneself, is free to oneself', async ({ page, request }) => {
  const stay = freshStay()
  await goToPayment(page, stay)
  const link = await upi(page).getAttribute('href')
  await takeAll(request, stay)
  const next = await reopened(page)
  await openForm(next, stay)
  await expect(next.getByText(`Room ${cottage} is available`)).toBeVisible()
  await typeGuest(next)
  await next.getByRole('button', { name: 'Go to payment' }).click()
  await expect(upi(next)).toHaveAttribute('href', link ?? '')
})

test('from the payment page a link leads to the ways to the proof', async ({ page }) => {
  await page.goto('/payment')
  await page.getByRole('link', { name: /haven’t sent the screenshot/ }).click()
  await expect(kept(page)).toContainText('We check every payment')
})
