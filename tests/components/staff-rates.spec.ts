import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { addDays, addMonths, dayInIndia, type IsoDate, startOfMonth } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import type { Desk } from '../support/site.ts'
import { test } from '../support/stage-desk.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const usual = 4720
let months = 2
/** Returns a month that no other test of the file changes. */
function freshMonth(): IsoDate {
  months += 1
  return addMonths(startOfMonth(dayInIndia(new Date())), months)
}
const cell = (page: Page, day: IsoDate) => page.locator(`[data-day="${day}"]`)
// Beside the page, on a phone over it.
const beside = (page: Page, name: string) =>
  page.getByRole(isPhone(page) ? 'dialog' : 'region', { name })
const panel = (page: Page, nights: string) =>
  page.getByRole('region', { name: `${nights} selected` })

async function open(page: Page, month: IsoDate) {
  await page.goto(`/app/rates?month=${month.slice(0, 7)}`)
  await expect(async () => {
    await cell(page, month).focus()
    await page.keyboard.press('ArrowRight')
    await expect(cell(page, addDays(month, 1))).toBeFocused({ timeout: 300 })
  }).toPass()
}

type Asked = { from: IsoDate; nights: number; code?: string }

/** Asks as a guest would. */
async function quote(site: Desk, { from, nights, code = '' }: Asked) {
  const query = new URLSearchParams({
    room: 'Maratha Wada Room',
    check_in: from,
    check_out: addDays(from, nights),
    guests: '2',
    code,
  })
  return (await fetch(`${site.server.url}/api/quotes?${query}`)).json()
}

test('a price for three nights is seen before it is saved, told to guests, and taken back', {
  tag: '@both',
}, async ({ page, site }) => {
  const month = freshMonth()
  const [first, last] = [addDays(month, 12), addDays(month, 14)]
  await open(page, month)
  if (isPhone(page)) for (const day of [first, last]) await cell(page, day).tap()
  else await cell(page, first).dragTo(cell(page, last))
  const chosen = panel(page, '3 nights')
  await chosen.getByLabel('Guest pays ₹').fill('7788')
  await expect(chosen.getByLabel('Before tax ₹')).toHaveValue('6600')
  await expect(cell(page, first)).toContainText('7,788')
  await expect(cell(page, first)).toHaveAccessibleName(/not saved/)
  expect((await quote(site, { from: first, nights: 3 })).total).toBe(3 * usual)
  expect(await axeFaults(page)).toEqual([])

  await button(chosen, 'Save 3 nights').click()
  await expect(page.getByText('3 nights saved.')).toBeVisible()
  await expect(cell(page, last)).toHaveAccessibleName(/₹7,788, custom price/)
  expect((await quote(site, { from: first, nights: 3 })).total).toBe(3 * 7788)

  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(cell(page, first)).toHaveAccessibleName(/₹4,720, usual price/)
  expect((await quote(site, { from: first, nights: 3 })).total).toBe(3 * usual)
})

