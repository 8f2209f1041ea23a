import { expect, type Page } from '@playwright/test'
import { day } from '#components/staff/kit/words.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { daysPass } from '../support/days-pass.ts'
import { button, record } from '../support/desk-page.ts'
import { openCalendar, placesWhoseWordsHangOver } from '../support/grid-hand.ts'
import type { Desk } from '../support/site.ts'
import { lengthen, makeBooking } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

const today = dayInIndia(new Date())
const bar = (page: Page, name: string) => page.locator('.bar', { hasText: name }).first()
const row = (page: Page, unit: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`${unit}$`, 'i') }) })
const night = (page: Page, unit: string, inDays: number) =>
  row(page, unit)
    .first()
    .locator(`[data-from="${addDays(today, inDays)}"]`)

/** The unit of a booking, as the server knows it. */
async function unitOf(site: Desk, reference: string): Promise<number | null> {
  const url = `${site.server.url}/api/desk/bookings/${reference}`
  const response = await fetch(url, { headers: { cookie: await site.staffCookie() } })
  return (await response.json()).unit
}

test('a bar that is drawn to another unit is there at once, and goes back by Undo', async ({
  page,
  site,
}) => {
  const { reference } = await makeBooking(site, { fullName: 'Neha Sharma', inDays: 12 })
  const before = await unitOf(site, reference)
  await openCalendar(page, 10)
  const from = await bar(page, 'Neha').boundingBox()
  const to = await night(page, before === 3 ? 'Unit 2' : 'Unit 3', 12).boundingBox()
  if (!from || !to) throw new Error('The bar or the night is not there.')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 22, to.y + 10, { steps: 5 })
  await expect(page.locator('.bar-label')).toContainText('is free')
  await page.mouse.up()
  await expect(page.getByText(/^Neha now has Maratha Wada Room unit \d/)).toBeVisible()
  expect(await unitOf(site, reference)).not.toBe(before)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('The stay is as it was.')).toBeVisible()
  expect(await unitOf(site, reference)).toBe(before)
})

test('a stay that is put on another swaps units with it once that is asked, and Undo puts both back', async ({
  page,
  site,
}) => {
  const one = await makeBooking(site, { fullName: 'Kavya Nair', inDays: 42 })
  const other = await makeBooking(site, { fullName: 'Ojas Kale', inDays: 42 })
  const units = async () => [await unitOf(site, one.reference), await unitOf(site, other.reference)]
  expect(await units()).toEqual([1, 2])
  await openCalendar(page, 40)
  await bar(page, 'Kavya').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Swap Kavya Nair and Ojas Kale?' })
  await button(dialog, 'Swap units').click()
  await expect(
    page.getByText(/^Kavya Nair is in .* unit 2, Ojas Kale in .* unit 1\.$/),
  ).toBeVisible()
  expect(await units()).toEqual([2, 1])
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(
    page.getByText('Both guests are back in their units. No e-mail was sent.'),
  ).toBeVisible()
  expect(await units()).toEqual([1, 2])
})

test('keys alone move a stay, and a later day is seen with its price before it is changed', async ({
  page,
  site,
}) => {
  await makeBooking(site, { fullName: 'Sameer Iyer', inDays: 22 })
  await openCalendar(page, 20)
  await bar(page, 'Sameer').focus()
  const line = () => bar(page, 'Sameer').locator('xpath=ancestor::*[@data-line]')
  const before = (await line().getAttribute('data-line')) ?? ''
  // The keys go with the bar to its other unit, and back.
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(line()).not.toHaveAttribute('data-line', before)
  await expect(bar(page, 'Sameer')).toBeFocused()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(line()).toHaveAttribute('data-line', before)
  await expect(bar(page, 'Sameer')).toBeFocused()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'is free' })).toHaveCount(1)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change the stay' })
  await expect(dialog.getByLabel('Check-in')).toHaveValue(addDays(today, 23))
  await expect(dialog.getByText('Before', { exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(bar(page, 'Sameer')).toHaveAttribute('data-from', addDays(today, 22))
})

test('a guest in the house goes to another unit from tonight on, and the nights that were slept stay in sight', async ({
  page,
  site,
}) => {
  const { id, reference } = await makeBooking(site, { fullName: 'Mira Sen', inDays: 0 })
  await lengthen(site, id, { inDays: 0, nights: 4 })
  await site.sql(daysPass(2), [id])
  const barIn = (unit: string) => row(page, unit).first().locator('.bar', { hasText: 'Mira' })
  await openCalendar(page, -3)
  await barIn('Unit 1').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Mira now has Maratha Wada Room unit 2/)).toBeVisible()
  await expect(barIn('Unit 2')).toHaveAccessibleName(/Moved here from another unit/)
  await expect(barIn('Unit 2')).toHaveAttribute('data-from', today)
  await expect(barIn('Unit 2')).toBeFocused()
  await expect(barIn('Unit 1')).toHaveAccessibleName(/Moved to another unit/)
  await expect(barIn('Unit 1')).toHaveAttribute('data-to', today)
  expect(await unitOf(site, reference)).toBe(2)
  expect(await axeFaults(page)).toEqual([])
  // What was slept is moved no more.
  await barIn('Unit 1').focus()
  await page.keyboard.press('m')
  await expect(button(page, 'Cancel the move')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(record(page, 'Mira Sen')).toContainText(`1 until ${day(today)}, then unit 2`)
  await page.keyboard.press('Escape')
  await expect(record(page, 'Mira Sen')).toBeHidden()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(barIn('Unit 2')).toHaveCount(0)
  await expect(barIn('Unit 1')).toHaveAttribute('data-to', addDays(today, 2))
})

