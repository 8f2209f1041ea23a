import { expect, type Page, type Route } from '@playwright/test'
import { addDays, dayInIndia, formatStayDay } from '#lib/shared/dates.ts'
import {
  cottage,
  expectAccessible,
  freshStay,
  guest,
  openForm,
  typeGuest,
  wada,
} from '../support/booking-page.ts'
import { test } from '../support/stage.ts'
import { stageBooking } from '../support/stage-booking.ts'

const alert = (page: Page) => page.locator('main [role=alert]')
const submit = (page: Page) => page.getByRole('button', { name: 'Go to payment' })
let farm: ReturnType<typeof stageBooking>
test.beforeEach(({ stage }) => {
  farm = stageBooking(stage)
})

const available = `Room ${cottage} is available for the selected dates`

test('the first room is preselected, and guests are 2 of 1 to 6', async ({ page }) => {
  await page.goto('/booking')
  await expect(page.getByRole('radio', { name: wada })).toBeChecked()
  await expect(page.getByLabel('Guests')).toHaveValue('2')
  await expect(page.getByLabel('Guests').locator('option')).toHaveText([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ])
})

test('beside its button the form says what sending agrees to, with links to it', async ({
  page,
}) => {
  await page.goto('/booking')
  const agreement = page.getByText('By sending the booking you agree to the terms')
  await expect(agreement.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
  await expect(agreement.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/privacy')
})

test('the days begin today in India, and check-out the day after check-in', async ({ page }) => {
  const today = dayInIndia(new Date())
  await page.goto('/booking')
  await expect(page.getByLabel('Check-in')).toHaveAttribute('min', today)
  await page.getByLabel('Check-in').fill(addDays(today, 9))
  await expect(page.getByLabel('Check-out')).toHaveValue(addDays(today, 10))
  await expect(page.getByLabel('Check-out')).toHaveAttribute('min', addDays(today, 10))
  await page.getByLabel('Check-in').fill(addDays(today, 12))
  await expect(page.getByLabel('Check-out')).toHaveValue(addDays(today, 13))
})

test('below its field a chosen day is written out in the language of the page', async ({
  page,
}) => {
  const checkIn = addDays(dayInIndia(new Date()), 20)
  for (const language of ['en', 'ar', 'ru'] as const) {
    await page.goto(`${language === 'en' ? '' : `/${language}`}/booking`)
    await page.locator('#booking-checkIn').fill(checkIn)
    await expect(page.locator('#booking-checkIn-help')).toContainText(
      formatStayDay(checkIn, language),
    )
  }
})

test('space before the words is trimmed as it is typed', async ({ page }) => {
  await page.goto('/booking')
  await expect(page.getByRole('radio', { name: wada })).toBeChecked()
  await page.getByLabel('Full name').pressSequentially(`  ${guest.fullName}`)
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName)
  await expect(page.locator('#booking-email')).toHaveAttribute('type', 'email')
})

test('a slip in the address of a mail is asked about once it is left, and a press puts it right', async ({
  page,
}) => {
  await page.goto('/booking')
  const email = page.locator('#booking-email')
  await email.fill('asha@gmial.con')
  const ask = page.getByRole('button', { name: /Did you mean/ })
  await expect(ask).toHaveCount(0)
  await page.getByLabel('Full name').focus()
  await expect(ask).toContainText('asha@gmail.com')
  await expectAccessible(page)
  await ask.click()
  await expect(email).toHaveValue('asha@gmail.com')
  await expect(ask).toHaveCount(0)
})

test('a number without a country’s code says as which it counts', async ({ page }) => {
  await page.goto('/booking')
  const phone = page.locator('#booking-phone')
  await phone.fill('98200 11223')
  await page.getByLabel('Full name').focus()
  await expect(page.getByText('a number in India')).toContainText('+91 98200 11223')
  await phone.fill('1111111111')
  await page.getByLabel('Full name').focus()
  await expect(page.getByText('Please begin with + and the country code')).toBeVisible()
  await phone.fill('+44 20 7946 0018')
  await page.getByLabel('Full name').focus()
  await expect(page.getByText('Please begin with +')).toHaveCount(0)
})

test('missing fields are told at the top with the focus, and each at its place', async ({
  page,
}) => {
  await page.goto('/booking')
  await expect(page.getByRole('radio', { name: wada })).toBeChecked()
  await submit(page).click()
  await expect(alert(page)).toContainText('Please complete all required fields.')
  await expect(alert(page)).toBeFocused()
  for (const name of ['fullName', 'email', 'phone', 'checkIn', 'checkOut']) {
    await expect(page.locator(`#booking-${name}`)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.locator('#booking-fullName-error')).toHaveText('Enter a name.')
  await expectAccessible(page)
  await alert(page).getByRole('link', { name: 'Enter a name.' }).click()
  await expect(page.locator('#booking-fullName')).toBeFocused()
})

test('a room that is free is said to be, with its price', async ({ page }) => {
  const stay = freshStay()
  await openForm(page, stay)
  await expect(page.getByText(available)).toBeVisible()
  await expect(page.getByLabel('Guests')).toHaveValue('4')
  const summary = page.locator('main details summary, main aside').filter({ visible: true })
  await expect(summary).toContainText('₹19,470')
  await expectAccessible(page)
})

test('a room that is taken blocks the way, says so, and offers free dates or the other room', async ({
  page,
}) => {
  const stay = freshStay()
  farm.takeAll(stay)
  await openForm(page, stay, '', '2')
  await expect(page.getByText(`${cottage} is not available for the selected dates`)).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await expect(
    page.getByText('To continue, choose other dates or another room.').filter({ visible: true }),
  ).toBeVisible()
  const other = page.getByRole('listitem').filter({ hasText: `${wada}, same dates` })
  await expect(other).toContainText('3 nights, ₹14,160')
  await typeGuest(page)
  await page.locator('[name=phone]').press('Enter')
  await expect(alert(page)).toContainText(
    'Selected room is not available for the chosen dates. Please change room or dates.',
  )
  await expect(alert(page)).toBeFocused()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Choose \d/ })
    .first()
    .click()
  await expect(page.getByText(available)).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
  await expect(submit(page)).toBeEnabled()
})

