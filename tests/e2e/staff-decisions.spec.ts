import { expect } from '@playwright/test'
import { book, button, placeOf } from '../support/desk-page.ts'
import { test } from '../support/site.ts'

test.use({ signedIn: true })

test('a decision that found the session ended is asked for again after sign-in, by name', async ({
  page,
  context,
  site,
}) => {
  await book(site, 'Late Session')
  await book(site, 'Late Other')
  const list = '/app/bookings?status=pending&q=Late'
  const alive = page.waitForResponse(/staff_stream/)
  await page.goto(list)
  await alive
  const verify = button(placeOf(page, 'Late Session'), 'Verify Payment')
  await expect(verify).toBeEnabled()
  const cookies = await context.cookies()
  await context.clearCookies()
  // At once, before the page notices by itself.
  await verify.dispatchEvent('click')
  await expect(page).toHaveURL(/\/app\/login/)
  await context.addCookies(cookies)
  await page.goto(list)
  const dialog = page.getByRole('dialog', { name: 'Late Session' })
  await expect(dialog).toContainText('Nothing has been changed yet.')
  await button(dialog, 'Verify Payment').click()
  await expect(placeOf(page, 'Late Session').getByText('Verified', { exact: true })).toBeVisible()
})
