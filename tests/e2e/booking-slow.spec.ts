import { expect } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { hold, holdScripts } from '../support/awake.ts'
import { typeGuest } from '../support/booking-page.ts'
import { test } from '../support/site.ts'

test('without scripts the booking page says so, with the telephone, and shows no form', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/booking')
  const sentence = page.getByText('booking and chat need it')
  await expect(sentence).toBeVisible()
  await expect(sentence.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await expect(page.getByRole('button', { name: 'Go to payment' })).toBeHidden()
  await context.close()
})

test('a form that is filled in and sent before the page works goes on with what was typed', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  const releaseRooms = await hold(page, '**/rooms_list.php')
  const checkIn = addDays(dayInIndia(new Date()), 340)
  await page.goto('/booking')
  await page.locator('[name=checkIn]').fill(checkIn)
  await typeGuest(page)
  await page.locator('#booking-step button[type=submit]').click()
  releaseScripts()
  // Whoever comes without a check-out stays one night: set by the scripts, so they work by now.
  await expect(page.locator('[name=checkOut]')).toHaveValue(addDays(checkIn, 1))
  await expect(page.locator('main [role=alert]')).toHaveCount(0)
  releaseRooms()
  await expect(page.getByRole('heading', { name: 'Pay by UPI' })).toBeVisible()
})
