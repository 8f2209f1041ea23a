import { expect, type Locator, type Page } from '@playwright/test'
import { hold } from '../support/awake.ts'
import { axeFaults } from '../support/axe.ts'
import { tryDesk } from '../support/desk-calls.ts'
import { act, button, card } from '../support/desk-page.ts'
import { pointerHand } from '../support/hands.ts'
import type { Desk } from '../support/site.ts'
import { cancelBooking, makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

// Each test has the units for itself.
const made: string[] = []
test.afterEach(async ({ site }) => {
  for (const id of made.splice(0)) {
    // Who is in the house, or has left, is put back first; a test may have ended the stay itself.
    for (const to of ['in_house', 'expected']) await tryDesk(site, `stays/${id}/progress`, { to })
    await cancelBooking(site, id).catch(() => undefined)
  }
})

/** A booking of tonight whose payment is found in the bank: nothing is to be taken, or three quarters of the price. */
async function tonight(site: Desk, fullName: string, { paying = 'total', phone = '' } = {}) {
  const booking = await makeBooking(site, {
    fullName,
    inDays: 0,
    paying: paying as 'total' | 'deposit',
    amount: paying === 'total' ? '4720' : '1180',
    ...(phone && { phone }),
  })
  made.push(booking.id)
  await setStatus(site, booking.id, 'verified')
}

/** Presses Enter on a button, once it can be pressed: just after another press it cannot. */
async function enter(pressed: Locator): Promise<void> {
  await expect(pressed).toBeEnabled()
  await pressed.press('Enter')
}

/** Shows a list of the day: on a phone it stands behind a tab. */
async function show(page: Page, list: string): Promise<void> {
  const tab = page.getByRole('tab', { name: new RegExp(list) })
  if (await tab.isVisible()) await tab.click()
}

test('a guest who has paid is checked in by one press, which can be taken back there and later', async ({
  page,
  site,
}) => {
  await tonight(site, 'Kabir Mehta')
  await page.goto('/app/today')
  const kabir = card(page, 'Kabir Mehta')
  await expect(kabir.getByText('Paid')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await act(kabir, 'Check in').click()
  await expect(page.getByText(/Kabir Mehta is in .+ \d\./)).toBeVisible()
  await page.getByRole('button', { name: /^Undo\b(?!:)/ }).click()
  await expect(page.getByText('Undone. Kabir Mehta is expected again.')).toBeVisible()
  // After 9 pm the guest is among those of whom staff are asked if they came, above the cards.
  await expect(page.locator('article:focus, li[data-row]:focus')).toHaveCount(1)
  await act(kabir, 'Check in').click()
  await expect(kabir.getByText(/in since/)).toBeVisible()
  await show(page, 'In house')
  await expect(card(page, 'Kabir Mehta').first()).toBeVisible()
  // In a dialog that opens next the message stands inside, within reach of the keys.
  await button(page, 'More for Kabir Mehta').click()
  await page.getByRole('menuitem', { name: 'Change the stay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the stay' })
  const undo = dialog.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Shift+Tab')
    expect(await undo.evaluate((one) => one === document.activeElement)).toBe(true)
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await show(page, 'Arriving')
  await button(page, 'Undo: Kabir Mehta').click()
  await expect(act(kabir, 'Check in')).toBeVisible()
  const release = await hold(page, '**/api/desk/today*')
  await page.route('**/stays/*/progress', (route) => route.fetch().then(() => route.abort()))
  await act(kabir, 'Check in').click()
  await expect(page.getByText(/^Kabir Mehta is in/)).toBeVisible()
  release()
  await expect(kabir.getByText(/in since/)).toBeVisible()
})

test('a guest from abroad who owes is checked in by keyboard alone: papers, balance and UTR in one dialog', async ({
  page,
  site,
}) => {
  await tonight(site, 'Camille Laurent', { paying: 'deposit', phone: '+33 6 12 34 56 78' })
  await page.goto('/app/today')
  const camille = card(page, 'Camille Laurent')
  await expect(camille.getByText('to collect')).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Check in Camille Laurent' })
  // A press before the page is alive does nothing.
  await expect(async () => {
    if (!(await dialog.count())) await act(camille, 'Check in').press('Enter')
    await expect(dialog.getByRole('heading')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(dialog.getByRole('button', { name: /^Check in, ₹[\d,]+ by UPI$/ })).toBeVisible()
  await dialog.getByLabel('UTR').fill('12')
  expect(await axeFaults(page)).toEqual([])
  await enter(dialog.getByRole('button', { name: /^Check in, ₹[\d,]+ by UPI$/ }))
  await expect(dialog.getByText('This doesn’t look like a UTR.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'UPI' }).press('ArrowRight')
  await expect(dialog.getByLabel('UTR')).toBeHidden()
  await dialog.getByLabel(/Passport or visa/).press('Space')
  await enter(dialog.getByRole('button', { name: /^Check in, ₹[\d,]+ in cash$/ }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Camille Laurent is in .+ \d\./)).toBeVisible()
  // What was pressed is gone: the focus stays at the guest.
  await expect(camille.first()).toBeFocused()
  await show(page, 'In house')
  await expect(card(page, 'Camille Laurent').last().getByText('Paid')).toBeVisible()
  await show(page, 'Arriving')
  await button(page, 'Undo: Camille Laurent').click()
  await expect(page.getByText(/is expected again. ₹[\d,]+ in cash is still recorded/)).toBeVisible()
})

test(
  'the hour of an arrival is changed from its menu, at the bottom of a phone',
  { tag: '@both' },
  async ({ page, site }, { project }) => {
    await tonight(site, 'Devika Nair', { phone: '+91 90000 34343' })
    await page.goto('/app/today')
    const devika = card(page, 'Devika Nair')
    const hand = pointerHand(project.name === 'phone')
    await hand.press(button(page, 'More for Devika Nair'))
    const menu = page.getByRole('menu')
    await expect(menu.getByRole('menuitem', { name: 'Edit arrival details' })).toBeVisible()
    if (project.name === 'phone') {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      await expect(async () => {
        const box = await menu.boundingBox()
        expect([box?.x, box?.width]).toEqual([0, width])
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height)
      }).toPass()
      await expect(menu.getByText('Devika Nair')).toBeVisible()
    }
    await hand.press(menu.getByRole('menuitem', { name: 'Edit arrival details' }))
    const dialog = page.getByRole('dialog', { name: 'Arrival details' })
    await expect(dialog.getByLabel('Arrival time')).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByLabel('Arrival time').fill('21:30')
    await hand.press(button(dialog, 'Save'))
    await expect(devika.getByText(/9:30\spm/)).toBeVisible()
  },
)

test('a guest is checked in from the booking’s record, and it is taken back from its history; WhatsApp is noted', async ({
  page,
  site,
}) => {
  await tonight(site, 'Sunil Kamat', { phone: '+91 90000 56565' })
  await page.goto('/app/today')
  await card(page, 'Sunil Kamat').getByRole('link', { name: 'Sunil Kamat', exact: true }).click()
  const open = page.getByRole('region', { name: 'Booking for Sunil Kamat' })
  await act(open, 'Check in').click()
  await expect(page.getByText(/Sunil Kamat is in .+ \d\./).first()).toBeVisible()
  const history = open.getByRole('region', { name: 'History' })
  await expect(history.getByText('Checked in').first()).toBeVisible()
  await history.getByRole('button', { name: /^Undo/ }).click()
  await expect(act(open, 'Check in')).toBeVisible()
  await expect(history.getByRole('button', { name: /^Undo/ })).toBeHidden()
  const way = open.getByRole('link', { name: /^WhatsApp/ })
  // The page of WhatsApp itself is not looked at.
  await way.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await way.click()
  await expect(open.getByText('Opened by staff@dontali.example', { exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('who did not come is asked about: the room is sold again, and the press taken back', async ({
  page,
  site,
}) => {
  await tonight(site, 'Devika Nair')
  await page.goto('/app/today')
  const devika = card(page, 'Devika Nair')
  const more = page.getByRole('button', { name: 'More for Devika Nair' })
  // From six in the evening at the farm it stands on the card itself.
  const beside = act(devika, 'No-show')
  if (await beside.isVisible()) await beside.click()
  else {
    await more.click()
    await page.getByRole('menuitem', { name: /Mark as no-show/ }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Mark Devika Nair as a no-show?' })
  await expect(dialog.getByText(/Under our terms/)).toBeVisible()
  await dialog.getByText('Put the room on sale').click()
  expect(await axeFaults(page)).toEqual([])
  await button(dialog, 'Mark as no-show').click()
  await expect(devika.getByText('No-show, the room is on sale')).toBeVisible()
  await button(page, 'Undo: Devika Nair').click()
  await expect(act(devika, 'Check in')).toBeVisible()
})

test('tomorrow has no actions, and what somebody books shows up by itself', async ({
  page,
  site,
}) => {
  await page.goto('/app/today')
  await button(page, 'Tomorrow').click()
  await expect(page.getByText('No arrivals tomorrow')).toBeVisible()
  await expect(page).toHaveURL(/day=tomorrow/)
  const anita = { fullName: 'Anita Desai', inDays: 1, phone: '+91 90000 12121' }
  made.push((await makeBooking(site, anita)).id)
  await expect(card(page, 'Anita Desai')).toBeVisible()
  await expect(act(card(page, 'Anita Desai'), 'Check in')).toBeHidden()
  await page.reload()
  await expect(card(page, 'Anita Desai')).toBeVisible()
})
