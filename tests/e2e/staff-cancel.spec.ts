import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button, record } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

const decide = (page: Page, sum: string) =>
  page.getByRole('button', { name: `Cancel and refund ${sum}` })

test('a stay is cancelled by keys: another sum needs a word to the guest, who reads it; and it can be taken back', async ({
  page,
  site,
}, { project }) => {
  const inDays = project.name === 'phone' ? 70 : 50
  const made = await makeBooking(site, { fullName: 'Anna Gives', inDays })
  await setStatus(site, made.id, 'verified')
  await page.goto(`/app/bookings?booking=${made.reference}`)
  const open = record(page, 'Anna Gives')
  // Its history is read by the page itself, which is awake by then; and a press that comes too early does nothing.
  await expect(open.getByText('Payment verified').last()).toBeVisible()
  await expect(button(open, 'Cancel the booking')).toBeEnabled()
  await button(open, 'Cancel the booking').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel Anna Gives’s booking' })
  await expect(dialog.getByText('Day of booking')).toBeVisible()
  await expect(decide(page, '₹4,720')).toBeEnabled()
  await expect(dialog.getByText('As you asked, we’ve cancelled')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const sum = dialog.getByLabel('Refund (₹)')
  await sum.fill('-5')
  await expect(sum).toHaveAccessibleDescription('Enter an amount in rupees.')
  await sum.fill('4000')
  await expect(decide(page, '₹4,000')).toBeDisabled()
  await dialog.getByLabel('Reason for ₹720 less than the terms').fill('One dinner was eaten')
  await expect(dialog.getByText('One dinner was eaten')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await decide(page, '₹4,000').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(open.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('₹4,000 is under Money, to be paid out.').last()).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(1)
  const guest = await page.context().newPage()
  await guest.goto(made.path)
  await expect(guest.getByRole('heading', { name: 'Your booking is cancelled' })).toBeVisible()
  await expect(guest.getByText('We’ll refund ₹4,000 for your booking')).toBeVisible()
  await expect(guest.getByText('A note from us: One dinner was eaten')).toBeVisible()
  await guest.close()

  await page.getByRole('button', { name: /^Undo/ }).last().click()
  await expect(open).toContainText('Change undone')
  await expect(button(open, 'Cancel the booking')).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(1)
})
