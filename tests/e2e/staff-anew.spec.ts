import { expect, type Page } from '@playwright/test'
import { button, record } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

test.beforeAll('two bookings', async ({ site }) => {
  for (const [at, fullName] of ['Third Anew', 'Second Anew'].entries()) {
    await makeBooking(site, { fullName, inDays: 260 + at * 2 })
  }
})

const isPhone = (page: Page) => page.viewportSize()?.width === 390
const search = (page: Page) => page.getByRole('searchbox')

/** Presses the link to a screen in the sidebar, on a phone in the menu. */
async function pressScreen(page: Page, name: string) {
  if (isPhone(page)) await button(page, 'Open the menu').click()
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click()
}

const lists = [
  { screen: 'Bookings', path: '/app/bookings' },
  { screen: 'Customers', path: '/app/customers' },
]
for (const { screen, path } of lists) {
  test(`pressing ${screen} on its own screen shows the whole list, and Back what was looked for`, async ({
    page,
  }) => {
    const second = page.getByText('Second Anew').filter({ visible: true })
    const third = page.getByText('Third Anew').filter({ visible: true })
    // On a phone the field that is looked in follows.
    const found = new RegExp(`${path}\\?q=Second\\+Anew`)
    await page.goto(path)
    await search(page).fill('Second Anew')
    await expect(page).toHaveURL(found)
    await expect(second.first()).toBeVisible()
    await pressScreen(page, screen)
    await expect(page).toHaveURL(path)
    await expect(search(page)).toHaveValue('')
    await search(page).fill('Third Anew')
    await expect(third.first()).toBeVisible()
    await page.goBack()
    await expect(search(page)).toHaveValue('Second Anew')
    await expect(second.first()).toBeVisible()
    await expect(third).toHaveCount(0)
    await expect(page).toHaveURL(found)
  })
}

test('pressing Bookings beside an open one closes it with its search, and Back opens it again', async ({
  page,
}) => {
  await page.goto('/app/bookings')
  await search(page).fill('Anew')
  await expect(page).toHaveURL('/app/bookings?q=Anew')
  await button(page, 'Third Anew').click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  await expect(page).toHaveURL(/status=pending&booking=/)
  await pressScreen(page, 'Bookings')
  await expect(page).toHaveURL('/app/bookings')
  await expect(record(page, 'Third Anew')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('')
  await page.goBack()
  await expect(record(page, 'Third Anew')).toBeVisible()
  await page.goBack()
  await expect(record(page, 'Third Anew')).toBeHidden()
  await expect(page).toHaveURL('/app/bookings?q=Anew&status=pending')
})

test('pressing Reports on its own screen clears its days, and Back brings them again', async ({
  page,
}) => {
  const from = page.getByLabel('From Date')
  await page.goto('/app/reports')
  await from.fill('2020-01-02')
  await expect(page).toHaveURL('/app/reports?from_date=2020-01-02')
  await pressScreen(page, 'Reports')
  await expect(page).toHaveURL('/app/reports')
  await expect(from).toHaveValue('')
  await page.goBack()
  await expect(from).toHaveValue('2020-01-02')
})
