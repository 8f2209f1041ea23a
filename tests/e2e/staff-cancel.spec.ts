import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { callDesk } from '../support/desk-calls.ts'
import { button, record } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

const decide = (page: Page, sum: string) =>
  page.getByRole('button', { name: `Cancel and give back ${sum}` })

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
  const dialog = page.getByRole('dialog', { name: 'Cancel Anna Gives' })
  await expect(dialog.getByText('The day of the booking')).toBeVisible()
  await expect(decide(page, '₹4,720')).toBeEnabled()
  await expect(dialog.getByText('As you asked, we have cancelled')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const sum = dialog.getByLabel('To give back (₹)')
  await sum.fill('-5')
  await expect(sum).toHaveAccessibleDescription('Enter a sum in rupees.')
  await sum.fill('4000')
  await expect(decide(page, '₹4,000')).toBeDisabled()
  await dialog.getByLabel('Why ₹720 less than the terms').fill('One dinner was eaten')
  await expect(dialog.getByText('One dinner was eaten')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await decide(page, '₹4,000').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(open.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('₹4,000 waits under Money to be paid out.').last()).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(1)
  const guest = await page.context().newPage()
  await guest.goto(made.path)
  await expect(guest.getByRole('heading', { name: 'Your booking is cancelled' })).toBeVisible()
  await expect(guest.getByText('We will pay ₹4,000 of your booking back to you')).toBeVisible()
  await expect(guest.getByText('From us: One dinner was eaten')).toBeVisible()
  await guest.close()

  await page.getByRole('button', { name: /^Undo/ }).last().click()
  await expect(open).toContainText('Change taken back')
  await expect(button(open, 'Cancel the booking')).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(1)
})

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
    const things = page.getByRole('region', { name: /waits? for you$/ })
    await expect(things.getByText(`${name} asks to cancel`)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    const way = things.getByRole('button', { name: 'Cancel, give back ₹4,720' })
    if (project.name === 'phone') await way.tap()
    else await way.click()
    const dialog = page.getByRole('dialog', { name: `Cancel ${name}` })
    // The second half of a double press would not close it.
    await expect(decide(page, '₹4,720')).toBeEnabled()
    await button(dialog, 'Keep the booking').click()
    await expect(way).toBeFocused()
    await expect(way).toBeEnabled()
    await way.press('Enter')
    await dialog.getByText('Bank', { exact: true }).click()
    await decide(page, '₹4,720').click()
    await expect(things.getByText(`${name} asks to cancel`)).toBeHidden()
    await expect(things.getByText(/refunds? to pay out/)).toBeVisible()
    await expect(things.getByText(/waits? for you$/)).toBeFocused()
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
  const dialog = page.getByRole('dialog', { name: 'Cancel Here Already' })
  await expect(dialog.getByText('The guests are in the house.')).toBeVisible()
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
  await button(page, 'Cancel, give nothing back').click()
  await expect(row.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(button(row, 'Verify Payment')).toHaveCount(0)
})