test('the question what a guest would pay has the guests’ own answer', async ({ page, site }) => {
  const month = freshMonth()
  const first = addDays(month, 7)
  await open(page, month)
  await cell(page, first).click()
  await panel(page, '1 night').getByLabel('Guest pays ₹').fill('9000')
  await button(page, 'Save 1 night').click()
  await expect(page.getByText('1 night saved.')).toBeVisible()
  await button(page, 'What would a guest pay?').click()
  const asked = beside(page, 'What would a guest pay?')
  await asked.getByLabel('Check-in').fill(first)
  await asked.getByLabel('Check-out').fill(addDays(first, 2))
  const { total } = await quote(site, { from: first, nights: 2 })
  expect(total).toBe(9000 + usual)
  await expect(asked.getByText('₹13,720', { exact: true })).toBeVisible()
  await asked.getByLabel('Discount code').fill('NOSUCH')
  await expect(asked.getByText('This code isn’t valid for this stay.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('a season asks for two nights; where it meets another, it says so before it is saved', async ({
  page,
  site,
}) => {
  const month = freshMonth()
  await page.goto('/app/rates/seasons')
  const name = `Harvest ${month}`
  const editor = beside(page, 'New season')
  const add = async () => {
    await expect(async () => {
      await button(page, 'Add a season').click()
      await expect(editor.getByLabel('Name')).toBeVisible({ timeout: 500 })
    }).toPass()
    await editor.getByLabel('Name').fill(name)
    await editor.getByLabel('First night').fill(month)
    await editor.getByLabel('Last night').fill(addDays(month, 6))
    await editor.getByLabel('Maratha Wada Room ₹').fill('5900')
  }
  await add()
  await button(editor, 'More nights').click()
  await button(editor, 'More nights').click()
  await expect(editor.getByText(/^14 room nights will change\.$/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await button(editor, 'Save').click()
  await expect(page.getByText(`${name} saved.`)).toBeVisible()
  expect((await quote(site, { from: month, nights: 2 })).total).toBe(2 * 5900)
  expect(await quote(site, { from: month, nights: 1 })).toMatchObject({
    code: 'not_sold',
    minimum_nights: 2,
  })

  await add()
  await expect(editor.getByText(/already has the night of/)).toBeVisible()
  await button(editor, 'Save').click()
  await expect(editor.getByLabel('First night')).toHaveAttribute('aria-invalid', 'true')
  await expect(editor.getByLabel('Name')).toHaveValue(name)
})

test(
  'a code is added, and makes a guest’s stay cheaper',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const code = `MANGO${project.name.toUpperCase()}`
    await page.goto('/app/rates/extras')
    const editor = beside(page, 'New discount code')
    await expect(async () => {
      await button(page, 'Add a code').click()
      await expect(editor.getByRole('textbox', { name: 'Code' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await button(editor, 'Save').click()
    await expect(editor.getByRole('textbox', { name: 'Code' })).toBeFocused()
    await editor.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase())
    await editor.getByLabel('Percent', { exact: true }).fill('10')
    expect(await axeFaults(page)).toEqual([])
    await button(editor, 'Save').click()
    await expect(page.getByText(`${code} saved.`)).toBeVisible()
    await expect(button(page, `Edit ${code}`)).toBeVisible()
    const from = freshMonth()
    expect((await quote(site, { from, nights: 1, code })).total).toBe(0.9 * usual)

    await page.goto('/app/rates/history')
    await expect(async () => {
      await button(page, `Undo: Discount code: ${code}`).first().click()
      await expect(page.getByText('Undone.')).toBeVisible({ timeout: 2000 })
    }).toPass()
    expect(await quote(site, { from, nights: 1, code })).toMatchObject({ code: 'code_not_valid' })
    expect(await axeFaults(page)).toEqual([])
  },
)

test('keys alone choose nights, close them and take that back', async ({ page, site }) => {
  const month = freshMonth()
  const first = addDays(month, 1)
  await open(page, month)
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(panel(page, '9 nights')).toBeVisible()
  await page.keyboard.press('Control+ ')
  await expect(panel(page, '8 nights')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Guest pays ₹')).toBeFocused()
  await page.getByLabel('Open for bookings').focus()
  await page.keyboard.press(' ')
  await expect(cell(page, first)).toHaveAccessibleName(/closed/)
  await page.getByLabel('Guest pays ₹').focus()
  // What has changed just before lets no press count for a moment.
  await expect(page.getByRole('button', { name: 'Save 8 nights' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('8 nights saved.')).toBeVisible()
  expect(await quote(site, { from: first, nights: 1 })).toMatchObject({
    code: 'not_sold',
    because: 'closed',
  })
  await page.getByRole('button', { name: /^Undo/ }).focus()
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByText('Undone.')).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect((await quote(site, { from: first, nights: 1 })).total).toBe(usual)
})

test('what is typed stays while there is no connection, and is saved after it', async ({
  page,
  context,
}) => {
  const month = freshMonth()
  await open(page, month)
  await cell(page, addDays(month, 20)).click()
  const chosen = panel(page, '1 night')
  await chosen.getByLabel('Guest pays ₹').fill('6000')
  await context.setOffline(true)
  await button(chosen, 'Save 1 night').click()
  await expect(page.getByText(/^You can’t change anything right now/)).toBeVisible()
  await context.setOffline(false)
  await expect(chosen.getByLabel('Guest pays ₹')).toHaveValue('6000')
  await expect(async () => {
    await button(chosen, 'Save 1 night').click()
    await expect(page.getByText('1 night saved.')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('no part scrolls sideways on the narrowest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const part of ['', '/seasons', '/extras', '/history']) {
    await page.goto(`/app/rates${part}`)
    expect(await over(), part).toBe(0)
  }
  const month = freshMonth()
  await open(page, month)
  await cell(page, month).tap()
  await expect(panel(page, '1 night')).toBeVisible()
  expect(await over()).toBe(0)
})

test('a year of a room goes to Excel and comes back, and an unchanged file changes nothing', async ({
  page,
}) => {
  const month = freshMonth()
  await open(page, month)
  await button(page, 'Edit a year in Excel').click()
  const dialog = page.getByRole('dialog', { name: 'Maratha Wada Room in Excel' })
  const saved = page.waitForEvent('download')
  await dialog.getByRole('link', { name: `Download ${month.slice(0, 4)}` }).click()
  const path = await (await saved).path()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('Upload the file').setInputFiles({
    name: 'rates.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(path),
  })
  await expect(dialog.getByText('rates.xlsx changes nothing.')).toBeVisible()
  await expect(button(dialog, 'Save')).toBeDisabled()
})
