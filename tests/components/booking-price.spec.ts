import { expect, type Page } from '@playwright/test'
import { addDays } from '#lib/shared/dates.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import {
  cottage,
  expectAccessible,
  freshStay,
  openForm,
  type Stay,
  typeGuest,
  wada,
} from '../support/booking-page.ts'
import { season } from '../support/rates.ts'
import { test } from '../support/stage.ts'
import { type Farm, roomRows, stageBooking } from '../support/stage-booking.ts'
import { payLink } from '../support/upi.ts'

const alert = (page: Page) => page.locator('main [role=alert]')
const submit = (page: Page) => page.locator('form button[type=submit]').first()

/** The summary, also where a phone folds it. */
async function summary(page: Page) {
  const folded = page
    .locator('main details:has(h2):not([open]) > summary')
    .filter({ visible: true })
  if (await folded.count()) await folded.first().click()
  return page.locator('main details:has(h2), main aside').filter({ visible: true }).first()
}

let farm: Farm
test.beforeEach(({ stage }) => {
  farm = stageBooking(stage)
})

/** The cottage's id. */
const roomId = 2

/** Days of the cottage that have something of their own; the price in rupees. */
function setDays(days: string[], { price, minimum }: { price?: number; minimum?: number }) {
  const alike = { closed: null, noArrival: null, noDeparture: null }
  const pricePaise = price ? price * 100 : null
  for (const day of days) {
    const own = { ...alike, roomId, day, pricePaise, minimumNights: minimum ?? null }
    farm.rules.days = [...farm.rules.days.filter((each) => each.day !== day), own]
  }
}

const setSeason = ({ checkIn, checkOut }: Stay, minimumNights: number) => {
  const dates = { from: checkIn, to: checkOut }
  farm.rules.seasons = [season({ name: 'Diwali', ...dates, pricePaise: 826_000, minimumNights })]
}

test('with a room chosen, only the dates are missing for a price', async ({ page }) => {
  await page.goto('/booking')
  await expect(page.getByRole('radio', { name: wada })).toBeChecked()
  const missing = page.getByText('Choose your dates to see the price.').filter({ visible: true })
  await expect(missing.first()).toBeVisible()
})

