import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button, record } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

const money = (page: Page, name: string) =>
  record(page, name).getByRole('region', { name: 'Money' })

test('cash is recorded once, more than is due is asked about, and a void payment is struck out', async ({
  page,
  site,
}) => {
  const fullName = 'Folio Guest'
  const { id, reference } = await makeBooking(site, { fullName, paying: 'deposit', inDays: 340 })
  await setStatus(site, id, 'verified')
  await page.goto(`/app/bookings?booking=${reference}`)
  const folio = money(page, fullName)
  await expect(folio).toContainText('Received₹1,180')
  await expect(folio).toContainText('Still owed₹3,540')

  await button(folio, 'Record a payment').click()
  const dialog = page.getByRole('dialog', { name: 'Record a payment' })
  await dialog.getByText('Cash', { exact: true }).click()
  await expect(dialog.getByLabel('UTR')).toHaveCount(0)
  await dialog.getByLabel('Amount (₹)').fill('5000')
  expect(await axeFaults(page)).toEqual([])
  await button(dialog, 'Record and confirm ₹5,000.00').click()
  await expect(dialog.getByRole('status')).toContainText('₹1,460 more than is due.')
  await dialog.getByLabel('Amount (₹)').fill('3000')
  // The answer to the first try is lost on its way.
  await page.route('**/api/folios/*/payments', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(dialog, 'Record and confirm ₹3,000.00').click()
  await expect(dialog).toHaveCount(0)
  await page.unroute('**/api/folios/*/payments')
  await expect(folio).toContainText('Received₹4,180')
  await expect(folio).toContainText('Still owed₹540')
  await expect(folio.getByRole('listitem')).toHaveCount(2)

  await button(folio, 'Void ₹3,000').click()
  const question = page.getByRole('dialog', { name: 'Void ₹3,000' })
  await button(question, 'Void payment').click()
  await expect(question.getByText('Enter a reason.')).toBeVisible()
  await question.getByLabel('Reason').fill('Counted twice')
  await button(question, 'Void payment').click()
  await expect(folio).toContainText('Still owed₹3,540')
  await expect(folio).toContainText('Counted twice')
})

test('the code for a balance turns green once somebody has verified the payment elsewhere', {
  tag: '@phone',
}, async ({ page, site }) => {
  const fullName = 'Code Guest'
  const { id, reference } = await makeBooking(site, { fullName, paying: 'deposit', inDays: 344 })
  await setStatus(site, id, 'verified')
  await page.goto(`/app/bookings?booking=${reference}`)
  const folio = money(page, fullName)
  await button(folio, 'Show QR code').click()
  await expect(page.getByRole('img', { name: /^₹3,540.00 to / })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  const on = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  const paid = await fetch(`${site.server.url}/api/folios/${reference}/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await site.staffCookie() },
    body: JSON.stringify({ direction: 'received', method: 'upi', amount: 3540, on }),
  })
  expect(paid.status).toBe(201)
  await expect(page.getByText('₹3,540 verified')).toBeVisible()
  await expect(page.getByText('All paid. Nothing is due.')).toBeVisible()
})
