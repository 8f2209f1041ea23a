import { expect, type Page } from '@playwright/test'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('a rejection carries a reason that the guest reads, and can be taken back', async ({
  page,
  site,
}) => {
  await makeBooking(site, { fullName: 'Tara Rao', inDays: 60 })
  await page.goto('/app/bookings')
  const row = page.getByRole('row', { name: 'Tara Rao' })
  await choose(page, 'Tara Rao', 'Reject')
  await page.getByLabel('Message to the guest (optional)').fill('No such payment arrived.')
  await page.getByRole('button', { name: 'Reject booking' }).click()
  await expect(row.getByText('Rejected', { exact: true })).toHaveCSS('color', 'rgb(155, 44, 31)')
  const mail = await site.lateMail(({ text }) => (text ?? '').includes('No such payment arrived.'))
  expect(mail.recipients).toContain('tara@example.com')
  await page.getByRole('button', { name: `More for Tara Rao` }).click()
  await expect(page.getByRole('menuitem', { name: 'Reject' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Verify Payment' }).click()
  await expect(row.getByText('Verified', { exact: true })).toBeVisible()
  await choose(page, 'Tara Rao', 'Cancel the booking')
  const cancelling = page.getByRole('dialog', { name: 'Cancel Tara Rao' })
  await expect(cancelling.getByLabel('Refund (₹)')).toBeVisible()
  await page.keyboard.press('Escape')
})
