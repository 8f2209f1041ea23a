import { expect, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { button, record } from '../support/desk-page.ts'
import { type Hand, keyHand, pointerHand } from '../support/hands.ts'
import type { Desk } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

// Each looks at several dialogs, every one of them by axe.
test.beforeEach(() => test.slow())

const today = dayInIndia(new Date())
const known = { fullName: 'Kavita Joshi', phone: '+91 99301 55208', email: 'kavita@example.com' }
test.beforeAll('a guest who is known', async ({ site }) => {
  await makeBooking(site, { ...known, inDays: 60 })
})

/** What a booking with the guest on the phone may ask for. */
function expectQuick({ done }: Hand): void {
  expect(done.presses).toBeLessThanOrEqual(8)
  expect(done.fields).toBeLessThanOrEqual(5)
}

const sheet = (page: Page) => page.getByRole('dialog')
/** Opens the sheet once the page is alive: the presses before that are not the person's. */
async function open(page: Page, hand: Hand): Promise<void> {
  await page.goto('/app/bookings')
  await expect(page.getByRole('main').getByText(known.fullName).first()).toBeVisible()
  await hand.press(button(page, 'New booking').first())
  await expect(sheet(page).getByRole('radio').first()).toBeVisible()
}

/** What has the units that are not free on a night so many days ahead. */
async function takenOn(page: Page, site: Desk, inDays: number): Promise<string[]> {
  const [check_in, check_out] = [addDays(today, inDays), addDays(today, inDays + 1)]
  const query = new URLSearchParams({ check_in, check_out, guests: '2' })
  const headers = { cookie: await site.staffCookie() }
  const answer = await page.request.get(`/api/desk/free?${query}`, { headers })
  const { rooms } = (await answer.json()) as { rooms: { taken: { because: string }[] }[] }
  return rooms.flatMap(({ taken }) => taken.map(({ because }) => because))
}

/** Opens the sheet for a night so many days from now. */
async function openOn(page: Page, inDays: number) {
  await open(page, pointerHand(false))
  const dialog = sheet(page)
  await dialog.getByLabel('Check-in').fill(addDays(today, inDays))
  await dialog.getByLabel('Check-out').fill(addDays(today, inDays + 1))
  await expect(dialog.getByText('Free for that night')).toBeVisible()
  return dialog
}

/** The result that Enter takes. */
const chosen = (page: Page) =>
  sheet(page).getByRole('listbox', { name: 'Guests' }).getByRole('option', { selected: true })

test(
  'a guest who is known is booked on the phone by few presses and fields, and gets a link',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const isPhone = project.name === 'phone'
    const hand = pointerHand(isPhone)
    await open(page, hand)
    const dialog = sheet(page)
    await hand.fill(dialog.getByLabel('Check-in'), addDays(today, 20))
    await hand.fill(dialog.getByLabel('Check-out'), addDays(today, 22))
    await expect(dialog.getByText('Free for both nights')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await hand.press(button(dialog, 'Next: guest'))
    const search = dialog.getByLabel('Phone or name')
    await expect(search).toBeFocused()
    await hand.fill(search, 'kavit')
    await expect(chosen(page)).toContainText('Kavita Joshi')
    expect(await axeFaults(page)).toEqual([])
    await hand.press(chosen(page))
    await expect(dialog.getByText('Payment now')).toBeVisible()
    const promise = dialog.getByText(/will get a payment link for ₹[\d,]+ by WhatsApp and e-mail/)
    await expect(promise.filter({ visible: true })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await expect(button(dialog, 'Book, then send the link')).toBeInViewport({ ratio: 1 })
    // Nobody has to choose it, so it counts as no press.
    const payBy = dialog.getByLabel('Payment due by')
    await payBy.selectOption({ index: 2 })
    const evening = ((await payBy.locator('option:checked').textContent()) ?? '').replace(
      /\s/g,
      ' ',
    )
    await expect(dialog.getByText(`is reserved until ${evening}.`).first()).toBeAttached()
    await hand.press(button(dialog, 'Book, then send the link'))
    await expect(dialog.getByText(/is\s+Kavita’s/)).toBeVisible()
    expectQuick(hand)
    expect(await axeFaults(page)).toEqual([])
    await expect(dialog.getByText('E-mail to kavita@example.com in half a minute')).toBeVisible()
    await expect(dialog.getByText(`Payment due by ${evening}: we’ll remind you`)).toBeVisible()
    await button(dialog, 'Undo').click()
    await expect(page.getByText('undone. The guest wasn’t told.')).toBeVisible()
  },
)

test('who comes to the door is booked by keyboard alone, paid in cash, and stands in the drawer', async ({
  page,
}) => {
  const hand = keyHand(page)
  await open(page, hand)
  const dialog = sheet(page)
  await hand.press(button(dialog, 'Next: guest'))
  await hand.fill(dialog.getByLabel('Phone or name'), 'Ravi Kulkarni')
  await expect(chosen(page)).toContainText('New guest: Ravi Kulkarni')
  await page.keyboard.press('Enter')
  await hand.fill(dialog.getByLabel('Phone', { exact: true }), '9820011223')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Payment now')).toBeVisible()
  // One tab stop each: the arrows choose within it.
  const source = dialog.getByRole('radio', { name: 'Phone' })
  await source.focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Walk-in' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Send a link' }).focus()
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked()
  await hand.press(button(dialog, 'Book'))
  await expect(dialog.getByText(/is\s+Ravi’s/)).toBeVisible()
  // Two of Enter in the search and the form, four of arrows.
  hand.done.presses += 5
  expectQuick(hand)
  await hand.press(dialog.getByRole('link', { name: 'Open the booking' }))
  await expect(record(page, 'Ravi Kulkarni')).toContainText('₹4,720')
})