test('what could not be checked does not block, and can be checked again', async ({ page }) => {
  const refuse = (route: Route) => route.abort()
  await page.route('**/check_availability.php', refuse)
  await openForm(page, freshStay())
  await expect(page.getByText('Unable to check availability right now')).toBeVisible()
  await expect(submit(page)).toBeEnabled()
  await page.unroute('**/check_availability.php', refuse)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(available)).toBeVisible()
})

test('an answer about dates that were changed since is ignored', async ({ page }) => {
  const stay = freshStay()
  const late = Promise.withResolvers<void>()
  const outdated = page.waitForRequest('**/check_availability.php')
  await page.route('**/check_availability.php', async (route) => {
    if (route.request() !== (await outdated)) return route.continue()
    await late.promise
    await route
      .fulfill({ json: { success: true, available: false, units_left: 0, nearest: [] } })
      .catch(() => undefined)
  })
  await openForm(page, stay)
  await page.getByLabel('Check-out').fill(addDays(stay.checkOut, 1))
  await expect(page.getByText(available)).toBeVisible()
  late.resolve()
  await (await (await outdated).response())?.finished()
  // Two frames: by then it would be drawn.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await expect(page.getByText(available)).toBeVisible()
})

test('what was typed survives a reload and a change of language', async ({ page }) => {
  const stay = freshStay()
  await openForm(page, stay)
  await typeGuest(page)
  const later = addDays(stay.checkOut, 1)
  await page.getByLabel('Check-out').fill(later)
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName)
  await expect(page.getByLabel('Check-out')).toHaveValue(later)
  await page.goto('/fr/booking')
  await expect(page.locator('[name=fullName]')).toHaveValue(guest.fullName)
  await expect(page.locator('input[name=roomType]:checked')).toHaveValue(cottage)
})

test('without a list of rooms there is a number to call, and nothing to send', async ({ page }) => {
  await page.route('**/rooms_list.php', (route) => route.abort())
  await page.goto('/booking')
  await expect(page.getByText('The list of rooms didn’t load.')).toBeVisible()
  await submit(page).click()
  await expect(alert(page)).toContainText('Please complete all required fields.')
})

test('without a line the page says so and keeps what was typed', async ({ page, context }) => {
  await openForm(page, freshStay())
  await typeGuest(page)
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await submit(page).click()
  await expect(alert(page)).toContainText('You’re offline.')
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName)
  await context.setOffline(false)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Pay by UPI' })).toBeVisible()
})
