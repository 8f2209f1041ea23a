import { expect, type Locator, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { cancelBooking, makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Payments to check' }).getByRole('button', { name })
const claim = (page: Page, name: string) =>
  page.getByRole('region', { name: `Payment from ${name}`, exact: true })

/** Returns true if something lies over the middle or an edge of a button. */
async function isCovered(one: Locator): Promise<boolean> {
  return one.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [x, y],
      [left + 4, y],
      [right - 4, y],
      [x, top + 4],
      [x, bottom - 4],
    ] as const
    return points.some(([at, down]) => !own.contains(document.elementFromPoint(at, down)))
  })
}

test(
  'payments are checked one after the other, and what is refused comes back with its reason',
  { tag: '@both' },
  async ({ page, site }, { project }) => {
    const utr = '632599992222'
    const has = await makeBooking(site, { fullName: 'Has Utr', utr, inDays: 330 })
    await setStatus(site, has.id, 'verified')
    await makeBooking(site, { fullName: 'Oldest Claim', inDays: 334 })
    await makeBooking(site, { fullName: 'Same Utr', utr, inDays: 338 })
    await makeBooking(site, { fullName: 'Newest Claim', utr: '632599993333', inDays: 342 })
    await page.goto('/app/money')
    await expect(page.getByRole('heading', { name: '3 payments to check' })).toBeVisible()
    await expect(row(page, 'Has Utr')).toHaveCount(0)
    if (project.name === 'phone') await row(page, 'Newest Claim').click()
    else {
      // Nothing has the focus yet.
      await expect
        .poll(async () => {
          if (await page.evaluate(() => document.activeElement === document.body))
            await page.keyboard.press('j')
          return page.evaluate(() => document.activeElement?.textContent)
        })
        .toBe('Oldest Claim')
      await page.keyboard.press('j')
      await expect(page.getByRole('heading', { name: 'Same Utr' })).toBeFocused()
      await page.keyboard.press('k')
      await expect(page.getByRole('heading', { name: 'Oldest Claim' })).toBeFocused()
      await row(page, 'Newest Claim').click()
    }
    const open = claim(page, 'Newest Claim')
    await expect(open.getByRole('button', { name: /^Verify/ })).toBeEnabled()
    expect(await axeFaults(page)).toEqual([])

    await button(open, 'Different amount').click()
    await page.getByLabel('Amount received (₹)').fill('3000')
    await button(open, 'Verify ₹3,000').click()
    await expect(page.getByText('Newest Claim: ₹3,000 verified.')).toBeVisible()
    expect(await isCovered(claim(page, 'Same Utr').getByRole('button', { name: /^Verify/ }))).toBe(
      false,
    )
    await expect(claim(page, 'Same Utr').getByText(/The same UTR was given for/)).toBeVisible()
    await button(page, 'Undo').click()
    await expect(page.getByText('Newest Claim: undone. No e-mail was sent.')).toBeVisible()

    const second = claim(page, 'Same Utr')
    await second.getByRole('heading', { name: 'Same Utr' }).click()
    await expect(button(second, 'Reject…')).toBeEnabled()
    if (project.name === 'phone') await second.getByRole('button', { name: /^Verify/ }).click()
    else await page.keyboard.press('v')
    await expect(page.getByText(/Nothing was changed for Same Utr. UTR/)).toBeVisible()
    await expect(claim(page, 'Newest Claim')).toBeVisible()
    await page.getByRole('link', { name: `Open ${has.reference}` }).click()
    await expect(page.getByRole('heading', { name: 'Has Utr' }).first()).toBeVisible()
  },
)

test('a phone shows the list or a payment, and Back leads from one to the other', {
  tag: '@phone',
}, async ({ page, site }) => {
  await makeBooking(site, { fullName: 'Back Claim', inDays: 346 })
  await page.goto('/app/money')
  const dock = page.getByRole('navigation', { name: 'Front desk' })
  await expect(dock).toBeVisible()
  await expect(claim(page, 'Back Claim')).toBeHidden()
  await row(page, 'Back Claim').click()
  await expect(claim(page, 'Back Claim')).toBeVisible()
  await expect(dock).toBeHidden()
  await expect(row(page, 'Back Claim')).toBeHidden()
  await page.goBack()
  await expect(row(page, 'Back Claim')).toBeVisible()
})

