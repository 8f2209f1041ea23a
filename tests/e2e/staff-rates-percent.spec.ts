import { expect, type Page } from '@playwright/test'
import { addDays, addMonths, dayInIndia, startOfMonth } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { type Site, test } from '../support/site.ts'

test.use({ signedIn: true })

const month = addMonths(startOfMonth(dayInIndia(new Date())), 3)
const usual = 4720

async function priceOfNight(site: Site): Promise<number> {
  const query = new URLSearchParams({
    room: 'Maratha Wada Room',
    check_in: month,
    check_out: addDays(month, 1),
    guests: '2',
  })
  return (await (await fetch(`${site.server.url}/api/quotes?${query}`)).json()).total
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test('a season by percent shows what each room will cost, and asks before a price more than doubles', {
  tag: '@both',
}, async ({ page, site }) => {
  await page.goto('/app/rates/seasons')
  const editor = page.getByRole(isPhone(page) ? 'dialog' : 'region', { name: 'New season' })
  await expect(async () => {
    await button(page, 'Add a season').click()
    await expect(editor.getByLabel('Name')).toBeVisible({ timeout: 500 })
  }).toPass()
  await editor.getByLabel('Name').fill(`Peak ${month}`)
  await editor.getByLabel('First night').fill(month)
  await editor.getByLabel('Last night').fill(addDays(month, 6))
  await editor.getByLabel('Price per night').selectOption('percent')
  await editor.getByLabel('Percentage above').fill('130')
  const wada = (inside: typeof editor) =>
    inside.getByRole('list', { name: 'New prices' }).getByText(/Wada/).locator('..')
  await expect(wada(editor)).toContainText('₹4,720 → ₹10,856')
  await button(editor, 'Save').click()
  const question = page.getByRole('dialog', { name: '130% more: is that right?' })
  await expect(wada(question)).toContainText('₹10,856')
  expect(await axeFaults(page)).toEqual([])
  await button(question, 'Cancel').click()
  expect(await priceOfNight(site)).toBe(usual)
  await editor.getByLabel('Percentage above').fill('30')
  await expect(wada(editor)).toContainText('₹6,136')
  await button(editor, 'Save').click()
  await expect(page.getByText(`Peak ${month} saved.`)).toBeVisible()
  expect(await priceOfNight(site)).toBe(6136)
})
