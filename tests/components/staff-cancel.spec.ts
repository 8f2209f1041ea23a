import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { callDesk } from '../support/desk-calls.ts'
import { button, record } from '../support/desk-page.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

const decide = (page: Page, sum: string) =>
  page.getByRole('button', { name: `Cancel and refund ${sum}` })

test(
  'a guest who asks to cancel stands first on the dashboard, and is given what the terms give by one touch and one press',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const inDays = project.name === 'phone' ? 75 : 55
    const name = `Ravi Asks ${project.name}`
    const made = await makeBooking(site, { fullName: name, inDays })
    await setStatus(site, made.id, 'verified')
    const secret = made.path.split('/').at(-1)
    const asked = await fetch(`${site.server.url}/api/stays/${secret}/cancellation`, {
      method: 'POST',
    })
    expect(asked.status).toBe(200)
    await page.goto('/app/dashboard')
    const things = page.getByRole('region', { name: /things? to do$/ })
    await expect(things.getByText(`${name} has asked to cancel`)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    const way = things.getByRole('button', { name: 'Cancel, refund ₹4,720' })
    if (project.name === 'phone') await way.tap()
    else await way.click()
    const dialog = page.getByRole('dialog', { name: `Cancel ${name}’s booking` })
    // The second half of a double press would not close it.
    await expect(decide(page, '₹4,720')).toBeEnabled()
    await button(dialog, 'Keep the booking').click()
    await expect(way).toBeFocused()
    await expect(way).toBeEnabled()
    await way.press('Enter')
    await dialog.getByText('Bank', { exact: true }).click()
    await decide(page, '₹4,720').click()
    await expect(things.getByText(`${name} has asked to cancel`)).toBeHidden()
    await expect(things.getByText(/refunds? to pay out/)).toBeVisible()
    await expect(things.getByText(/things? to do$/)).toBeFocused()
  },
)

test('a stay that cannot be cancelled says why, and only the way back is offered', async ({
  page,
  site,
}) => {
  const made = await makeBooking(site, { fullName: 'Here Already', inDays: 0 })
  await setStatus(site, made.id, 'verified')
  await callDesk(site, `stays/${made.id}/progress`, { to: 'in_house' })
  await page.goto(`/app/bookings?booking=${made.reference}`)
  await button(record(page, 'Here Already'), 'Cancel the booking').click()
  const dialog = page.getByRole('dialog', { name: 'Cancel Here Already’s booking' })
  await expect(dialog.getByText('The guests have checked in.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
})

test('a stay is changed and cancelled from its row in the list, which then has no next step', async ({
  page,
  site,
}) => {
  const made = await makeBooking(site, { fullName: 'Rohan Row', inDays: 58 })
  await page.goto('/app/bookings')
  const row = page.getByRole('row', { name: 'Rohan Row' })
  await expect(button(row, 'Verify Payment')).toBeEnabled()
  const choose = async (item: string) => {
    await button(row, 'More for Rohan Row').click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await choose('Change the stay')
  const changing = page.getByRole('dialog', { name: 'Change the stay' })
  await expect(changing).toContainText(made.reference)
  await button(changing, 'Cancel').click()
  await choose('Cancel the booking')
  await button(page, 'Cancel without a refund').click()
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(button(row, 'Verify Payment')).toHaveCount(0)
})
