import { expect } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { button, record } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

test(
  'a stay gets a night more, at its price or another, and is put back; its guest sees the same',
  { tag: '@both' },
  async ({ page, site }, { project }) => {
    const inDays = project.name === 'phone' ? 60 : 40
    const checkIn = addDays(dayInIndia(new Date()), inDays)
    const made = await makeBooking(site, { fullName: 'Asha Moves', inDays })
    await page.goto(`/app/bookings?booking=${made.reference}`)
    const open = record(page, 'Asha Moves')
    await button(open, 'Change the stay').click()
    const dialog = page.getByRole('dialog', { name: 'Change the stay' })
    await expect(dialog.getByText('Nothing has been changed yet.')).toBeVisible()
    await dialog.getByLabel('Check-out').fill(addDays(checkIn, 31))
    await expect(dialog.getByText('A booking can have up to 30 nights.')).toBeVisible()
    await expect(dialog.getByLabel('Unit')).not.toContainText(', taken')
    const questions = '**/api/desk/stays/*?*'
    await page.route(questions, (route) => route.abort())
    await dialog.getByLabel('Check-out').fill(addDays(checkIn, 1))
    await dialog.getByLabel('Guests').selectOption('1')
    await expect(dialog.getByText('No answer yet.')).toBeVisible()
    await expect(dialog.getByText('A booking can have up to 30 nights.')).toHaveCount(0)
    await page.unroute(questions)
    await dialog.getByLabel('Check-out').fill(addDays(checkIn, 2))
    await expect(dialog.getByText(/is free both nights/)).toBeVisible()
    await expect(dialog.getByText('1 × ₹4,720', { exact: true })).toBeVisible()
    await expect(dialog.getByText('2 × ₹4,720', { exact: true })).toBeVisible()
    await expect(dialog.getByText(/^₹4,720 more to pay, ₹[\d,]+ due/)).toBeVisible()
    await dialog.getByLabel('A different price').check()
    await dialog.getByLabel('Price including GST').fill('9,000')
    await expect(dialog).toContainText('Price as agreed −₹440')
    await expect(button(dialog, 'Change and tell Asha')).toBeEnabled()
    await button(dialog, 'Change and tell Asha').press('Enter')
    await expect(dialog.getByText('Enter a reason for this price.')).toBeVisible()
    await expect(dialog.getByLabel('Reason for this price')).toBeFocused()
    await dialog.getByText('Read the whole e-mail').click()
    await expect(dialog.getByText('Total: ₹9,000')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByLabel('Charge ₹4,720 more').check()
    await expect(dialog.getByText('Total: ₹9,440')).toBeVisible()
    await button(dialog, 'Change and tell Asha').click()
    await expect(dialog).toBeHidden()
    await expect(open).toContainText('1 guest, 2 nights')
    await expect(open).toContainText('Stay changed')
    const guest = await page.context().newPage()
    await guest.goto(made.path)
    await expect(guest.getByText('₹9,440').first()).toBeVisible()
    await guest.close()

    await page.getByRole('button', { name: /^Undo/ }).last().click()
    await expect(open).toContainText('2 guests, 1 night')
    await expect(open).toContainText('Stay change undone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  },
)