test(
  'a balance is taken in cash from the day book, and the cash goes to the bank and back',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const name = `Owes ${project.name}`
    const inDays = project.name === 'phone' ? 350 : 354
    const { id, reference } = await makeBooking(site, { fullName: name, paying: 'deposit', inDays })
    await setStatus(site, id, 'verified')
    await page.goto('/app/money/day-book')
    expect(await axeFaults(page)).toEqual([])
    await button(page, `Show the QR code for ${name}`).click()
    const code = page.getByRole('dialog', { name: `${name}, ${reference}` })
    const sum = await code.getByText(/^₹[\d,]+\.00$/).textContent()
    await button(code, 'Record the payment').click()
    const form = page.getByRole('dialog', { name: 'Record a payment' })
    await form.getByText('Cash', { exact: true }).click()
    await button(page, `Record and confirm ${sum}`).click()
    await expect(
      page.getByText(`${sum} recorded for ${name}, and the booking is confirmed.`),
    ).toBeVisible()
    await expect(button(page, `Show the QR code for ${name}`)).toHaveCount(0)

    const rupees = sum?.replace('.00', '') ?? ''
    const desk = page.getByRole('region', { name: 'Totals' }).getByText(rupees)
    await expect(desk.last()).toBeVisible()
    const toBank = button(page, 'Take to the bank…')
    await toBank.click()
    expect(await axeFaults(page)).toEqual([])
    await button(page, `Record ${sum}`).click()
    await expect(page.getByText(`${rupees} taken to the bank.`)).toBeVisible()
    await toBank.click()
    const dialog = page.getByRole('dialog', { name: 'Cash taken to the bank' })
    await expect(dialog.getByText('Cash at the desk: ₹0.')).toBeVisible()
    await button(dialog, 'Close').click()
    await button(page, 'Undo').click()
    await expect(page.getByText(`${rupees} is back at the desk.`)).toBeVisible()
    await toBank.click()
    await expect(dialog.getByText(`Cash at the desk: ${rupees}.`)).toBeVisible()
    await expect(dialog.getByText(/Voided by/)).toBeVisible()
    // The next window size begins with an empty desk.
    await dialog.getByRole('button', { name: `Record ${sum}` }).click()
    await expect(page.getByText(`${rupees} taken to the bank.`)).toBeVisible()
  },
)

test('money is recorded from any part of the money’s screen, for a booking that is looked for there', async ({
  page,
  site,
}, { project }) => {
  const fullName = `Walks In ${project.name}`
  const inDays = project.name === 'phone' ? 317 : 321
  const { id } = await makeBooking(site, { fullName, paying: 'deposit', inDays })
  await setStatus(site, id, 'verified')
  await page.goto('/app/money/documents')
  await button(page, 'Record a payment').click()
  const choice = page.getByRole('dialog', { name: 'Whose payment is it?' })
  await choice.getByPlaceholder('Name, reference or amount').fill(fullName)
  await choice.getByText(fullName, { exact: true }).click()
  expect(await axeFaults(page)).toEqual([])
  await button(choice, `Record for ${fullName}`).click()
  const form = page.getByRole('dialog', { name: 'Record a payment' })
  await form.getByText('Card', { exact: true }).click()
  await button(form, 'Record and confirm ₹3,540.00').click()
  await expect(
    page.getByText(`₹3,540.00 recorded for ${fullName}, and the booking is confirmed.`),
  ).toBeVisible()
})

test(
  'a refund that is paid later waits to be paid out, and its UTR is looked up while it is typed',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const [name, utr] = [
      `Back to ${project.name}`,
      `63259990${project.name === 'phone' ? 1111 : 2222}`,
    ]
    const inDays = project.name === 'phone' ? 360 : 364
    const { id, reference } = await makeBooking(site, { fullName: name, utr, inDays })
    await setStatus(site, id, 'verified')
    await cancelBooking(site, id)
    await page.goto(`/app/bookings?q=${reference}&booking=${reference}`)
    await button(page, 'Record a refund').click()
    // Nothing is owed after this cancellation: what staff give all the same has a reason.
    await page.getByLabel('Amount (₹)').fill('1000')
    await page.getByLabel('Note (staff only)').fill('Goodwill')
    await button(page, 'Pay later').click()
    await expect(page.getByText(`to be refunded to ${name}.`)).toBeVisible()

    await page.getByRole('link', { name: 'Pay out' }).click()
    const refund = page.getByRole('region', { name: `Refund to ${name}`, exact: true })
    const field = refund.getByLabel('Refund UTR')
    await field.fill(utr)
    await expect(refund.getByText('Used before, for')).toBeVisible()
    await field.fill(utr.replace('6325', '6326'))
    await expect(refund.getByText('12 characters, not used before.')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await button(refund, 'Record as paid').click()
    await expect(page.getByText(new RegExp(`^${name}: ₹[\\d,]+ paid out\\.`))).toBeVisible()
    await expect(refund).toHaveCount(0)
  },
)
