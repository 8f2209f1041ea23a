import { expect, type Page, type Route } from '@playwright/test'
import { usefulStart } from '#components/rooms/calendar/days.ts'
import { addDays, dayInIndia, daysBetween } from '#lib/shared/dates.ts'
import { cottage, expectAccessible, takeAll, wada } from '../support/booking-page.ts'
import { toStandStill } from '../support/layout.ts'
import { test } from '../support/site.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const dayOf = (page: Page, day: string) => dialog(page).locator(`[data-day="${day}"]`)
const chosen = (page: Page) => dialog(page).locator('[aria-selected=true] [data-day]')
const said = (page: Page) => dialog(page).locator('footer [role=status]')
const calendar = '**/api/availability?*'
const today = dayInIndia(new Date())

async function open(page: Page, language = ''): Promise<void> {
  await page.goto(`${language}/stay-dining`)
  await page.locator('#valley-view-cottage a[aria-haspopup=dialog]').press('Enter')
  await expect(dialog(page)).toBeVisible()
}

const linkOf = (checkIn: string, checkOut: string, language = '') =>
  `${language}/booking?${new URLSearchParams({ room: 'valley-view-cottage', checkIn, checkOut })}`

for (const { language, forward, backward, direction } of [
  { language: '', forward: 'ArrowRight', backward: 'ArrowLeft', direction: 'left to right' },
  { language: '/ar', forward: 'ArrowLeft', backward: 'ArrowRight', direction: 'right to left' },
]) {
  test(`the keyboard opens the calendar, walks it ${direction}, chooses both dates, and leaves`, {
    tag: '@desktop',
  }, async ({ page, request }) => {
    const [taken, free] = [addDays(today, 3), addDays(today, 4)]
    await takeAll(request, { checkIn: taken, checkOut: free })
    await open(page, language)
    const start = usefulStart(today)
    await expect(dayOf(page, start)).toBeFocused()
    await expect(dayOf(page, start)).toHaveAttribute('data-state', 'arrive')
    const walk = async (keys: string[], day: string) => {
      for (const key of keys) await page.keyboard.press(key)
      await expect(dayOf(page, day)).toBeFocused()
    }
    await walk(Array(daysBetween(today, start)).fill(backward), today)
    await walk([forward, 'ArrowDown'], addDays(today, 8))
    await walk([backward], addDays(today, 7))
    await walk(['PageUp'], today)
    await walk([forward, forward, forward, 'Enter'], taken)
    await expect(said(page)).not.toBeEmpty()
    await expect(chosen(page)).toHaveCount(0)
    await walk([forward, ' '], free)
    await expect(chosen(page)).toHaveAttribute('data-day', free)
    await expectAccessible(page)
    await walk([forward, forward, 'Enter'], addDays(free, 2))
    await expect(chosen(page)).toHaveCount(3)
    await expect(said(page)).toContainText('12,980')
    const book = dialog(page).locator('footer a')
    await expect(book).toHaveAttribute('href', linkOf(free, addDays(free, 2), language))
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(book).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog(page).locator('header button')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('#valley-view-cottage a[aria-haspopup=dialog]')).toBeFocused()
  })
}

test('it goes as far as one may book, and nothing jumps on the way', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page)
  await expect(dayOf(page, today)).toHaveAttribute('data-state', 'arrive')
  await toStandStill(dialog(page))
  const head = dialog(page).locator('header')
  const before = await head.boundingBox()
  for (let turns = 0; turns < 12; turns += 1) await page.keyboard.press('PageDown')
  await expect(dayOf(page, addDays(today, 365))).toBeVisible()
  await expect(dayOf(page, addDays(today, 366))).toHaveCount(0)
  await dialog(page).locator('[data-state=arrive]').first().click()
  expect(await head.boundingBox()).toEqual(before)
})

