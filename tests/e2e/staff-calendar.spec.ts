import { expect } from '@playwright/test'
import { button } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

test('a booking that arrives while somebody looks stands there by itself', async ({
  page,
  site,
}) => {
  await page.goto('/app/calendar')
  await expect(button(page, 'Today')).toBeVisible()
  await makeBooking(site, { fullName: 'Ravi Kale', inDays: 4 })
  await expect(page.getByRole('link', { name: /^Ravi Kale/ })).toBeVisible()
})
