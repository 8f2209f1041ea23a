import { expect, type Page, type Route } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { cottage, expectAccessible, takeAll, wada } from '../support/booking-page.ts'
import { test } from '../support/site.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const dayOf = (page: Page, day: string) => dialog(page).locator(`[data-day="${day}"]`)
const chosen = (page: Page) => dialog(page).locator('[aria-selected=true]')
const calendar = '**/api/availability?*'

async function open(page: Page, language = ''): Promise<void> {
  await page.goto(`${language}/stay-dining`)
  await page.locator('#cottage a[aria-haspopup=dialog]').press('Enter')
  await expect(dialog(page)).toBeVisible()
}

for (const { language, forward, backward, direction } of [
  { language: '', forward: 'ArrowRight', backward: 'ArrowLeft', direction: 'left to right' },
  { language: '/ar', forward: 'ArrowLeft', backward: 'ArrowRight', direction: 'right to left' },
]) {
  test(`the keyboard opens the calendar, walks it ${direction}, chooses, and leaves`, async ({
    page,
    request,
  }, { project }) => {
    test.skip(project.name !== 'desktop', 'a keyboard')
    const today = dayInIndia(new Date())
    const [taken, free] = [addDays(today, 3), addDays(today, 4)]
    await takeAll(request, { checkIn: taken, checkOut: free })
    await open(page, language)
    await expect(dayOf(page, today)).toBeFocused()
    await expect(dayOf(page, today)).toHaveAttribute('data-state', 'available')
    await expect(dialog(page).locator('[data-day][aria-disabled=false]')).toHaveCount(31)
    await expect(dayOf(page, addDays(today, 31))).toHaveCount(0)
    const walk = async (keys: string[], day: string) => {
      for (const key of keys) await page.keyboard.press(key)
      await expect(dayOf(page, day)).toBeFocused()
    }
    await walk([forward, 'ArrowDown'], addDays(today, 8))
    await walk([backward], addDays(today, 7))
    await walk(['PageUp'], today)
    await walk([forward, forward, forward, 'Enter'], taken)
    await expect(dialog(page).locator('[role=status]').last()).not.toBeEmpty()
    await expect(dayOf(page, taken)).toHaveAttribute('data-state', 'unavailable')
    await expect(chosen(page).locator('[data-day]')).toHaveAttribute('data-day', taken)
    await expectAccessible(page)
    await walk([forward, ' '], free)
    await expect(chosen(page).locator('[data-day]')).toHaveAttribute('data-day', free)
    const stay = new URLSearchParams({
      room: cottage,
      checkIn: free,
      checkOut: addDays(free, 1),
    })
    const book = dialog(page).locator('footer a')
    await expect(book).toHaveAttribute('href', `${language}/booking?${stay}`)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(book).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog(page).locator('header button')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.locator('#cottage a[aria-haspopup=dialog]')).toBeFocused()
  })
}

test('one request fills it; when that fails no day can be chosen, and it can be asked again', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'the same on both')
  let asked = 0
  const refuse = (route: Route) => {
    asked += 1
    return route.abort()
  }
  await page.route(calendar, refuse)
  await open(page)
  const tomorrow = addDays(dayInIndia(new Date()), 1)
  const day = dayOf(page, tomorrow)
  await expect(day).toHaveAttribute('data-state', 'unknown')
  await expect(dialog(page).getByText('The days could not be checked.')).toBeVisible()
  await day.press('Enter')
  await expect(chosen(page)).toHaveCount(0)
  await expectAccessible(page)
  expect(asked).toBe(1)
  await page.unroute(calendar, refuse)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(day).toHaveAttribute('data-state', 'available')
  await day.click()
  await expect(
    dialog(page).getByText(/^Valley-View Cottage is available on the night/),
  ).toBeVisible()
  await dialog(page).getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('radio', { name: cottage })).toBeChecked()
  await expect(page.getByLabel('Check-in')).toHaveValue(tomorrow)
  await expect(page.getByText(`Room ${cottage} is available for the selected dates`)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('on a phone it is a sheet of one month, and on the booking page it fills the form', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'the sheet of small screens')
  const today = dayInIndia(new Date())
  const stay = { room: wada, checkIn: today, checkOut: addDays(today, 2) }
  await page.goto(`/booking?${new URLSearchParams(stay)}`)
  const opener = page.getByRole('button', { name: 'Open the calendar' })
  await opener.click()
  await expect(chosen(page).locator('[data-day]')).toHaveAttribute('data-day', today)
  await expect(dialog(page).getByRole('grid')).toHaveCount(1)
  const next = dialog(page).getByRole('button', { name: 'Next month' })
  if ((await next.getAttribute('aria-disabled')) === 'false') {
    await next.click()
    await expect(dialog(page).getByRole('grid')).toHaveCount(1)
    await expect(dayOf(page, today)).toBeHidden()
  }
  await expectAccessible(page)
  const free = dialog(page).locator('[data-state=available]').filter({ visible: true }).last()
  const day = (await free.getAttribute('data-day')) ?? ''
  await free.click()
  await dialog(page)
    .getByRole('button', { name: /^Take / })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.getByLabel('Check-in')).toHaveValue(day)
  await expect(page.getByText(`Room ${wada} is available for the selected dates`)).toBeVisible()
})
