import { expect } from '@playwright/test'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true, siteOf: 'staff-print' })

test('bookings, a record and the dashboard print what they show', async ({ page, site }) => {
  const { reference } = await makeBooking(site, { fullName: 'Paper Guest', inDays: 362 })
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/app/bookings')
  await expect(page.getByRole('row', { name: /Paper Guest/ })).toBeVisible()
  await page.goto(`/app/bookings?q=${reference}`)
  await expect(page.getByRole('region', { name: 'Booking of Paper Guest' })).toBeVisible()
  await makeBooking(site, { fullName: 'Today Guest', inDays: 0, phone: '+91 90050 00017' })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('link', { name: 'Today Guest', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
