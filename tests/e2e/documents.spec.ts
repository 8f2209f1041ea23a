import { expect } from '@playwright/test'
import { expectAccessible } from '../support/booking-page.ts'
import { type Site, test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

/** Issues the receipt of what a booking has paid. */
async function issueReceipt(site: Site, booking: string): Promise<void> {
  const headers = { cookie: await site.staffCookie(), 'content-type': 'application/json' }
  const url = `${site.server.url}/api/documents`
  const list = await fetch(`${url}?booking=${booking}`, { headers })
  const { without_voucher } = (await list.json()) as { without_voucher: { id: string }[] }
  const body = JSON.stringify({ payment: without_voucher[0]?.id })
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(201)
}

test('a guest finds the papers of the stay, and names the firm that its bill is for', async ({
  page,
  site,
}) => {
  const { id, path } = await makeBooking(site, { fullName: 'Vikram Rao', inDays: 320 })
  await setStatus(site, id, 'verified')
  await issueReceipt(site, id)
  await page.goto(path)
  const link = page.getByRole('link', { name: /^PDF: Receipt REC\// })
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/^REC-\d\d-\d\d-\d{4}\.pdf$/)
  await expect(page.getByText('On the day you leave')).toBeVisible()

  await page.getByText('Bill it to a firm (GSTIN)').click()
  await page.getByLabel('GSTIN', { exact: true }).fill('29AAGCB7383J1Z5')
  await page.getByLabel('Name of the firm').fill('Sister Nivedita School')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This GSTIN is mistyped.')).toBeVisible()
  await expect(page.getByLabel('GSTIN', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('GSTIN', { exact: true }).fill('29AAGCB7383J1Z4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Billed to Sister Nivedita School')).toBeVisible()
  await expect(page.getByText('Saved. It will stand on the invoice.')).toBeVisible()

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/ru${path}`)
  await expect(page.getByRole('link', { name: /^PDF/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