test('nights are picked by keys and presses, and begin a booking or a block', async ({ page }) => {
  await openCalendar(page, 30)
  const first = night(page, 'Unit 1', 32)
  await first.focus()
  await page.keyboard.press('Shift+ArrowRight')
  const panel = page.getByRole('region', { name: /^Maratha Wada Room unit 1, 2 nights$/ })
  await expect(panel).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await page.keyboard.press('n')
  // The sheet keeps the night, whose cell goes from under it.
  await expect(page.locator('.cal .bar-held')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(first).toHaveClass(/cal-night/)
  await expect(first).toBeFocused()
  await first.click()
  await night(page, 'Unit 1', 34).click()
  await button(
    page.getByRole('region', { name: /^Maratha Wada Room unit 1, 3 nights$/ }),
    'Block',
  ).click()
  const dialog = page.getByRole('dialog', { name: 'Block units' })
  await expect(dialog.getByLabel('First night')).toHaveValue(addDays(today, 32))
  await expect(dialog.getByLabel('Free again on')).toHaveValue(addDays(today, 35))
  await expect(dialog.getByRole('checkbox', { name: 'Unit 1' })).toBeChecked()
  await button(dialog, 'Block').click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^Undo/ }).last().click()
  await expect(first).toHaveClass(/cal-night/)
  await expect(first).toBeFocused()
})

test('a phone opens a stay by a tap, and moves it to a place that is a button', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { reference } = await makeBooking(site, { fullName: 'Kabir Mehta', inDays: 42 })
  const before = await unitOf(site, reference)
  await openCalendar(page, 40)
  await bar(page, 'Kabir').tap()
  const sheet = page.getByRole('dialog', { name: 'Kabir Mehta' })
  await expect(sheet.getByRole('link', { name: 'Call' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await button(sheet, 'Move').tap()
  const place = page.getByRole('button', { name: /^Move here Maratha Wada Room unit \d/ }).first()
  await expect(place).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  for (const narrow of [320, width]) {
    await page.setViewportSize({ width: narrow, height })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow)
    expect(await axeFaults(page)).toEqual([])
    expect(await placesWhoseWordsHangOver(page)).toEqual([])
  }
  await place.tap()
  await expect(page.getByText(/^Kabir now has Maratha Wada Room unit \d/)).toBeVisible()
  expect(await unitOf(site, reference)).not.toBe(before)
})

test('a phone moves a stay that goes on beyond the week, there and to a night of the next week', {
  tag: '@phone',
}, async ({ page, site }) => {
  const { id } = await makeBooking(site, { fullName: 'Lata Edge', inDays: 76 })
  await lengthen(site, id, { inDays: 76, nights: 2 })
  const move = async () => {
    await bar(page, 'Lata').tap()
    await button(page.getByRole('dialog', { name: 'Lata Edge' }), 'Move').tap()
  }
  await openCalendar(page, 70)
  await move()
  await button(page, 'Later').tap()
  await night(page, 'Unit 2', 79).tap()
  const dialog = page.getByRole('dialog', { name: 'Change the stay' })
  await expect(dialog.getByLabel('Check-in')).toHaveValue(addDays(today, 79))
  await button(dialog, 'Cancel').tap()
  await button(page, 'Earlier').tap()
  await move()
  await page
    .getByRole('button', { name: /^Move here/ })
    .first()
    .tap()
  await expect(page.getByText(/^Lata now has /)).toBeVisible()
})

test('without a connection nothing is changed, and it says since when', async ({
  page,
  context,
}) => {
  await openCalendar(page, 60)
  await context.setOffline(true)
  await night(page, 'Unit 1', 62).focus()
  await expect(page.getByText(/^Not up to date since \d/)).toBeVisible()
  await page.keyboard.press('b')
  await expect(
    page.getByText(/^You can’t change anything right now: no connection since/),
  ).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Block units' })).toBeHidden()
  await context.setOffline(false)
})
