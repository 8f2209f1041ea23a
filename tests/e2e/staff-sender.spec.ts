import { expect } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button, record } from '../support/desk-page.ts'
import { receipt } from '../support/receipts.ts'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

test(
  'all requests of a sender are rejected by one press, after one question, and can be taken back',
  { tag: '@phone' },
  async ({ page, site }, { project }) => {
    const email = `flood-${project.name}@example.com`
    const made: { reference: string }[] = []
    for (const [at, fullName] of ['Flood First', 'Flood Second', 'Flood Third'].entries()) {
      const number = `${project.name === 'phone' ? 7 : 3}${at}`
      const screenshot = await receipt({ utr: `6325482109${number}` })
      const inDays = Number(number) * 2 + 100
      made.push(
        await makeBooking(site, {
          fullName,
          email,
          phone: `+91 90000 000${number}`,
          inDays,
          screenshot,
        }),
      )
    }
    const [first, second, third] = made.map(({ reference }) => reference)
    await page.goto(`/app/bookings?booking=${first}`)
    const open = record(page, 'Flood First')
    const sender = open.getByRole('region', { name: 'Same sender' })
    await expect(sender).toContainText('2 more requests from the same sender (same e-mail).')
    // What decides is pale until it can be pressed, a moment after all of this has come.
    await expect(button(open, 'Reject')).not.toHaveAttribute('aria-disabled')
    expect(await axeFaults(page)).toEqual([])

    await button(sender, 'Reject all 3').click()
    const question = page.getByRole('dialog', { name: 'Reject all 3 bookings' })
    const others = question.getByRole('list', { name: 'Other requests' })
    await expect(others).toContainText(`Flood Third, ${third}`)
    await expect(others).toContainText(`Flood Second, ${second}`)
    await expect(others).toContainText('Same e-mail')
    await question.getByLabel('Message to the guest (optional)').fill('No payment arrived')
    const sent = page.waitForRequest(/bookings_reject/)
    await button(question, 'Reject all 3').click()
    await sent
    await expect(question).toBeHidden()
    await expect(open.getByText('3 bookings rejected.')).toBeVisible()
    await expect(open).toContainText('Rejected by staff@dontali.example')
    await expect(sender).toBeHidden()

    await button(open, 'Undo').click()
    await expect(open.getByText('Undone. 3 bookings are as before.')).toBeVisible()
    await expect(sender).toContainText('2 more requests')
  },
)
