import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button, record } from '../support/desk-page.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

const name = 'Drawer Guest'
let reference: string

test.beforeAll(
  'a confirmed booking that arrives tomorrow, and another of its guest',
  async ({ site }) => {
    test.setTimeout(120_000)
    const made = { fullName: name, email: 'drawer@example.com', phone: '+91 90040 55566' }
    const { id, ...booking } = await makeBooking(site, { ...made, inDays: 1, paying: 'deposit' })
    reference = booking.reference
    await setStatus(site, id, 'verified')
    await setStatus(site, id, 'confirmed')
    await makeBooking(site, { ...made, inDays: 90 })
  },
)

const closed = async (page: Page, path: RegExp) => {
  await expect(record(page, name)).toBeHidden()
  await expect(page).not.toHaveURL(/booking=/)
  await expect(page).toHaveURL(path)
}

test('opens over calendar, dashboard and customers by what names it, and Back, Escape and its button close it', async ({
  page,
}, { project }) => {
  const screens = ['/app/dashboard', ...(project.name === 'desktop' ? ['/app/calendar'] : [])]
  for (const path of screens) {
    await page.goto(path)
    const link = page.locator(`main a[href*="${reference}"]:visible`).first()
    await link.click()
    const open = record(page, name)
    await expect(open.getByRole('heading', { name, exact: true })).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${path}\\?.*booking=${reference}`))
    await page.goBack()
    await closed(page, new RegExp(path))
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(open.getByRole('heading', { name, exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await closed(page, new RegExp(path))
    await expect(link).toBeFocused()
  }
  await page.goto(`/app/customers?booking=${reference}`)
  await expect(record(page, name)).toContainText('Arrives tomorrow')
  await page.reload()
  await button(page, 'Close the booking').click()
  await closed(page, /customers/)
  await page.goto('/app/customers?booking=ZZZ-ZZZ')
  await expect(page.getByText('There’s no booking ZZZ-ZZZ.')).toBeVisible()
})

test('the search in everything opens by a key, and the keyboard alone finds a booking and a screen', async ({
  page,
}, { project }) => {
  await page.goto('/app/rooms')
  const field = page.getByRole('combobox', { name: 'Find bookings, guests, rooms, screens' })
  if (project.name === 'desktop') {
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(field).toBeFocused({ timeout: 1_000 })
    }).toPass()
  } else await button(page, 'Find anything').click()
  await expect(page.getByRole('group', { name: 'Newest bookings' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.type(reference.replace('-', '').toLowerCase())
  const option = page.getByRole('option').first()
  await expect(option).toContainText(`${name}${reference}`)
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(record(page, name).getByRole('heading', { name, exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await closed(page, /rooms/)
  if (project.name === 'desktop') await page.keyboard.press('Control+k')
  else await button(page, 'Find anything').click()
  // Other files' guests have "customers" in their addresses.
  await page.keyboard.type('google')
  await expect(page.getByRole('option', { name: /^Google Reviews/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app/google-reviews')
  // A unit that nobody has tonight is shown on the calendar.
  await button(page, 'Find anything').click()
  await page.keyboard.type('wada room 3')
  await expect(page.getByRole('option', { name: /^Maratha Wada Room 3/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/calendar/)
  await expect(page.locator('[data-line="1.3"] [data-from]:focus')).toHaveCount(1)
  await button(page, 'Find a guest').click()
  await page.keyboard.type('block nights')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Block units' })
  await expect(button(dialog, 'Block')).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/app\/calendar\?from=/)
})
