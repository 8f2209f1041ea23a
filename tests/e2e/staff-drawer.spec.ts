import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button, record } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

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

test(
  'shows what is next, each night, the other stay, the mails with their words, and keeps a note',
  {
    tag: '@both',
  },
  async ({ page }, { project }) => {
    await page.goto(`/app/rooms?booking=${reference}`)
    const open = record(page, name)
    await expect(open.getByRole('region', { name: 'Next' })).toContainText(
      'Arrives tomorrow₹3,540 to collect on arrival',
    )
    await expect(open.getByRole('region', { name: 'Price by night' })).toContainText('₹4,720')
    // On a phone the ways back and out take one line of it.
    const footer = await open.locator('footer').boundingBox()
    if (project.name === 'phone') expect(footer?.height).toBeLessThan(100)
    const letters = open.getByRole('region', { name: 'Messages sent' })
    await letters.getByText('E-mail, English').first().click()
    await expect(letters).toContainText('To drawer@example.com')
    const note = open.getByRole('textbox', { name: 'Note for staff' })
    await note.fill('Prefers the quiet side.')
    // What is not saved waits while another booking is looked at.
    const other = open.getByRole('list', { name: 'Other stays' }).getByRole('link')
    // Nothing in it is wider than the drawer.
    const history = open.getByRole('region', { name: 'History' })
    const right = await history.evaluate((element) => element.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await other.click()
    await expect(open).toContainText('to check in the bank')
    await expect(note).toHaveValue('')
    await other.click()
    await expect(open).toContainText('Arrives tomorrow')
    await expect(note).toHaveValue('Prefers the quiet side.')
    await button(open, 'Save note').click()
    await expect(open.getByRole('region', { name: 'History' })).toContainText(
      'Prefers the quiet side.',
    )
    expect(await axeFaults(page)).toEqual([])
    await other.click()
    await expect(open).toContainText('to check in the bank')
    await expect(page).not.toHaveURL(new RegExp(reference))
    await page.keyboard.press('Escape')
    await closed(page, /rooms/)
  },
)

test('without a connection it says since when, changes nothing, and is there by itself afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/app/dashboard')
  const link = page.locator(`main a[href*="${reference}"]:visible`).first()
  const open = record(page, name)
  // Opened once, the page is known to have come to life; what was closed is read anew.
  await link.click()
  await expect(open).toBeVisible()
  await page.keyboard.press('Escape')
  await closed(page, /dashboard/)
  await context.setOffline(true)
  await link.click()
  await expect(page.getByRole('heading', { name: reference })).toBeFocused()
  await expect(page.getByText(/No connection since \d/)).toBeVisible()
  await expect(button(page, 'Try again')).toBeVisible()
  await context.setOffline(false)
  await expect(open.getByRole('heading', { name, exact: true })).toBeFocused()
  await context.setOffline(true)
  const stale = open.getByRole('status').filter({ hasText: /^Not up to date since \d/ })
  await expect(stale).toBeVisible()
  await button(open, 'Change the stay').click()
  await expect(
    page.getByText(/^You can’t change anything right now: no connection since \d/),
  ).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Change the stay' })).toBeHidden()
  await context.setOffline(false)
  await expect(stale).toBeHidden()
})