test('in a list of rooms each has its amount alone, which a phone shows whole', async ({
  page,
  stage,
}) => {
  const rows = [
    ...roomRows,
    ...roomRows.map((room) => ({ ...room, id: room.id + 9, name: 'Loft' })),
  ]
  stage.answer('GET rooms_list', { rows: rows.slice(0, 3), total: 3 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/booking')
  const rooms = page.getByRole('combobox', { name: 'Room' })
  await expect(rooms.getByRole('option')).toHaveText([
    `${wada}, ₹4,720`,
    `${cottage}, ₹6,490`,
    'Loft, ₹4,720',
  ])
  await expect(page.getByText('₹4,720 a night, GST included')).toBeVisible()
})

test('the price is that of the nights, one by one where they differ, and what is paid', async ({
  page,
}) => {
  const stay = freshStay()
  setDays([stay.checkIn], { price: 8260 })
  await openForm(page, stay, '', '2')
  const price = await summary(page)
  await expect(price).toContainText('₹8,260')
  await expect(price).toContainText('₹21,240')
  await expectAccessible(page)
  await typeGuest(page)
  await submit(page).click()
  // A quarter, rounded up to the rupee.
  await expect(payLink(page)).toHaveAttribute('href', /[?&]am=5310\.00(&|$)/)
  await expect(await summary(page)).toContainText('₹8,260')
  await page.reload()
  await expect(await summary(page)).toContainText('₹8,260')
})

test('a price that changes while the guest types is told before anything is held, and the guest decides', async ({
  page,
}) => {
  const stay = freshStay()
  await openForm(page, stay, '', '2')
  await expect(await summary(page)).toContainText('₹19,470')
  await typeGuest(page)
  setDays([stay.checkIn], { price: 7490 })
  await submit(page).click()
  await expect(alert(page)).toContainText('it was ₹19,470, now it’s ₹20,470.')
  await expect(alert(page)).toBeFocused()
  await expectAccessible(page)
  await expect(await summary(page)).toContainText('₹20,470')
  await alert(page).getByRole('button', { name: 'Continue at ₹20,470' }).click()
  await expect(payLink(page)).toHaveAttribute('href', /[?&]am=5118\.00(&|$)/)
  // What was held stays, whatever the day costs by now.
  setDays([stay.checkIn], { price: 9999 })
  await page.reload()
  await expect(payLink(page)).toHaveAttribute('href', /[?&]am=5118\.00(&|$)/)
  await expect(await summary(page)).toContainText('₹20,470')
})

test('a stay that is not sold says why, and one press takes the first that is', async ({
  page,
}) => {
  const stay = freshStay()
  setSeason(stay, 4)
  await openForm(page, stay, '', '2')
  const note = page.locator('#nearest')
  await expect(note).toContainText('Diwali: the minimum stay is 4 nights.')
  await expect(submit(page)).toBeDisabled()
  await expectAccessible(page)
  await expect(note.getByRole('listitem').first()).toContainText('4 nights, ₹33,040')
  await note.getByRole('button').first().click()
  await expect(page.getByLabel('Check-out')).toHaveValue(addDays(stay.checkOut, 1))
  await expect(await summary(page)).toContainText('₹33,040')
  await expect(submit(page)).toBeEnabled()
})

test('a stay that is sold no more when the guest goes on says so, in their language', async ({
  page,
}) => {
  const stay = freshStay()
  await openForm(page, stay, '/ru', '2')
  await expect(submit(page)).toBeEnabled()
  await typeGuest(page)
  await expect(await summary(page)).toContainText('19')
  setDays([stay.checkIn], { minimum: 5 })
  await submit(page).click()
  await expect(alert(page)).toContainText('не меньше 5')
  await expect(page.locator('#nearest').getByRole('button').first()).toBeVisible()
})

test('the calendar shows what each night costs, and explains the minimum of a season', async ({
  page,
}) => {
  const stay = freshStay()
  setSeason(stay, 2)
  await openForm(page, stay, '', '2')
  const opener = page.getByRole('button', { name: 'Open the calendar' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  const day = (date: string) => dialog.locator(`[data-day="${date}"]`)
  const next = dialog.getByRole('button', { name: 'Next month' }).filter({ visible: true })
  const press = async (date: string) => {
    await expect(dialog.locator('[data-day]').filter({ visible: true }).first()).toBeVisible()
    if (await day(date).isHidden()) await next.click()
    await day(date).click()
  }
  await press(stay.checkIn)
  await expect(day(stay.checkIn)).toHaveAccessibleName(/your check-in$/)
  await expect(day(stay.checkIn).locator('[data-below]')).toHaveAttribute('data-below', '8,260')
  await expect(day(addDays(stay.checkIn, 1))).toHaveAttribute('data-state', 'short')
  await expect(dialog.locator('footer')).toContainText('Diwali: the minimum stay is 2 nights.')
  await expect(dialog.locator('footer')).toContainText('2 nights: ₹16,520.')
  await expectAccessible(page)
  await press(addDays(stay.checkIn, 1))
  await expect(dialog.locator('footer')).toContainText('Diwali: the minimum stay is 2 nights.')
  await press(addDays(stay.checkIn, 2))
  await expect(dialog.locator('footer')).toContainText('₹16,520 in all for 2 guests')
  await dialog.getByRole('button', { name: /^Choose \d/ }).click()
  await expect(opener).toBeFocused()
  await expect(await summary(page)).toContainText('₹16,520')
})

test('a room shows no total of the dates before, also where the prices of others do not come', async ({
  page,
  stage,
}) => {
  const stay = freshStay()
  await openForm(page, stay, '', '2')
  const wada = page.locator('[data-room-price="maratha-wada-room"]')
  const cottage = page.locator('[data-room-price="valley-view-cottage"]')
  await expect(wada).toContainText('₹14,160 for 3 nights')
  stage.answer('GET quotes/rooms', () => {
    throw new Refusal('internal')
  })
  await page.getByLabel('Check-out').fill(addDays(stay.checkOut, 1))
  // The chosen room's is the price of the page, which is asked by itself.
  await expect(cottage).toContainText('₹25,960 for 4 nights')
  await expect(wada).not.toContainText('₹14,160')
  await expect(wada).toContainText('₹4,720')
})

test('a farm with one room is asked one price', async ({ page, stage }) => {
  stage.answer('GET rooms_list', { rows: roomRows.slice(1), total: 1 })
  await openForm(page, freshStay(), '', '2')
  const price = page.locator('[data-room-price="valley-view-cottage"]')
  await expect(price).toContainText('₹19,470 for 3 nights')
  expect(stage.asked.filter(({ path }) => path === 'quotes/rooms')).toEqual([])
})

test('a code is asked for, counts in the price and in what is paid, and says when it does not work', async ({
  page,
}) => {
  const mango = { id: 1, code: 'MANGO', percent: 10, paise: null }
  farm.codes = [mango]
  const stay = freshStay()
  await openForm(page, stay, '', '2')
  await page.getByRole('button', { name: 'I have a discount code' }).click()
  const field = page.getByLabel('Discount code', { exact: true })
  await expect(field).toBeFocused()
  await field.fill('lemon')
  await field.press('Enter')
  await expect(page.getByText('Code LEMON doesn’t work for this stay')).toBeVisible()
  await expectAccessible(page)
  await field.fill(' man go ')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Code MANGO applied.')).toBeVisible()
  const price = await summary(page)
  await expect(price).toContainText('Code MANGO')
  await expect(price).toContainText('₹17,523')
  await expectAccessible(page)
  await typeGuest(page)
  // Somebody else was quicker.
  farm.codes = []
  await submit(page).click()
  await expect(alert(page)).toContainText('Code MANGO can no longer be used.')
  await expect(await summary(page)).toContainText('₹19,470')
  farm.codes = [mango]
  await field.fill('mango x')
  await field.fill('MANGO')
  await submit(page).click()
  await expect(payLink(page)).toHaveAttribute('href', /[?&]am=4868\.00(&|$)/)
})
