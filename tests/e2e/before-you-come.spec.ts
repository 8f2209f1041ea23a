import { type Browser, expect, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from '../support/axe.ts'
import { expectAccessible } from '../support/booking-page.ts'
import { button, record } from '../support/desk-page.ts'
import { handOf, waysOf } from '../support/hands.ts'
import { fromSomewhere, type Site, test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })
// Each opens the guest's pages and those of staff.
test.beforeEach(() => test.slow())

const today = dayInIndia(new Date())

/** A confirmed booking, and its guest's own page beside the screen of staff, in a window of the same size. */
async function confirmed(
  { browser, page, site }: { browser: Browser; page: Page; site: Site },
  fullName: string,
  inDays: number,
) {
  const made = await makeBooking(site, { fullName, inDays })
  await setStatus(site, made.id, 'verified')
  await setStatus(site, made.id, 'confirmed')
  const context = await browser.newContext({
    baseURL: site.server.url,
    viewport: page.viewportSize(),
    extraHTTPHeaders: fromSomewhere(),
    locale: 'en-IN',
  })
  const guest = await context.newPage()
  await guest.goto(made.path)
  return { ...made, guest, leave: () => context.close() }
}

test('what a guest says before the stay saves itself, stands in the booking at once and on Today, and outlives a cut line', async ({
  browser,
  page,
  site,
}) => {
  const { guest, reference, leave } = await confirmed({ browser, page, site }, 'Sarah Cohen', 0)
  const before = guest.getByRole('region', { name: 'Before you come' })
  const saved = before.getByText(/^Saved at \d/)
  await page.goto(`/app/bookings?booking=${reference}`)
  const told = record(page, 'Sarah Cohen').getByRole('region', { name: 'Arrival details' })
  await expect(told).toContainText('Nothing yet.')

  await before.getByText('6 pm', { exact: true }).click()
  await expect(saved).toBeVisible()
  await expect(told).toContainText('about 6 pm')
  for (const food of ['Vegan', 'Jain']) {
    await before.getByRole('button', { name: `${food}: one more` }).click()
  }
  await before.getByLabel('Allergies').fill('Peanuts')
  await before.getByRole('button', { name: 'Dogs: one more' }).click()
  await expect(saved).toBeVisible()
  await expect(told).toContainText('1 vegan, 1 Jain')
  await expect(told).toContainText('Peanuts')
  await expectAccessible(guest)

  await guest.context().setOffline(true)
  await before.getByLabel('Anything else').fill('We come by the Deccan Queen.')
  await expect(before.getByRole('alert')).toContainText('Not saved yet')
  await guest.context().setOffline(false)
  await expect(before.getByRole('alert')).toBeHidden()
  await expect(told).toContainText('We come by the Deccan Queen.')
  await guest.reload()
  await expect(before.getByLabel('Allergies')).toHaveValue('Peanuts')

  await page.goto('/app/today')
  await expect(page.getByText('Peanuts').filter({ visible: true }).first()).toBeVisible()
  await leave()
})

for (const { way, tag, at } of waysOf(150)) {
  test(`by ${way} alone a guest says the hour, the food, a dog and a word`, { tag }, async ({
    page,
    site,
  }) => {
    const hand = handOf(page, way)
    const made = await makeBooking(site, { fullName: `Hana ${way}`, inDays: at })
    for (const status of ['verified', 'confirmed']) await setStatus(site, made.id, status)
    await page.goto(made.path)
    const before = page.getByRole('region', { name: 'Before you come' })
    await hand.choose(before.getByRole('radio', { name: '6 pm', exact: true }))
    await expect(before.getByText(/^Saved at \d/)).toBeVisible()
    await hand.press(button(before, 'Vegan: one more'))
    await hand.fill(before.getByLabel('Allergies'), 'Peanuts')
    await hand.press(button(before, 'Dogs: one more'))
    await hand.fill(before.getByLabel('Anything else'), 'By train.')
    await expect(before.getByText(/^Saved at \d/)).toBeVisible()
    await page.reload()
    await expect(before.getByRole('radio', { name: '6 pm', exact: true })).toBeChecked()
    await expect(before.getByLabel('Allergies')).toHaveValue('Peanuts')
    await expect(before.getByLabel('Anything else')).toHaveValue('By train.')
    await expect(before.getByLabel('Dogs', { exact: true })).toHaveText('1')
  })
}

