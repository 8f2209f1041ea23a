import { expect, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { openCalendar } from '../support/grid-hand.ts'
import { staffState, test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

const today = dayInIndia(new Date())
const bar = (page: Page, name: string) => page.locator('.bar', { hasText: name }).first()

test('two desks move the same bar: the second is told, and sees what is true', async ({
  page,
  site,
  browser,
}) => {
  await makeBooking(site, { fullName: 'Vikram Rao', inDays: 52 })
  const context = await browser.newContext({ storageState: await staffState(site) })
  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height: 900 })
  await openCalendar(page, 50)
  await other.goto(`${site.server.url}/app/calendar?from=${addDays(today, 50)}&days=7`)
  await bar(page, 'Vikram').focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowDown')
  await bar(other, 'Vikram').focus()
  await other.keyboard.press('m')
  await other.keyboard.press('ArrowDown')
  await other.keyboard.press('ArrowDown')
  await other.keyboard.press('Enter')
  await expect(other.getByText(/^Vikram now has /)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/A colleague has just changed this stay/)).toBeVisible()
  const unit = await other
    .locator('.cal-row', { has: bar(other, 'Vikram') })
    .getAttribute('data-line')
  await expect(
    page.locator(`[data-line="${unit}"]`).locator('.bar', { hasText: 'Vikram' }),
  ).toBeVisible()
  await context.close()
})
