import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { callDesk } from '../support/desk-calls.ts'
import { button, record, undoOf } from '../support/desk-page.ts'
import {
  draw,
  drawToRow,
  goTo,
  openCalendar,
  pickNights,
  pressInGrid,
} from '../support/grid-hand.ts'
import { type Hand, handOf, waysOf } from '../support/hands.ts'
import { type Site, test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })
test.beforeEach(() => test.slow())

const today = dayInIndia(new Date())
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const bar = (page: Page, name: string) => page.locator('.bar', { hasText: name }).first()
const line = (page: Page, unit: number) => page.locator(`[data-line="1.${unit}"]`)
const barIn = (page: Page, unit: number, name: string) =>
  line(page, unit).locator('.bar', { hasText: name })
const night = (page: Page, unit: number, inDays: number) =>
  line(page, unit).locator(`.cal-night[data-from="${addDays(today, inDays)}"]`)

/** Lets the days that are shown, from yesterday on, begin some whole weeks later, by the month that the title opens. */
async function toFirstDay(hand: Hand, page: Page, inDays: number) {
  await hand.press(page.getByTitle('Choose the first day'))
  // That month is the browser's own, where a test has keys but no pointer.
  if (hand.way === 'keys') {
    for (let weeks = (inDays + 1) / 7; weeks > 0; weeks--) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  } else await page.getByLabel('First day').fill(addDays(today, inDays))
  await expect(night(page, 1, inDays)).toBeVisible()
}

/** Types in the sheet of a new booking who comes, and goes on to the price. */
async function typeGuest(hand: Hand, page: Page, sheet: Locator, name: string) {
  await hand.fill(sheet.getByLabel('Phone or name'), name)
  const found = sheet.getByRole('option', { selected: true })
  await expect(found).toContainText('New guest')
  if (hand.way === 'keys') await page.keyboard.press('Enter')
  else await hand.press(found)
  await hand.fill(sheet.getByLabel('Phone', { exact: true }), '9820011223')
  await hand.fill(sheet.getByLabel('E-mail'), 'kavita@example.com')
  await hand.press(button(sheet, 'Next: price and payment'))
}

/** Chooses how a new booking came and how it is paid, each with what is asked for it: in the end a link. */
async function chooseWays(hand: Hand, sheet: Locator) {
  const choose = (name: string) => hand.choose(sheet.getByRole('radio', { name }))
  await choose('Airbnb')
  await expect(sheet.getByLabel('Airbnb booking number')).toBeVisible()
  await choose('WhatsApp')
  await choose('UPI')
  await expect(sheet.getByLabel('UTR')).toBeVisible()
  await choose('Cash')
  await expect(sheet.getByLabel('UTR')).toHaveCount(0)
  await choose('On arrival')
  await choose('Send a link')
}

