import { expect, type Page } from '@playwright/test'
import { button, record } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

test.beforeAll('two bookings', async ({ site }) => {
  for (const [at, fullName] of ['Third Anew', 'Second Anew'].entries()) {
    await makeBooking(site, { fullName, inDays: 260 + at * 2 })
  }
})

const search = (page: Page) => page.getByRole('searchbox')

test('pressing Bookings beside an open one closes it with its search, and Back opens it again', async ({
  page,
}) => {
  await page.goto('/app/bookings')
  await search(page).fill('Anew')
  await expect(page).toHaveURL('/app/bookings?q=Anew')
  await button(page, 'Third Anew').click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  await expect(page).toHaveURL(/status=pending&booking=/)
  await page.getByRole('link', { name: /^Bookings/ }).click()
  await expect(page).toHaveURL('/app/bookings')
  await expect(record(page, 'Third Anew')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('')
  await page.goBack()
  await expect(record(page, 'Third Anew')).toBeVisible()
  await page.goBack()
  await expect(record(page, 'Third Anew')).toBeHidden()
  await expect(page).toHaveURL('/app/bookings?q=Anew&status=pending')
})
