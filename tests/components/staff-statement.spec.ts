import { expect, type Page } from '@playwright/test'
import { staffBookingPath } from '#lib/booking/rules/paths.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { bankFile, bankRows } from '../support/bank-files.ts'
import { button } from '../support/desk-page.ts'
import type { Desk } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

const today = dayInIndia(new Date())
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const choose = (page: Page, name: string, buffer: Uint8Array) =>
  page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) })

/** Two claims whose UTRs the bank has, one claim that it does not have, and a credit of nobody. */
async function claimsAndFile(site: Desk, seed: string) {
  const [first, second] = [`6324${seed}0001`, `6324${seed}0002`]
  const asha = await makeBooking(site, { fullName: 'Asha Patil', utr: first, inDays: 300 })
  await makeBooking(site, { fullName: 'Rohan Kapoor', utr: second, inDays: 303 })
  await makeBooking(site, { fullName: 'Not There', utr: `6324${seed}0003`, inDays: 309 })
  const credit = { on: today, rupees: 4720, note: 'STAY' }
  const movements = [
    { ...credit, payer: 'ASHA PATIL', utr: first },
    { ...credit, payer: 'ROHAN KAPOOR', utr: second },
    { ...credit, payer: 'SUNIL TRADERS', utr: `6324${seed}0009`, rupees: 815 },
    { ...credit, payer: 'MSEB', utr: `6324${seed}0010`, rupees: -1200 },
  ]
  return { asha, file: bankFile('HDFC', bankRows('HDFC', movements)) }
}

test('what a bank’s file shows is verified in one press, taken back, and traced from booking to line', {
  tag: '@both',
}, async ({ page, site }) => {
  const { asha, file } = await claimsAndFile(site, '5501')
  await page.goto('/app/money/statement')
  expect(await axeFaults(page)).toEqual([])
  await choose(page, 'october.xls', file)
  await expect(page.getByText('3 new lines read.')).toBeVisible()
  const sure = group(page, 'Sure')
  await expect(sure.locator('li[data-line]')).toHaveCount(2)
  await expect(group(page, 'Unknown').getByText('Not There, ₹4,720')).toBeVisible()
  await expect(page.getByText('MSEB')).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])

  await button(page, 'Verify 2 payments').click()
  await expect(page.getByText('2 payments verified.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '2 payments verified, ₹9,440' })).toBeFocused()
  await button(page, 'Undo').click()
  await expect(page.getByText('2 payments undone. No e-mail was sent.')).toBeVisible()
  await expect(sure.locator('li[data-line]')).toHaveCount(2)

  await sure.getByRole('checkbox', { name: /Rohan Kapoor/ }).uncheck()
  await button(page, 'Verify 1 payment').click()
  await expect(page.getByRole('heading', { name: '1 payment verified, ₹4,720' })).toBeVisible()
  const stranger = group(page, 'Unknown').getByLabel('Not a guest: ₹815.00')
  await stranger.click()
  await expect(stranger).toHaveCount(0)

  await page.goto(staffBookingPath(asha.reference))
  // The one that was taken back tells it, too.
  const line = page.getByRole('link', { name: /^Bank statement, / }).last()
  await line.click()
  await expect(page).toHaveURL(/money\/statement\?id=/)
  await expect(sure.getByRole('checkbox', { name: /Rohan Kapoor/ })).toBeChecked()
  await page.getByText('1 credit verified').click()
  await expect(page.getByRole('link', { name: asha.reference })).toBeVisible()

  await page.goto('/app/money')
  await page.getByRole('button', { name: 'Rohan Kapoor' }).click()
  await expect(group(page, 'Seen in the bank').getByText('632455010002')).toBeVisible()
})