/** Lets the bar of a stay in the first unit go to the second: drawn, by M, or from the sheet of a phone. */
async function moveDown(hand: Hand, page: Page, name: string, inDays: number) {
  const own = bar(page, name)
  if (hand.way === 'mouse') return drawToRow(page, own, night(page, 2, inDays))
  if (isPhone(page)) {
    await pressInGrid(hand, page, own)
    await hand.press(button(page.getByRole('dialog', { name }), 'Move'))
    const place = page.getByRole('button', { name: /^Move here .* unit 2$/ })
    if (hand.way === 'touch') return place.tap()
    await expect(place).toBeVisible()
  } else {
    await goTo(page, own)
    await page.keyboard.press('m')
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Opens the form of a stay one night longer: its end drawn, or from its sheet or its record. */
async function lengthen(hand: Hand, page: Page, name: string, until: string) {
  const own = bar(page, name)
  const dialog = page.getByRole('dialog', { name: 'Change the stay' })
  const leaves = dialog.getByLabel('Check-out')
  if (hand.way === 'mouse') {
    const end = own.locator('[data-edge="end"]')
    const aDay = (await page.locator('.cal-day').first().boundingBox())?.width ?? 0
    // Drawn to other days it is looked at first, too, and stays if it is not changed then.
    await draw(page, own, own, aDay)
    await expect(leaves).toHaveValue(until)
    await expect(dialog.getByLabel('Check-in')).not.toHaveValue(addDays(until, -3))
    await hand.press(button(dialog, 'Cancel'))
    await expect(dialog).toHaveCount(0)
    await draw(page, end, end, aDay)
    await expect(dialog.getByLabel('Check-in')).toHaveValue(addDays(until, -3))
  } else {
    await pressInGrid(hand, page, own)
    const within = isPhone(page) ? page.getByRole('dialog', { name }) : record(page, name)
    await hand.press(button(within, 'Change the stay'))
    await hand.day(leaves, until)
  }
  await expect(leaves).toHaveValue(until)
  return dialog
}

for (const { way, tag, at } of waysOf(20)) {
  test(`by ${way} alone other days are looked at, and picked nights become a stay that moves, grows and is put back`, {
    tag,
  }, async ({ page }) => {
    const hand = handOf(page, way)
    const name = `Kavita ${way}`
    await openCalendar(page, at)
    await hand.press(button(page, 'Today'))
    await expect(night(page, 1, 1)).toBeVisible()
    await hand.press(button(page, 'Later'))
    await expect(night(page, 1, 7)).toBeVisible()
    await hand.press(button(page, 'Earlier'))
    await expect(night(page, 1, 1)).toBeVisible()
    if (!isPhone(page)) {
      await hand.press(button(page, '30 days'))
      await expect(night(page, 1, 28)).toBeVisible()
      await hand.press(button(page, '7 days'))
    }
    await toFirstDay(hand, page, at)
    await pickNights(hand, page, night(page, 1, at + 1), night(page, 1, at + 2))
    const picked = page.getByRole('region', { name: /unit 1, 2 nights$/ })
    await hand.press(button(picked, 'New booking'))
    const sheet = page.getByRole('dialog')
    await typeGuest(hand, page, sheet, name)
    await chooseWays(hand, sheet)
    await hand.press(button(sheet, 'Book, then send the link'))
    await expect(sheet.getByText(/is\s+Kavita’s/)).toBeVisible()
    await hand.press(sheet.getByRole('link', { name: 'Open the booking' }))
    await hand.press(button(record(page, name), 'Close the booking'))
    await expect(page).not.toHaveURL(/new=|booking=/)
    await expect(sheet).toHaveCount(0)

    await moveDown(hand, page, name, at + 1)
    await expect(barIn(page, 2, name)).toBeVisible()
    await hand.press(undoOf(page))
    await expect(barIn(page, 1, name)).toBeVisible()
    const dialog = await lengthen(hand, page, name, addDays(today, at + 4))
    await hand.select(dialog.getByLabel('Room type', { exact: true }), 'Valley-View Cottage')
    await hand.select(dialog.getByLabel('Unit', { exact: true }), 'Unit 2')
    await hand.select(dialog.getByLabel('Guests', { exact: true }), '3')
    await hand.choose(dialog.getByLabel('Keep the old price'))
    await hand.fill(dialog.getByLabel('Reason for this price'), 'Agreed')
    await hand.choose(dialog.getByLabel(/^Tell Kavita/))
    await hand.press(button(dialog, 'Change'))
    await expect(dialog).toHaveCount(0)
    const there = page.locator('[data-line="2.2"] .bar', { hasText: name })
    await expect(there).toHaveAttribute('data-to', addDays(today, at + 4))
    await expect(there).toHaveAccessibleName(/3 guests/)
    await hand.press(undoOf(page))
    await expect(barIn(page, 1, name)).toHaveAttribute('data-to', addDays(today, at + 3))
  })

  test(`by ${way} alone nights are blocked and sold again, a hold is given up, and who needs a room gets one`, {
    tag,
  }, async ({ page, site }) => {
    const hand = handOf(page, way)
    const name = `Yusuf ${way}`
    await withoutRoom(site, name, at + 11)
    await holdNight(site, at + 12)
    await openCalendar(page, at + 9)
    const held = page.getByRole('button', { name: /^Held/ })
    await pressInGrid(hand, page, held)
    const question = page.getByRole('dialog', { name: /is held$/ })
    await expect(button(question, 'Release the hold')).toBeEnabled()
    // Both windows have keys: each is looked at once.
    if (way === 'keys') expect(await axeFaults(page)).toEqual([])
    await hand.press(button(question, 'Release the hold'))
    await expect(held).toHaveCount(0)

    await pickNights(hand, page, night(page, 2, at + 13), night(page, 2, at + 14))
    const picked = page.getByRole('region', { name: /unit 2, 2 nights$/ })
    await hand.press(button(picked, 'Block'))
    const form = page.getByRole('dialog', { name: 'Block units' })
    await hand.fill(form.getByLabel('Note for staff'), 'Roof')
    await hand.press(button(form, 'Block'))
    const blocked = page.getByRole('button', { name: /^Repairs, Roof/ })
    await pressInGrid(hand, page, blocked)
    const opened = page.getByRole('dialog', { name: /is blocked$/ })
    await hand.fill(opened.getByLabel('Note for staff'), 'Roof tiles')
    await hand.press(button(opened, 'Change the block'))
    await expect(opened).toHaveCount(0)
    await pressInGrid(hand, page, page.getByRole('button', { name: /^Repairs, Roof tiles/ }))
    await hand.press(button(opened, 'Reopen for booking'))
    await expect(blocked).toHaveCount(0)

    if (way === 'mouse') {
      await drawToRow(page, bar(page, name), night(page, 1, at + 11))
      await expect(barIn(page, 1, name)).toBeVisible()
      await hand.press(undoOf(page))
      await expect(page.getByRole('row', { name: 'Need a room' }).locator('.bar')).toBeVisible()
    }
    await giveRoom(hand, page, name)
    await expect(page.getByText(/^Yusuf now has /)).toBeVisible()
    await expect(barIn(page, 1, name)).toBeVisible()
  })
}

/** Gives a stay that has no unit one: by the button of its line, a place that is tapped, or keys that choose the place. */
async function giveRoom(hand: Hand, page: Page, name: string) {
  const needs = page.getByRole('button', { name: `Needs a room: ${name}` })
  const first = page.getByRole('button', {
    name: /^(Assign .* unit 1 to Yusuf|Move here .* unit 1)$/,
  })
  if (isPhone(page)) await hand.press(needs)
  else if (hand.way === 'keys') await hand.press(button(page, 'Show'))
  // Its words reach beyond it, so that a finger hits it though it is narrow.
  if (hand.way === 'touch') return first.tap()
  if (hand.way === 'mouse') return hand.press(first)
  await expect(first).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Makes a paid stay of one night that has lost its unit. */
async function withoutRoom(site: Site, fullName: string, inDays: number) {
  const { id } = await makeBooking(site, { fullName, inDays })
  await setStatus(site, id, 'verified')
  await site.sql('DELETE FROM occupancies WHERE booking_id = $1', [id])
}

function holdNight(site: Site, inDays: number) {
  const [check_in, check_out] = [addDays(today, inDays), addDays(today, inDays + 1)]
  const stay = { room: 'Maratha Wada Room', unit: 1, check_in, check_out, guests: 2 }
  return callDesk(site, 'holds', { ...stay, hold_token: randomUUID() }, 201)
}
