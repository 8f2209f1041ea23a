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
  for (const [fullName, inDays] of [
    ['Today Guest', 0],
    ['Tomorrow Guest', 1],
  ] as const) {
    await makeBooking(site, { fullName, inDays, phone: '+91 90050 00017' })
  }
  await page.goto('/app/dashboard')
  for (const [day, name] of [
    ['today', 'Today Guest'],
    ['tomorrow', 'Tomorrow Guest'],
  ] as const) {
    const arrivals = page.getByRole('table', { name: new RegExp(`^Arrivals ${day}, `) })
    const row = arrivals.getByRole('row').filter({ hasText: name })
    await expect(row).toContainText(/Maratha Wada Room\s*Unit \d/)
    await expect(row).toContainText('2 guests')
    await expect(row).toContainText('+91 90050 00017')
  }
  await expect(page.getByRole('region', { name: 'Waiting for you' })).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})
