import { devices, expect, type Page } from '@playwright/test'
import { dayInIndia } from '#lib/shared/dates.ts'
import ar from '#messages/ar.json' with { type: 'json' }
import en from '#messages/en.json' with { type: 'json' }
import zh from '#messages/zh.json' with { type: 'json' }
import { axeFaults } from '../support/axe.ts'
import { bankFile, bankRows } from '../support/bank-files.ts'
import { freshStay, goToPayment } from '../support/booking-page.ts'
import { button } from '../support/desk-page.ts'
import { receipt } from '../support/receipts.ts'
import { type Site, staffState, test } from '../support/site.ts'
import { sayPaid } from '../support/upi.ts'

const today = dayInIndia(new Date())
const languages = [
  { language: '', words: en, utr: '632855010001' },
  { language: '/ar', words: ar, utr: '632855010002' },
  { language: '/zh', words: zh, utr: '632855010003' },
]
for (const { language, words, utr } of languages) {
  test(`deposit, statement, balance at the desk and invoice, on phones, for a guest who reads “${words.nav.about}”`, async ({
    browser,
    page,
    site,
  }) => {
    test.slow()
    const path = await payDeposit(page, language, words, utr)
    const { reference } = await claimWith(site, utr)

    const desk = await browser.newContext({
      ...devices['Pixel 7'],
      baseURL: site.server.url,
      storageState: await staffState(site),
    })
    const staff = await desk.newPage()
    await verifyByStatement(staff, utr)
    await page.goto(path)
    await expect(
      page.getByRole('heading', { level: 1, name: words.guest.status.confirmed.title }),
    ).toBeVisible()
    await expect(page.getByText('₹14,602').first()).toBeVisible()

    await takeCash(staff, reference)
    await issueInvoice(staff)
    await page.reload()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /INV\// }).click()
    expect((await download).suggestedFilename()).toMatch(/^INV-\d\d-\d\d-\d{4}\.pdf$/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await desk.close()
  })
}

/** The guest's part: the form, the deposit that is chosen already, and the proof. Returns the path of the guest's own page. */
async function payDeposit(page: Page, language: string, words: typeof en, utr: string) {
  const { booking } = words
  await goToPayment(page, freshStay(), language)
  await expect(page.locator('input[name=paying][value=deposit]')).toBeChecked()
  await sayPaid(page, booking.qr.paid)
  const screenshot = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await receipt({ utr }) }
  await page.locator('#booking-screenshot').setInputFiles(screenshot)
  await expect(page.getByAltText(booking.upload.shot.previewAlt)).toBeVisible()
  await page.locator('#booking-utr').fill(utr)
  await page.locator('#booking-captcha').fill('farmstay')
  await page.locator('main button[type=submit]').filter({ visible: true }).click()
  await expect(page.getByRole('heading', { name: booking.done.title })).toBeVisible()
  await page.getByRole('link', { name: booking.done.page }).click()
  await expect(
    page.getByRole('heading', { name: words.guest.paying.title, exact: true }),
  ).toBeVisible()
  return new URL(page.url()).pathname
}

/** The booking whose guest claims to have paid with a UTR. */
async function claimWith(site: Site, utr: string): Promise<{ reference: string }> {
  const answer = await fetch(`${site.server.url}/api/payments`, {
    headers: { cookie: await site.staffCookie() },
  })
  const { rows } = await answer.json()
  const found = rows.find(({ payment }: { payment: { utr: string } }) => payment.utr === utr)
  return found.booking
}

async function verifyByStatement(staff: Page, utr: string): Promise<void> {
  const credit = { on: today, rupees: 4868, payer: 'LEELA NAIR', utr, note: 'FARM' }
  const buffer = Buffer.from(bankFile('HDFC', bankRows('HDFC', [credit])))
  await staff.goto('/app/money/statement')
  const file = { name: 'statement.xls', mimeType: 'application/vnd.ms-excel', buffer }
  await staff.getByLabel('Choose a file').setInputFiles(file)
  await button(staff, 'Verify 1 payment').click()
  await expect(staff.getByRole('heading', { name: '1 payment verified, ₹4,868' })).toBeVisible()
}

async function takeCash(staff: Page, reference: string): Promise<void> {
  await staff.goto(`/app/bookings?booking=${reference}`)
  const folio = staff.getByRole('region', { name: 'Money' })
  await button(folio, 'Record a payment').click()
  const dialog = staff.getByRole('dialog', { name: 'Record a payment' })
  await dialog.getByText('Cash', { exact: true }).click()
  await expect(dialog.getByLabel('Amount (₹)')).toHaveValue('14602')
  await button(dialog, 'Record ₹14,602.00').click()
  await expect(dialog).toHaveCount(0)
  await expect(folio).toContainText('Received₹19,470')
}

async function issueInvoice(staff: Page): Promise<void> {
  const papers = staff.getByRole('region', { name: 'Documents' })
  await button(papers, 'Bill to a company').click()
  const firm = staff.getByRole('dialog', { name: 'Bill to a company' })
  await firm.getByLabel('Company name').fill('Nivedita School')
  await firm.getByLabel('GSTIN').fill('29AAGCB7383J1Z5')
  await button(firm, 'Save').click()
  await expect(firm.getByLabel('GSTIN')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFaults(staff)).toEqual([])
  await firm.getByLabel('GSTIN').fill('29aagcb7383j1z4')
  await button(firm, 'Save').click()
  await expect(papers).toContainText('Billed to Nivedita School, GSTIN 29AAGCB7383J1Z4')
  await button(papers, 'Issue the invoice').click()
  const question = staff.getByRole('dialog', { name: 'Issue the invoice now' })
  await button(question, 'Issue the invoice').click()
  await expect(papers.getByRole('link', { name: /INV\// })).toBeVisible()
}
