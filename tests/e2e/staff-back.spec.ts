import { expect, type Page } from '@playwright/test'
import { article, button, record, rowOf } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

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
const search = (page: Page) => page.getByRole('searchbox')
const place = (page: Page, name: string) =>
  isPhone(page) ? article(page, name) : rowOf(page, name)
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

test('Back closes an open booking and stays in the list, Forward opens it again, and then Back leaves', async ({
  page,
}) => {
  await page.goto('/app/bookings')
  await search(page).fill('First Back')
  await expect(page).toHaveURL(/q=First\+Back/)
  await expect(place(page, 'First Back')).toBeVisible()
  const list = page.url()
  await expectNoReload(page, async () => {
    await open(page, 'First Back')
    await expect(record(page, 'First Back')).toBeVisible()
    await expect(page).toHaveURL(`${list}&booking=${reference}`)
    await page.goBack()
    await expect(record(page, 'First Back')).toBeHidden()
    await expect(place(page, 'First Back')).toBeVisible()
    await expect(search(page)).toHaveValue('First Back')
    await expect(page).toHaveURL(list)
    await page.goForward()
    await expect(record(page, 'First Back')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(record(page, 'First Back')).toBeHidden()
    await expect(page).toHaveURL(list)
  })
  await page.goBack()
  await expect(page).toHaveURL('/app/dashboard')
})

test('a booking that was left for another screen is open again after Back', async ({ page }) => {
  await page.goto('/app/bookings')
  await open(page, 'First Back')
  await expect(page).toHaveURL(`/app/bookings?booking=${reference}`)
  if (isPhone(page)) await page.goto('/app/rooms')
  else await page.getByRole('link', { name: 'Rooms', exact: true }).click()
  await expect(page).toHaveURL('/app/rooms')
  await page.goBack()
  await expect(record(page, 'First Back')).toBeVisible()
  await page.goBack()
  await expect(record(page, 'First Back')).toBeHidden()
  await expect(page).toHaveURL('/app/bookings')
})

test('on a phone Back closes the menu, and a link in it adds one step to the way back', {
  tag: '@phone',
}, async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button(page, 'Open the menu').click()
  await expect(menu.getByRole('link', { name: 'Customers' })).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/app/dashboard')
  await button(page, 'Open the menu').click()
  await menu.getByRole('link', { name: 'Customers' }).click()
  await expect(page).toHaveURL('/app/customers')
  await expect(menu).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/app/dashboard')
  await expect(menu).toBeHidden()
})