test('once payments are verified here, the paid bookings that are left are confirmed from here, too', async ({
  page,
  site,
}) => {
  for (const [name, inDays] of [
    ['Meera Left', 320],
    ['Vikram Left', 323],
  ] as const) {
    const { id } = await makeBooking(site, { fullName: name, inDays })
    await setStatus(site, id, 'verified')
  }
  const { file } = await claimsAndFile(site, '5502')
  await page.goto('/app/money/statement')
  await choose(page, 'left.xls', file)
  // What an earlier test took back can be verified, too.
  await page.getByRole('button', { name: /^Verify \d payments$/ }).click()
  const done = group(page, 'Verified just now')
  await expect(done.getByText('2 paid bookings to confirm')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await button(done, 'Confirm all 2').click()
  await expect(page.getByText('2 bookings confirmed.')).toBeVisible()
  await expect(done.getByText('2 paid bookings to confirm')).toHaveCount(0)
  await expect(done.getByRole('heading', { name: /payments verified/ })).toBeFocused()
  await button(page, 'Undo').last().click()
  await expect(page.getByText('Undone. 2 bookings are as before.')).toBeVisible()
  await expect(button(done, 'Confirm all 2')).toBeVisible()
  await page.goto('/app/dashboard')
  await button(page, 'Confirm all 2').click()
  await expect(page.getByText('2 bookings confirmed.')).toBeVisible()
  await expect(page.getByText(/things? to do/)).toBeFocused()
})

test('a file of an unknown layout asks for its columns once, and says what it reads of them', async ({
  page,
  site: _,
}) => {
  const day = (back: number) => addDays(today, -back).split('-').reverse().join('.')
  const csv = (back: number) =>
    Buffer.from(
      `When;What it was;Came in;Went out\n${day(back)};UPI/632455020001/LEELA RAO;500,00;\n${day(back)};DIESEL;;70,00`
        .replaceAll(',', '.')
        .replaceAll(';', ','),
    )
  await page.goto('/app/money/statement')
  await choose(page, 'cooperative.csv', csv(40))
  await expect(page.getByRole('heading', { name: 'Which column is which?' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const column = (at: number) => page.getByLabel(new RegExp(`^Column ${at},`))
  await column(1).selectOption('Date')
  await column(2).selectOption('Narration')
  await column(3).selectOption('Money in')
  await column(4).selectOption('Money out')
  await expect(page.getByText(/^2 of 2 dates read/)).toBeVisible()
  await expect(page.getByText('1 credit, ₹500.00')).toBeVisible()
  await button(page, 'Find payments').click()
  await expect(page.getByText('Enter a name for the account.')).toBeVisible()
  await page.getByLabel('Account name').fill('Cooperative ··77')
  await button(page, 'Find payments').click()
  await expect(page.getByText('1 new line read.')).toBeVisible()

  await button(page, 'Back to the files').click()
  await choose(page, 'later.txt', csv(39))
  await expect(page.getByText('1 new line read.').last()).toBeVisible()
  await expect(group(page, 'Statement').getByText('Cooperative ··77')).toBeVisible()

  await button(page, 'Back to the files').click()
  await expect(
    page.getByText('Date: When, Narration: What it was, Money in: Came in'),
  ).toBeVisible()
  await button(page, 'Change the layout of Cooperative ··77').click()
  const dialog = page.getByRole('dialog', { name: 'How Cooperative ··77 is read' })
  await expect(dialog.getByLabel('Column 3, Came in')).toHaveValue('credit')
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Delete this layout').click()
  await expect(
    page.getByText('Layout deleted. We’ll ask again for the next file like this.'),
  ).toBeVisible()
  await choose(page, 'third.csv', csv(38))
  await expect(page.getByRole('heading', { name: 'Which column is which?' })).toBeVisible()
})

test('a file that is no statement shows how it begins', async ({ page, site: _ }) => {
  await page.goto('/app/money/statement')
  await choose(page, 'letter.txt', Buffer.from('Namaste,this is\na letter'))
  // Next's own alert for new pages lies outside.
  const alert = group(page, 'Bank file').getByRole('alert')
  await expect(alert).toContainText('no table of dates and amounts')
  await expect(page.getByRole('cell', { name: 'a letter' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