test(
  'what is missing or wrong is said at its field, and nothing is lost',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const isPhone = project.name === 'phone'
    await open(page, pointerHand(isPhone))
    const dialog = sheet(page)
    await dialog.getByLabel('Check-out').fill(addDays(today, -1))
    await expect(dialog.getByLabel('Check-out')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('Check-out').fill(addDays(today, 1))
    await button(dialog, 'Next: guest').click()
    await dialog.getByLabel('Phone or name').fill('98')
    await dialog.getByLabel('Phone or name').fill('98200 4')
    await chosen(page).click()
    await button(dialog, 'Next: price and payment').click()
    await expect(dialog.getByLabel('Name')).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByLabel('Name').fill('Leela Rao')
    await dialog.getByLabel('Phone', { exact: true }).fill('98200 44556')
    await button(dialog, 'Next: price and payment').click()
    await dialog.getByLabel('Price including GST').fill('3000')
    await button(dialog, 'Book, then send the link').click()
    await expect(dialog.getByLabel('Reason for this price')).toBeFocused()
    await expect(dialog.getByText('Enter a reason for this price.')).toBeVisible()
    if (isPhone) await button(dialog, 'Back').click()
    else await button(dialog, 'Change: Guest').click()
    await expect(dialog.getByLabel('Name')).toHaveValue('Leela Rao')
    // Escape asks first, and what Back has closed can be taken up again.
    const questions: string[] = []
    page.on('dialog', (question) => {
      questions.push(question.message())
      void question.dismiss()
    })
    await page.keyboard.press('Escape')
    await expect(dialog.getByLabel('Name')).toHaveValue('Leela Rao')
    expect(questions).toEqual(['Close without booking? What you’ve typed will be lost.'])
    await page.goBack()
    await expect(dialog).toBeHidden()
    await button(page, 'New booking').first().click()
    await expect(dialog.getByText('Leela Rao, ')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await button(dialog, 'Continue').click()
    await expect(dialog.getByLabel('Name')).toHaveValue('Leela Rao')
  },
)

test('the unit that is chosen is kept while its guest is typed, and is free again once the sheet or the page is closed', async ({
  page,
  site,
}) => {
  const dialog = await openOn(page, 30)
  const kept = () => takenOn(page, site, 30)
  expect(await kept()).toEqual([])
  await button(dialog, 'Next: guest').click()
  await expect(dialog.getByText(/^Held for you until \d/)).toBeVisible()
  expect(await kept()).toEqual(['desk'])
  await button(dialog, 'Change: Stay').click()
  await expect.poll(kept).toEqual([])
  await button(dialog, 'Next: guest').click()
  await expect(dialog.getByText(/^Held for you until \d/)).toBeVisible()
  expect(await kept()).toEqual(['desk'])
  // A colleague gives it up.
  await site.sql("DELETE FROM occupancies WHERE kind = 'hold'")
  await expect(dialog.getByText(/^Held for you/)).toHaveCount(0)
  await button(dialog, 'Change: Stay').click()
  await button(dialog, 'Next: guest').click()
  await expect.poll(kept).toEqual(['desk'])
  await page.keyboard.press('Escape')
  await expect.poll(kept).toEqual([])
  // As a tab does that is closed.
  await openOn(page, 30)
  await button(dialog, 'Next: guest').click()
  await expect.poll(kept).toEqual(['desk'])
  await page.goto('about:blank')
  await expect.poll(kept).toEqual([])
})

test('after a lost answer it is booked once, whatever is changed, and the last page says what was booked', async ({
  page,
  site,
}) => {
  const dialog = await openOn(page, 40)
  await button(dialog, 'Next: guest').click()
  await dialog.getByLabel('Phone or name').fill('Lata Rao')
  await chosen(page).click()
  await dialog.getByLabel('Phone', { exact: true }).fill('98200 44557')
  await button(dialog, 'Next: price and payment').click()
  await dialog.getByText('On arrival', { exact: true }).click()
  const lost: { reference: string }[] = []
  await page.route('**/api/desk/bookings', async (route) => {
    lost.push(await (await route.fetch()).json())
    return route.abort()
  })
  await button(dialog, 'Book').click()
  await expect(dialog.getByText(/is\s+Lata’s/)).toBeVisible()
  await expect(dialog.getByText(new RegExp(`^${lost[0]?.reference}, `))).toBeVisible()
  // The booking alone: no unit stays kept for a booking that is made.
  expect(await takenOn(page, site, 40)).toEqual(['stay'])
  await button(dialog, 'Close').click()
  await expect(dialog).toBeHidden()
  expect(await takenOn(page, site, 40)).toEqual(['stay'])
})
