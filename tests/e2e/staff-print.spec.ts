import { expect } from '@playwright/test'
import { test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

test('bookings, a record and the dashboard print what they show', async ({ page, site }) => {
  const { reference } = await makeBooking(site, { fullName: 'Paper Guest', inDays: 362 })
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/app/bookings')
  await expect(page.getByRole('row', { name: /Paper Guest/ })).toBeVisible()
  await page.goto(`/app/bookings?q=${reference}`)
  await expect(page.getByRole('region', { name: 'Booking for Paper Guest' })).toBeVisible()
  await makeBooking(site, { fullName: 'Today Guest', inDays: 0, phone: '+91 90050 00017' })
  await page.goto('/app/dashboard')
  await expect(page.getByRole('link', { name: 'Today Guest', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Needs attention' })).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test('the sheet of the day is a page of paper with boxes, notes and a reminder to destroy it', async ({
  page,
  site,
}) => {
  const guest = { fullName: 'Paper Guest', phone: '+91 90050 00017', inDays: 0 }
  await setStatus(site, (await makeBooking(site, guest)).id, 'verified')
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.goto('/app/today')
  await page.emulateMedia({ media: 'print' })
  const arriving = page.getByRole('table', { name: /Arriving/ })
  await expect(arriving.getByRole('row', { name: /Paper Guest/ })).toContainText('+91 90050 00017')
  await expect(page.getByText(/Shred it tonight/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Front desk' })).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
})
