import { expect, type Page } from '@playwright/test'
import { button, record, undoOf } from '../support/desk-page.ts'
import { type Hand, handOf, waysOf } from '../support/hands.ts'
import { type Site, test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })
test.beforeEach(() => test.slow())

/** Opens a booking by the search in everything. */
async function find(hand: Hand, page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Find bookings, guests, rooms, screens' })
  if (hand.way === 'keys') await page.keyboard.press('Control+k')
  else await hand.press(button(page, 'Find anything'))
  await expect(field).toBeFocused()
  await page.keyboard.type(name)
  const found = page.getByRole('option', { name: new RegExp(`^${name}`) }).first()
  await expect(found).toHaveAttribute('aria-selected', 'true')
  if (hand.way === 'keys') await page.keyboard.press('Enter')
  else await hand.press(found)
}

/** Makes a paid booking whose guest asks to cancel it. */
async function askToCancel(site: Site, fullName: string, inDays: number): Promise<void> {
  const { id, path } = await makeBooking(site, { fullName, inDays })
  await setStatus(site, id, 'verified')
  const asked = `${site.server.url}/api/stays/${path.split('/').at(-1)}/cancellation`
  expect((await fetch(asked, { method: 'POST' })).status).toBe(200)
}

/** Looks from the dashboard at who asks to cancel, on a desk also at the next booking and back, and cancels. */
async function answer(hand: Hand, page: Page, name: string): Promise<void> {
  const open = record(page, name)
  await hand.press(
    page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name }),
  )
  await expect(open.getByRole('heading', { name, exact: true })).toBeFocused()
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    await hand.press(button(page, 'Next booking'))
    await expect(open).toBeHidden()
    await expect(button(page, 'Next booking')).toBeFocused()
    await hand.press(button(page, 'Previous booking'))
    await expect(open).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(open).toBeHidden()
  const things = page.getByRole('region', { name: /things? to do$/ })
  await hand.press(button(things, 'Cancel, refund ₹4,720'))
  const dialog = page.getByRole('dialog', { name: `Cancel ${name}’s booking` })
  await hand.press(button(dialog, 'Cancel and refund ₹4,720'))
  await expect(dialog).toHaveCount(0)
  await expect(things.getByText(`${name} has asked to cancel`)).toBeHidden()
}

for (const { way, tag, at } of waysOf(200)) {
  test(`by ${way} alone a booking is found, verified, paid, noted, written to and cancelled, and closed in every way`, {
    tag,
  }, async ({ page, site }) => {
    const hand = handOf(page, way)
    const name = `Meera ${way}`
    const made = { fullName: name, inDays: at, paying: 'deposit' } as const
    const { reference } = await makeBooking(site, made)
    const asking = `Leela ${way}`
    if (way === 'keys') await askToCancel(site, asking, at + 5)
    const alive = page.waitForRequest(/staff_stream/)
    await page.goto('/app/dashboard')
    await alive
    const things = page.getByRole('region', { name: /things? to do$/ })
    if (way === 'keys') await answer(hand, page, asking)
    await hand.press(things.getByRole('link', { name: 'Review payments' }))
    await expect(page).toHaveURL(/\/app\/money/)
    const open = record(page, name)
    await find(hand, page, name)
    await expect(open.getByRole('heading', { name, exact: true })).toBeFocused()
    if (way === 'keys') await page.keyboard.press('Escape')
    else await hand.press(button(open, 'Close the booking'))
    await expect(open).toBeHidden()
    await find(hand, page, name)

    const letters = open.getByRole('region', { name: 'Messages sent' })
    await hand.press(letters.locator('summary').first())
    await hand.press(button(letters, 'Send again'))
    await expect(page.getByText(/^The e-mail will be sent to .* again\.$/).first()).toBeVisible()
    await hand.fill(open.getByRole('textbox', { name: 'Note for staff' }), 'Quiet side.')
    await hand.press(button(open, 'Save note'))
    const history = open.getByRole('region', { name: 'History' })
    await expect(history).toContainText('Quiet side.')
    await hand.press(button(open, 'Verify Payment'))
    await hand.press(button(open, 'Confirm booking'))
    await hand.press(history.getByRole('button', { name: /^Undo/ }))
    await expect(button(open, 'Confirm booking')).toBeVisible()

    await hand.press(button(open, 'Record a payment'))
    const payment = page.getByRole('dialog', { name: 'Record a payment' })
    await hand.choose(payment.getByRole('radio', { name: 'Cash' }))
    await hand.press(button(payment, 'Record and confirm ₹3,540.00'))
    await expect(payment).toHaveCount(0)
    await hand.press(button(open, 'Cancel the booking'))
    const dialog = page.getByRole('dialog', { name: `Cancel ${name}’s booking` })
    // The second half of a double press would not close it.
    await expect(button(dialog, 'Cancel and refund ₹4,720')).toBeEnabled()
    await hand.press(button(dialog, 'Keep the booking'))
    await expect(dialog).toHaveCount(0)
    await hand.press(button(open, 'Cancel the booking'))
    await hand.fill(dialog.getByLabel('Refund (₹)'), '4000')
    await hand.fill(dialog.getByLabel('Reason for ₹720 less than the terms'), 'One dinner')
    await hand.choose(dialog.getByRole('radio', { name: 'Cash' }))
    await hand.press(button(dialog, 'Cancel and refund ₹4,000'))
    await expect(dialog).toHaveCount(0)
    await hand.press(undoOf(open))
    await expect(button(open, 'Cancel the booking')).toBeVisible()
    await page.goBack()
    await expect(open).toBeHidden()
    await expect(page).not.toHaveURL(new RegExp(reference))
  })
}
