import { expect, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { openCalendar } from '../support/grid-hand.ts'
import { makeBooking } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

const today = dayInIndia(new Date())

// On a phone a bar opens a sheet, on a larger window the booking.
const barOf = (page: Page, name: RegExp) =>
  page.getByRole((page.viewportSize()?.width ?? 0) < 1024 ? 'button' : 'link', { name })

test('the calendar shows who has which unit, and leads to the booking', { tag: '@both' }, async ({
  page,
  site,
}) => {
  await makeBooking(site, { fullName: 'Asha Kulkarni', inDays: 2 })
  await page.goto('/app/calendar')
  const bar = barOf(page, /^Asha Kulkarni.*1 night.*Pending/)
  await expect(bar).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Later').click()
  await button(page, 'Later').click()
  await expect(bar).toBeHidden()
  await button(page, 'Today').click()
  await bar.click()
  const opening = page.getByRole('link', { name: 'Open booking' })
  if (await bar.evaluate((element) => element.tagName === 'BUTTON')) await opening.click()
  await expect(page).toHaveURL(/\/app\/calendar\?.*booking=/)
  await expect(page.getByRole('heading', { name: 'Asha Kulkarni' })).toBeVisible()
})

test('a move whose answer is lost is not said to have failed, and the bar stands where it is', async ({
  page,
  site,
}) => {
  await makeBooking(site, { fullName: 'Lost Answer', inDays: 72 })
  await openCalendar(page, 70)
  await page.route('**/api/desk/stays/*', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await barOf(page, /^Lost Answer/).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Lost now has .*\./)).toBeVisible()
  await expect(button(page, 'Undo')).toBeVisible()
  await expect(page.locator('[data-line="1.2"] .bar', { hasText: 'Lost' })).toBeVisible()
})

test('a reload keeps a new booking of picked nights, and the days of the calendar under it', async ({
  page,
}) => {
  const first = page.locator(`.cal-night[data-from="${addDays(today, 60)}"]`).first()
  await openCalendar(page, 60)
  await page.locator(`[data-line="1.2"] .cal-night[data-from="${addDays(today, 62)}"]`).click()
  await button(page.getByRole('region', { name: /unit 2, 1 night$/ }), 'New booking').click()
  const sheet = page.getByRole('dialog')
  for (const come of [async () => undefined, () => page.reload()]) {
    await come()
    await expect(sheet.getByText(/unit 2/).first()).toBeVisible()
    await expect(first).toBeAttached()
  }
})

test('a unit is blocked by keyboard, the block is changed, put back, lifted and there again', async ({
  page,
}) => {
  await page.goto('/app/calendar')
  await button(page, 'Block').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Block units' })
  await button(dialog, 'Block').click()
  await expect(dialog.getByText('Choose a unit.')).toBeVisible()
  const room = dialog.getByLabel('Room')
  await room.selectOption({ label: 'Valley-View Cottage' })
  await dialog.getByLabel('Unit 2').press('Space')
  await dialog.getByLabel('First night').fill(addDays(today, 1))
  await dialog.getByLabel('Free again on').fill(addDays(today, 1))
  await dialog.getByLabel('Note for staff').fill('Roof tiles')
  await button(dialog, 'Block').click()
  await expect(dialog.getByText('Choose a day after the first night.')).toBeVisible()
  await dialog.getByLabel('Free again on').fill(addDays(today, 3))
  expect(await axeFaults(page)).toEqual([])
  await button(dialog, 'Block').click()
  await expect(dialog).toBeHidden()
  const bar = page.getByRole('button', { name: /^Repairs, Roof tiles.*Blocked$/ })
  await expect(bar).toBeVisible()
  await bar.press('Enter')
  const opened = page.getByRole('dialog', { name: /^Valley-View Cottage unit \d is blocked$/ })
  await opened.getByLabel('Free again on').fill(addDays(today, 4))
  await opened.getByLabel('Note for staff').fill('Roof beams')
  // What stands newly under a finger is pale for a moment.
  await expect(page.getByRole('button', { name: /^Undo/ }).last()).toBeEnabled()
  expect(await axeFaults(page)).toEqual([])
  await button(opened, 'Change the block').click()
  await expect(opened).toBeHidden()
  await expect(page.getByRole('button', { name: /^Repairs, Roof beams/ })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).last().click()
  await expect(bar).toBeFocused()
  await bar.press('Enter')
  await button(opened, 'Reopen for booking').click()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: /^Undo/ }).last().click()
  await expect(bar).toBeFocused()
  await expect(page.getByText('Undone. The nights are as they were.').first()).toBeVisible()
})

test('nights are not blocked over a stay, and it is said whose they are', async ({
  page,
  site,
}) => {
  await makeBooking(site, { fullName: 'Meera Joshi', inDays: 6 })
  await page.goto('/app/calendar')
  await button(page, 'Block').click()
  const dialog = page.getByRole('dialog', { name: 'Block units' })
  await dialog.getByLabel('The whole farm').check({ force: true })
  await expect(dialog.getByLabel('Room')).toHaveValue('all')
  await dialog.getByLabel('First night').fill(addDays(today, 6))
  await dialog.getByLabel('Free again on').fill(addDays(today, 7))
  await button(dialog, 'Block').click()
  await expect(dialog.getByRole('alert')).toContainText(/is taken from .*: Meera Joshi, /)
  await dialog.getByRole('link', { name: 'Move the stay first' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/app\/calendar\?.*booking=/)
})

test('nothing is wider than a phone, also where a stay begins on the last day that is shown', async ({
  page,
  site,
}) => {
  await makeBooking(site, { fullName: 'Ravi Edge', inDays: 86 })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/app/calendar?from=${addDays(today, 80)}&days=7`)
    await expect(page.locator('.bar-later')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
