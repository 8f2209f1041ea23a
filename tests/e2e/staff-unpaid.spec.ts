import { expect } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { bookAtDesk } from '../support/desk-calls.ts'
import { button, record } from '../support/desk-page.ts'
import { type Site, test } from '../support/site.ts'

test.use({ signedIn: true, siteOf: 'staff-unpaid' })
// Each looks at several dialogs, every one of them by axe.
test.beforeEach(() => test.slow())

let nights = 10

/** A booking by a link whose time to pay is over in a moment; its reference. */
async function unpaid(site: Site, name: string): Promise<string> {
  nights += 2
  const payment = { kind: 'link', pay_by: new Date(Date.now() + 3_000).toISOString() }
  const email = 'kavita@example.com'
  return (await bookAtDesk(site, { name, inDays: nights, email, payment })).reference
}

test(
  'who has not paid in time waits on the dashboard: ask again, wait, or give the room up, each taken back',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const name = 'Kavita Joshi'
    const reference = await unpaid(site, name)
    await expect(async () => {
      await page.goto('/app/dashboard')
      await expect(page.getByText(`${name} has not paid`)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Ask or give up' }).click()
    await expect(page).toHaveURL(new RegExp(reference))
    const open = record(page, name)
    const section = open.getByRole('region', { name: 'Not paid yet' })
    await expect(section).toContainText(/Not paid by .*\d/)
    await expect(section).toContainText('The room is kept until you give it up.')
    const again = section.getByRole('link', { name: 'Ask again on WhatsApp' })
    await expect(again).toHaveAttribute('href', /wa\.me\/919930155208\?text=Namaskar/)
    expect(await axeFaults(page)).toEqual([])

    const ask = button(section, 'Ask again by mail')
    await (project.name === 'phone' ? ask.tap() : ask.press('Enter'))
    await expect(section).toContainText('To be paid by 6 pm')
    await expect(ask).toBeHidden()
    await expect(open.getByRole('region', { name: 'History' })).toContainText('asked again by mail')
    await page
      .getByRole('button', { name: /^Undo\b/ })
      .first()
      .click()
    await expect(ask).toBeVisible()

    await button(section, 'Wait until…').click()
    const dialog = page.getByRole('dialog', { name: 'Wait longer' })
    await expect(dialog.getByText(/is not told/)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByLabel('Wait until').selectOption({ index: 1 })
    await button(dialog, 'Wait').click()
    await expect(section).toContainText('To be paid by 6 pm')
    await page
      .getByRole('button', { name: /^Undo\b/ })
      .first()
      .click()

    await button(section, 'Give the room up…').click()
    const giveUp = page.getByRole('dialog', { name: 'Give the room up' })
    await expect(giveUp.getByLabel('Why')).toHaveValue('payment_not_found')
    expect(await axeFaults(page)).toEqual([])
    await button(giveUp, 'Give the room up').click()
    await expect(open.getByText('Rejected', { exact: true }).first()).toBeVisible()
    await page
      .getByRole('button', { name: /^Undo\b/ })
      .first()
      .click()
    await expect(section).toContainText('Not paid by')
  },
)

test('a mail that asks again leaves once it can no longer be taken back, and names the new time', async ({
  page,
  site,
}) => {
  const reference = await unpaid(site, 'Meena Shah')
  await site.lateMail(({ subject }) => Boolean(subject?.includes(reference)))
  const known = site.smtp.mails.length
  await expect(async () => {
    await page.goto(`/app/bookings?booking=${reference}`)
    await button(page, 'Ask again by mail').click({ timeout: 2_000 })
  }).toPass()
  const mail = await site.lateMail(
    (each) => site.smtp.mails.indexOf(each) >= known && /Please pay by/.test(each.subject ?? ''),
  )
  expect(mail.subject).toMatch(/18:00/)
})
