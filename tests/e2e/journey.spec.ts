import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { property } from '#lib/property.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { expectAccessible } from '../support/booking-page.ts'
import { readQr, receiptJpeg } from '../support/pictures.ts'
import { receipt } from '../support/receipts.ts'
import { type Site, test } from '../support/site.ts'
import { codeFor } from '../support/staff-site.ts'
import { payLink, sayPaid } from '../support/upi.ts'

// The main job, from the first field to the last mail, as two people do it.
test(
  'a guest books and pays, staff verify and confirm, and each mail follows',
  { tag: '@both' },
  async ({ page, browser, site }, { project }) => {
    test.setTimeout(120_000)
    const guest = { name: 'Meera Joshi', email: `meera-${project.name}@example.com` }
    const { reference, amount } = await test.step('the form', () => fillForm(page, guest))

    const received = await test.step('the guest’s mail', async () => {
      await sendProof(page)
      return site.smtp.waitFor(
        ({ to, subject }) => isTo(to, guest.email) && has(subject, reference),
      )
    })
    expect(received.text).toContain(amount)
    expect(received.html).toContain(amount)

    const staffMail = await site.smtp.waitFor(({ subject }) =>
      has(subject, `New booking ${reference}`),
    )
    expect(staffMail.recipients).toContain('staff@dontali.example')

    await test.step('staff', async () => {
      const context = await browser.newContext({
        baseURL: site.server.url,
        viewport: { width: 1440, height: 900 },
      })
      const desk = await context.newPage()
      await signIn(desk, site)
      await desk.getByPlaceholder('Search name/email/phone').fill(reference)
      await desk.getByText('Meera Joshi').first().click()
      const screenshot = desk.locator('img[src^="/api/files/"]').first()
      await expect(screenshot).toBeVisible()
      await expect
        .poll(() => screenshot.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(1080)
      await desk.getByRole('button', { name: 'Verify Payment' }).first().click()
      const record = desk.getByRole('region', { name: `Booking for ${guest.name}` })
      await expect(record.getByText('Verified', { exact: true })).toBeVisible()
      await site.lateMail(
        ({ to, subject }) => isTo(to, guest.email) && has(subject, 'Payment received'),
      )
      await desk.getByRole('button', { name: 'Confirm booking' }).first().click()
      // The page shows a change before the server has it.
      await expect(desk.getByText('Booking confirmed. The guest’s e-mail goes out')).toBeVisible()
      await context.close()
    })

    const confirmed = await site.lateMail(
      ({ to, subject }) => isTo(to, guest.email) && has(subject, 'Booking confirmed'),
    )
    expect(confirmed.text).toMatch(/Your room is\s+confirmed\./)
    expect(confirmed.attachments.some(({ mimeType }) => mimeType === 'text/calendar')).toBe(true)

    await test.step('the guest’s own page', async () => {
      const link = /https?:\/\/\S+\/stay\/\S+/.exec(confirmed.text ?? '')?.[0] ?? ''
      await page.goto(new URL(link).pathname)
      await expect(page.getByText(reference).first()).toBeVisible()
      await expect(page.getByRole('img', { name: '₹2,360 of ₹9,440 paid' })).toBeVisible()
    })

    await test.step('the balance', async () => {
      await page.getByRole('link', { name: 'Pay the balance' }).click()
      const pay = payLink(page)
      await expect(pay).toHaveAttribute(
        'href',
        new RegExp(`am=7080\\.00.*tr=${reference.replace('-', '')}`),
      )
      await expectAccessible(page)
      await sayPaid(page)
      const send = page.getByRole('button', { name: 'Send the screenshot' })
      await send.click()
      await expect(page.getByRole('alert').filter({ hasText: 'upload the payment' })).toBeFocused()
      await page.locator('#booking-screenshot').setInputFiles(await otherReceipt())
      await send.click()
      await expect(page.getByText('Once we’ve found the payment in our account')).toBeVisible()
      await page.getByRole('link', { name: 'Your booking' }).last().click()
      await expect(page.getByText('We’re checking your payment of ₹7,080')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Pay the balance' })).toHaveCount(0)
      await expectAccessible(page)
      await site.smtp.waitFor(({ subject }) =>
        has(subject, `Guest reports balance paid: ${reference}`),
      )
    })
  },
)

async function fillForm(page: Page, guest: { name: string; email: string }) {
  const checkIn = addDays(dayInIndia(new Date()), 40)
  await page.goto('/booking')
  await page.getByLabel('Full name').fill(guest.name)
  await page.getByLabel('E-mail', { exact: true }).first().fill(guest.email)
  await page.getByLabel('Phone', { exact: true }).first().fill('+91 98765 43210')
  await page.getByLabel('Check-in').fill(checkIn)
  await page.getByLabel('Check-out').fill(addDays(checkIn, 2))
  await expect(page.getByText(/is available for the selected dates/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Go to payment' }).first().click()

  await page.getByRole('heading', { name: 'Pay by UPI' }).waitFor()
  const code = page.getByRole('img', { name: /UPI QR code/ }).filter({ visible: true })
  // In the middle, clear of the bar and of the phone's dock.
  await code.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // Its drawing is fetched after its place is there.
  await code.locator('path').waitFor({ state: 'attached' })
  const link = new URL((await readQr(await code.screenshot())) ?? 'nothing:')
  expect(link.protocol).toBe('upi:')
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    pa: property.upi.id,
    pn: property.upi.payee,
    am: '2360.00',
    cu: 'INR',
  })
  const signs = link.searchParams.get('tr') ?? ''
  expect(signs).toMatch(/^[A-Z0-9]{6}$/)
  return { reference: `${signs.slice(0, 3)}-${signs.slice(3)}`, amount: '₹9,440' }
}

async function sendProof(page: Page) {
  await sayPaid(page)
  await page.locator('#booking-screenshot').setInputFiles({
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptJpeg(),
  })
  await page.getByLabel('Type this word').fill('farmstay')
  await page.getByRole('button', { name: 'Submit booking' }).first().click()
  await expect(page.getByRole('heading', { name: 'We have your booking' })).toBeVisible()
}

/** The screenshot of another payment than the first. */
async function otherReceipt() {
  const buffer = await receipt({ utr: String(randomInt(1e11, 1e12 - 1)) })
  return { name: 'balance.jpg', mimeType: 'image/jpeg', buffer }
}

async function signIn(page: Page, site: Site) {
  await page.goto('/admin/')
  await expect(page).toHaveURL(/\/app\/login$/)
  await page.getByLabel(/e-mail/i).fill('desk@dontali.example')
  const known = site.smtp.mails.length
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('OTP sent to your email')).toBeVisible()
  await page.locator('#otp').fill(await codeFor(site, 'desk@dontali.example', known))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/app\/(dashboard|bookings)/)
  await page.goto('/app/bookings')
}

function isTo(to: { address?: string | undefined }[] | undefined, email: string): boolean {
  return to?.some(({ address }) => address === email) ?? false
}

function has(text: string | undefined, part: string): boolean {
  return text?.includes(part) ?? false
}
