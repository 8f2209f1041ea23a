import { expect, type Page } from '@playwright/test'
import { button } from '../support/desk-page.ts'
import { makeBooking } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

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

test('Escape closes the menu from the very press that opens it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/app/bookings')
  const opener = button(page, 'Open the menu')
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('navigation')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await opener.evaluate((element) => {
    const key = { key: 'Escape', bubbles: true, cancelable: true }
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    element.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  await page.waitForTimeout(500)
  await expect(menu).toHaveCount(0)
  // Nothing of it is left in the history.
  await expect.poll(() => page.evaluate(() => history.state?.layer)).toBeUndefined()
})