test('one request fills it; when that fails no day can be chosen, and it can be asked again', {
  tag: '@desktop',
}, async ({ page }) => {
  let asked = 0
  const refuse = (route: Route) => {
    asked += 1
    return route.abort()
  }
  await page.route(calendar, refuse)
  await open(page)
  const tomorrow = addDays(today, 1)
  const day = dayOf(page, tomorrow)
  await expect(day).toHaveAttribute('data-state', 'unknown')
  await expect(dialog(page).getByText('We couldn’t check these dates.')).toBeVisible()
  await day.press('Enter')
  await expect(chosen(page)).toHaveCount(0)
  await expectAccessible(page)
  expect(asked).toBe(1)
  await page.unroute(calendar, refuse)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(day).toHaveAttribute('data-state', 'arrive')
  await day.click()
  await expect(dialog(page).getByRole('button', { name: 'Choose check-out' })).toBeDisabled()
  await dayOf(page, addDays(today, 2)).click()
  await expect(said(page)).toContainText('₹6,490 in all for 2 guests')
  await dialog(page).getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('radio', { name: cottage })).toBeChecked()
  await expect(page.getByLabel('Check-in')).toHaveValue(tomorrow)
  await expect(page.getByText(`Room ${cottage} is available for the selected dates`)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('home’s strip opens the calendar of its room at its dates, and the guests go along to the form', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  const strip = page.locator('[data-strip]')
  await expect(strip.locator('[name=checkIn]')).not.toHaveValue('')
  const weekend = await strip.locator('[name=checkIn]').inputValue()
  await strip.getByLabel('Guests').selectOption('3')
  await strip.getByLabel('Room').selectOption({ label: cottage })
  await strip.getByRole('link', { name: 'Open the calendar' }).press('Enter')
  await expect(dialog(page).getByRole('heading', { level: 2 })).toContainText('Valley')
  await expect(dayOf(page, weekend)).toBeFocused()
  await expect(chosen(page)).toHaveCount(3)
  const arrival = addDays(weekend, 7)
  for (const day of [arrival, addDays(arrival, 1)]) await dayOf(page, day).click()
  await expect(said(page)).toContainText('for 3 guests')
  await dialog(page).getByRole('link', { name: 'Book Now' }).click()
  await expect(page).toHaveURL(/\/booking/)
  await expect(page.getByRole('radio', { name: cottage })).toBeChecked()
  await expect(page.getByLabel('Check-in')).toHaveValue(arrival)
  await expect(page.getByLabel('Guests')).toHaveValue('3')
})

test('on a phone it is a sheet of one month, and on the booking page it fills the form by two taps', async ({
  page,
}) => {
  const stay = { room: wada, checkIn: today, checkOut: addDays(today, 2) }
  await page.goto(`/booking?${new URLSearchParams(stay)}`)
  const opener = page.getByRole('button', { name: 'Open the calendar' })
  await opener.tap()
  await expect(chosen(page)).toHaveCount(3)
  await expect(dialog(page).getByRole('grid')).toHaveCount(1)
  await dialog(page).getByRole('button', { name: 'Next month' }).filter({ visible: true }).tap()
  await expect(dialog(page).getByRole('grid')).toHaveCount(1)
  await expect(dayOf(page, today)).toBeHidden()
  await expectAccessible(page)
  const days = dialog(page).locator('[data-state=arrive]').filter({ visible: true })
  const arrival = (await days.nth(8).getAttribute('data-day')) ?? ''
  const { height = 0, width = 0 } = (await days.nth(8).boundingBox()) ?? {}
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
  await days.nth(8).tap()
  await dayOf(page, addDays(arrival, 2)).tap()
  await expect(said(page)).toContainText('₹9,440 in all for 2 guests')
  await dialog(page)
    .getByRole('button', { name: /^Choose \d/ })
    .tap()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.getByLabel('Check-in')).toHaveValue(arrival)
  await expect(page.getByLabel('Check-out')).toHaveValue(addDays(arrival, 2))
  await expect(page.getByText(`Room ${wada} is available for the selected dates`)).toBeVisible()
})
