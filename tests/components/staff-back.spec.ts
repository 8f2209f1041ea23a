import { expect, type Page } from '@playwright/test'
import { article, button, record } from '../support/desk-page.ts'
import { makeBooking } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

let reference: string

test.beforeAll('three bookings', async ({ site }) => {
  test.setTimeout(120_000)
  for (const [at, fullName] of ['Third Back', 'Second Back', 'First Back'].entries()) {
    reference = (await makeBooking(site, { fullName, inDays: 250 + at * 2 })).reference
  }
})

test.beforeEach(async ({ page }) => {
  await page.goto('/app/dashboard')
})

const isPhone = (page: Page) => page.viewportSize()?.width === 390
const open = async (page: Page, name: string) => {
  if (isPhone(page)) await page.getByRole('button', { name: /Check the payment/ }).click()
  else await button(page, name).click()
}

/** Marks the page, so that a reload is noticed. */
async function expectNoReload(page: Page, run: () => Promise<void>) {
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await run()
  expect(await page.evaluate(() => 'stays' in window)).toBe(true)
}

test('a filter that changes beside an open booking is there after Back, which closes one booking however many were read', async ({
  page,
}) => {
  await page.goto('/app/bookings?q=Back')
  await button(page, 'First Back').click()
  await button(page, 'Next booking').click()
  await expect(record(page, 'Second Back')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  await expect(page).toHaveURL(/q=Back&status=pending&booking=/)
  await expectNoReload(page, async () => {
    await page.goBack()
    await expect(record(page, 'Second Back')).toBeHidden()
    await expect(button(page, 'Second Back')).toBeFocused()
    await expect(page).toHaveURL('/app/bookings?q=Back&status=pending')
  })
})

test('a link to a booking opens it, a reload keeps it, and closing it leaves the list', async ({
  page,
}) => {
  const link = `/app/bookings?booking=${reference}`
  await page.goto(link)
  for (const come of [async () => undefined, () => page.reload()]) {
    await come()
    await expect(record(page, 'First Back')).toBeVisible()
    await expect(page).toHaveURL(link)
  }
  await button(page, 'Close the booking').click()
  await expect(record(page, 'First Back')).toBeHidden()
  await expect(page).toHaveURL('/app/bookings')
  await open(page, 'First Back')
  await expect(page).toHaveURL(link)
  await page.reload()
  await expect(record(page, 'First Back')).toBeVisible()
  await page.goBack()
  await expect(record(page, 'First Back')).toBeHidden()
  await expect(page).toHaveURL('/app/bookings')
  await page.goBack()
  await expect(page).toHaveURL('/app/dashboard')
})

test('Back closes what was opened last: the screenshot, then the booking', async ({ page }) => {
  await page.goto('/app/bookings')
  await open(page, 'First Back')
  await record(page, 'First Back')
    .getByRole('button', { name: /screenshot/i })
    .first()
    .click()
  const picture = button(page, 'Close the screenshot')
  await expect(picture).toBeVisible()
  await page.goBack()
  await expect(picture).toBeHidden()
  await expect(record(page, 'First Back')).toBeVisible()
  await page.goBack()
  await expect(record(page, 'First Back')).toBeHidden()
  await expect(page).toHaveURL('/app/bookings')
})

test('Back closes the window of a new room, and asks first where something was typed', async ({
  page,
}) => {
  await page.goto('/app/rooms')
  const add = button(page, 'Add a room')
  const window = page.getByRole('dialog', { name: 'Add a room' })
  const title = window.getByRole('heading', { name: 'Add a room' })
  await add.click()
  await expect(title).toBeVisible()
  await page.goBack()
  await expect(title).toBeHidden()
  await add.click()
  await window.getByRole('textbox').first().fill('Another name')
  await page.goBack()
  await expect(window).toContainText('Not saved. Close again to discard your changes.')
  await page.goBack()
  await expect(title).toBeHidden()
  await expect(page).toHaveURL('/app/rooms')
})

test('the question that takes the place of a window takes its place in the history, too', async ({
  page,
}) => {
  await page.goto('/app/rooms/maratha-wada-room')
  await button(page, 'The bed: Illustration').click()
  await button(page, 'Remove').click()
  const question = page.getByRole('heading', { name: 'Remove this picture?' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/app/rooms/maratha-wada-room')
  await page.goBack()
  await expect(page).toHaveURL('/app/dashboard')
})

test('the card of a phone’s list stands in the address, and a reload returns to it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/app/bookings')
  await button(page, 'Next').click()
  await expect(article(page, 'Second Back')).toBeVisible()
  await expect(page).toHaveURL('/app/bookings?card=2')
  await page.reload()
  await expect(article(page, 'Second Back')).toBeVisible()
})
