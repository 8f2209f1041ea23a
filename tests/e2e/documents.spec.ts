import { expect } from '@playwright/test'
import { expectAccessible } from '../support/booking-page.ts'
import { type Site, staffState, test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

/** Issues the invoice of a booking, or the receipt of a payment. */
async function issue(site: Site, what: { booking: string } | { payment?: string }): Promise<void> {
  const headers = { cookie: await site.staffCookie(), 'content-type': 'application/json' }
  const url = `${site.server.url}/api/documents`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(what) })
  expect(answer.status).toBe(201)
}

/** The payments of a booking that have no receipt yet. */
async function withoutReceipt(site: Site, booking: string): Promise<{ id: string }[]> {
  const headers = { cookie: await site.staffCookie() }
  const answer = await fetch(`${site.server.url}/api/documents?booking=${booking}`, { headers })
  return ((await answer.json()) as { without_voucher: { id: string }[] }).without_voucher
}

test('a guest and staff find the papers of the stay, made out to the firm that the guest names', async ({
  browser,
  page,
  site,
}) => {
  // It follows one stay through the pages of the guest and of staff.
  test.slow()
  const { id, path, reference } = await makeBooking(site, { fullName: 'Vikram Rao', inDays: 320 })
  await setStatus(site, id, 'verified')
  const [paid] = await withoutReceipt(site, id)
  await issue(site, { payment: paid?.id ?? '' })
  await page.goto(path)
  const link = page.getByRole('link', { name: /^PDF: Receipt voucher RV\// })
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/^RV-\d\d-\d\d-\d{4}\.pdf$/)
  await expect(page.getByText('On the day you leave')).toBeVisible()

  await page.getByText('Bill to a company').click()
  await page.getByLabel('GSTIN', { exact: true }).fill('29AAGCB7383J1Z5')
  await page.getByLabel('Company name').fill('Sister Nivedita School')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This GSTIN doesn’t look right.')).toBeVisible()
  await expect(page.getByLabel('GSTIN', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('GSTIN', { exact: true }).fill('29AAGCB7383J1Z4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Billed to Sister Nivedita School')).toBeVisible()
  await expect(page.getByText('Saved. This will be on the invoice.')).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/ru${path}`)
  await expect(page.getByRole('link', { name: /^PDF/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  const desk = await browser.newContext({
    baseURL: site.server.url,
    storageState: await staffState(site),
  })
  const staff = await desk.newPage()
  await staff.goto('/app/money')
  await staff.getByRole('link', { name: 'Documents' }).click()
  await staff.getByRole('searchbox', { name: 'Number, guest or booking' }).fill(reference)
  await expect(staff).toHaveURL(new RegExp(`q=${reference}`))
  const row = staff.getByRole('row', { name: /^RV\// })
  await expect(row.getByText('₹4,720').last()).toBeVisible()
  await expectAccessible(staff)
  await issue(site, { booking: id })
  await staff.reload()
  await staff.getByRole('button', { name: /^Issue a credit note against INV/ }).click()
  await staff.getByLabel('Amount').fill('5000')
  await staff.getByLabel('Reason').fill('No hot water')
  const write = staff.getByRole('button', { name: 'Issue credit note', exact: true })
  await expect(write).not.toHaveAttribute('aria-disabled')
  await write.click()
  await expect(staff.getByText('The invoice has only ₹4,720 left to credit.')).toBeVisible()
  await expectAccessible(staff)
  await staff.getByLabel('Amount').fill('720')
  await expect(write).not.toHaveAttribute('aria-disabled')
  await write.click()
  await expect(staff.getByRole('row', { name: /^CN\// })).toBeVisible()

  await staff.getByRole('button', { name: 'GST of a month' }).click()
  await expect(staff.getByRole('row', { name: /^Credit notes/ })).toContainText('− ₹720')
  await expectAccessible(staff)
  const sheet = staff.waitForEvent('download')
  await staff.getByRole('link', { name: 'Download Excel' }).click()
  expect((await sheet).suggestedFilename()).toMatch(/^gst-\d{4}-\d\d\.xlsx$/)
  await desk.close()
})
