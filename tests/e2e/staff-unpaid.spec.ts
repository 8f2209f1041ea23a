import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { bookAtDesk } from '../support/desk-calls.ts'
import { button, record, undoOf } from '../support/desk-page.ts'
import { type Hand, handOf } from '../support/hands.ts'
import { type Site, test } from '../support/site.ts'

test.use({ signedIn: true })
// Each looks at several dialogs, every one of them by axe.
test.beforeEach(() => test.slow())

let nights = 10

/** Makes a booking by a link whose time to pay is over, and returns its reference. */
async function unpaid(site: Site, name: string): Promise<string> {
  nights += 2
  const made = { name, inDays: nights, email: 'kavita@example.com', payment: { kind: 'link' } }
  const { reference } = await bookAtDesk(site, made)
  // Staff can give no time that is past.
  await site.sql('UPDATE bookings SET pay_by = now() WHERE reference = $1', [reference])
  return reference
}

/** Gives the guest whose booking is open until the evening at a place in the list; the first one is chosen already. */
async function waitUntil(evening: number, hand: Hand, page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Not paid yet' })
  await hand.press(button(section, 'Extend the deadline…'))
  const dialog = page.getByRole('dialog', { name: 'Extend the deadline' })
  const list = dialog.getByLabel('New deadline')
  const words = (await list.locator('option').nth(evening).textContent()) ?? ''
  if (evening > 0) await hand.select(list, words)
  await hand.press(button(dialog, 'Extend'))
  await expect(section).toContainText(`Payment due by ${words}`)
}

test('who has not paid in time waits on the dashboard: ask again, wait, or give the room up, each taken back', {
  tag: '@phone',
}, async ({ page, site }) => {
  const hand = handOf(page, 'touch')
  const name = 'Kavita Joshi'
  const reference = await unpaid(site, name)
  await page.goto('/app/dashboard')
  await expect(page.getByText(`${name} hasn’t paid`)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await hand.press(page.getByRole('link', { name: 'Remind or release' }))
  await expect(page).toHaveURL(new RegExp(reference))
  const open = record(page, name)
  const section = open.getByRole('region', { name: 'Not paid yet' })
  await expect(section).toContainText(/Not paid by .*\d/)
  await expect(section).toContainText('The room stays reserved until you release it.')
  const again = section.getByRole('link', { name: 'Ask again on WhatsApp' })
  await expect(again).toHaveAttribute('href', /wa\.me\/919930155208\?text=Namaskar/)
  expect(await axeFaults(page)).toEqual([])

  const ask = button(section, 'Ask again by e-mail')
  await hand.press(ask)
  await expect(section).toContainText('Payment due by 6 pm')
  await expect(ask).toBeHidden()
  await expect(open.getByRole('region', { name: 'History' })).toContainText('asked again by e-mail')
  await hand.press(undoOf(page))
  await expect(ask).toBeVisible()

  await hand.press(button(section, 'Extend the deadline…'))
  const dialog = page.getByRole('dialog', { name: 'Extend the deadline' })
  await expect(dialog.getByText(/won’t get a message/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('New deadline').selectOption({ index: 1 })
  await hand.press(button(dialog, 'Extend'))
  await expect(section).toContainText('Payment due by 6 pm')
  await hand.press(undoOf(page))
  await expect(ask).toBeVisible()
  await waitUntil(0, handOf(page, 'keys'), page)

  await hand.press(button(section, 'Release the room…'))
  const giveUp = page.getByRole('dialog', { name: 'Release the room' })
  await expect(giveUp.getByLabel('Reason')).toHaveValue('payment_not_found')
  expect(await axeFaults(page)).toEqual([])
  await hand.press(button(giveUp, 'Release the room'))
  await expect(open.getByText('Rejected', { exact: true }).first()).toBeVisible()
  await hand.press(undoOf(page))
  await expect(section).toContainText('Payment due by')
})

test('a mail that asks again leaves once it can no longer be taken back, and names the new time, which is moved on', async ({
  page,
  site,
}) => {
  const reference = await unpaid(site, 'Meena Shah')
  await site.lateMail(({ subject }) => Boolean(subject?.includes(reference)))
  const known = site.smtp.mails.length
  await page.goto(`/app/bookings?booking=${reference}`)
  await button(page, 'Ask again by e-mail').click()
  const mail = await site.lateMail(
    (each) => site.smtp.mails.indexOf(each) >= known && /Please pay by/.test(each.subject ?? ''),
  )
  expect(mail.subject).toMatch(/6\s?pm/)
  await waitUntil(1, handOf(page, 'mouse'), page)
  await waitUntil(0, handOf(page, 'keys'), page)
})