test('staff write down what a guest says on the phone, by keyboard alone, and the guest’s page has it', {
  tag: '@desktop',
}, async ({ browser, page, site }) => {
  const { guest, reference, leave } = await confirmed({ browser, page, site }, 'Omar Haddad', 30)
  await page.goto(`/app/bookings?booking=${reference}`)
  const told = record(page, 'Omar Haddad').getByRole('region', { name: 'Arrival details' })
  await button(told, 'Edit arrival details').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Arrival details' })
  await expect(dialog.getByLabel('Arrival time')).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('Message').fill('Comes with a baby')
  await expect(button(dialog, 'Save')).toBeEnabled()
  await dialog.getByLabel('Message').press('Enter')
  await expect(told).toContainText('Comes with a baby')
  await guest.reload()
  await expect(guest.getByLabel('Anything else')).toHaveValue('Comes with a baby')
  await leave()
})

test('a guest asks for other dates, and staff give them by one press, which can be taken back', async ({
  browser,
  page,
  site,
}, { project }) => {
  const isPhone = project.name === 'phone'
  const at = isPhone ? 110 : 120
  const { guest, reference, leave } = await confirmed({ browser, page, site }, 'Devika Nair', at)
  await guest.getByText('Ask for other dates').click()
  await guest.getByLabel('Check-in').fill(addDays(today, at + 3))
  await guest.getByLabel('Check-out').fill(addDays(today, at + 5))
  await guest.getByLabel('Message to us').fill('Our train comes later.')
  await button(guest, 'Ask for these dates').click()
  await expect(guest.getByText(/^You’ve asked for/)).toBeVisible()
  await expectAccessible(guest)

  await page.goto('/app/dashboard')
  await expect(page.getByText('Devika Nair has asked for different dates')).toBeVisible()
  await page.goto(`/app/bookings?booking=${reference}`)
  const open = record(page, 'Devika Nair')
  const wish = open.getByRole('region', { name: 'Different dates requested' })
  await expect(wish).toContainText('“Our train comes later.”')
  await expect(wish).toContainText('₹4,720 more')
  expect(await axeFaults(page)).toEqual([])
  const give = button(wish, 'Accept and tell Devika')
  await (isPhone ? give.tap() : give.click())
  await expect(page.getByText('Devika Nair has the new dates').first()).toBeVisible()
  await expect(wish).toBeHidden()
  // On a phone what is said stands once more above the record, which fills the window.
  const undo = page.getByRole('button', { name: /^Undo\b/ })
  await (isPhone ? undo.last() : undo.first()).click()
  await expect(wish).toContainText('“Our train comes later.”')
  // Just after a change no press counts.
  await expect(give).toBeEnabled()
  await give.press('Enter')
  await expect(wish).toBeHidden()
  await guest.reload()
  await expect(guest.getByText(/^You’ve asked for/)).toBeHidden()
  await expect(guest.getByRole('main')).toContainText('9,440')
  await leave()
})

test(
  'other dates are declined with words that the guest reads',
  { tag: '@both' },
  async ({ browser, page, site }, { project }) => {
    const at = project.name === 'phone' ? 130 : 140
    const { guest, reference, leave } = await confirmed({ browser, page, site }, 'Igor Petrov', at)
    await guest.getByText('Ask for other dates').click()
    await guest.getByLabel('Check-out').fill(addDays(today, at + 40))
    await button(guest, 'Ask for these dates').click()
    await expect(guest.getByText(/30/).filter({ visible: true }).first()).toBeVisible()
    await guest.getByLabel('Check-out').fill(addDays(today, at + 2))
    await button(guest, 'Ask for these dates').click()
    await expect(guest.getByText(/^You’ve asked for/)).toBeVisible()

    await page.goto(`/app/bookings?booking=${reference}`)
    const wish = record(page, 'Igor Petrov').getByRole('region', {
      name: 'Different dates requested',
    })
    await button(wish, 'Decline…').click()
    const dialog = page.getByRole('dialog', { name: 'Decline the new dates' })
    const words = dialog.getByLabel('Message to the guest (optional)')
    // By touch the dialog itself has the focus, so that no keyboard on the screen covers what it asks.
    await expect(project.name === 'phone' ? dialog : words).toBeFocused()
    expect(await axeFaults(page)).toEqual([])
    await words.fill('A wedding has the house.')
    await button(dialog, 'Decline and tell the guest').click()
    await expect(wish).toBeHidden()
    await guest.reload()
    await expect(guest.getByText('A note from us: A wedding has the house.')).toBeVisible()
    await leave()
  },
)
