import { expect, type Page } from '@playwright/test'
import { property } from '#lib/property.ts'
import {
  cottage,
  expectAccessible,
  freshStay,
  giveProof,
  goToProof,
  guest,
} from '../support/booking-page.ts'
import { receiptJpeg } from '../support/pictures.ts'
import { test } from '../support/stage.ts'
import { stageBooking } from '../support/stage-booking.ts'

test.beforeEach(({ stage }) => void stageBooking(stage))

const alert = (page: Page) => page.locator('main [role=alert]')
const submit = (page: Page) => page.getByRole('button', { name: 'Submit booking' })
const done = (page: Page) => page.getByRole('heading', { name: 'We have your booking' })

test('without a screenshot the booking is not sent', async ({ page }) => {
  await goToProof(page, freshStay())
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByLabel('Type this word').fill('FARMSTAY')
  await submit(page).click()
  await expect(alert(page)).toContainText('Please upload the payment screenshot.')
  await expect(alert(page)).toBeFocused()
  await expectAccessible(page)
})

test('with a wrong word the booking is not sent', async ({ page }) => {
  await goToProof(page, freshStay())
  await giveProof(page)
  await page.getByLabel('Type this word').fill('farm stay')
  await submit(page).click()
  await expect(alert(page)).toContainText(
    'Captcha failed. Type the word exactly as shown: FARMSTAY',
  )
  await expect(page.getByAltText('Your screenshot')).toBeVisible()
})

test('a file that is no picture is refused where it was chosen', async ({ page }) => {
  await goToProof(page, freshStay())
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('paid') }
  await page.locator('#booking-screenshot').setInputFiles(note)
  await expect(page.getByText('We can’t open that file.')).toBeVisible()
})

test('a screenshot can be pasted, is shown, and can be taken away', async ({ page }) => {
  await goToProof(page, freshStay())
  const bytes = [...(await receiptJpeg())]
  await page.evaluate((data) => {
    const file = new File([new Uint8Array(data)], 'pasted.jpg', { type: 'image/jpeg' })
    const clipboardData = new DataTransfer()
    clipboardData.items.add(file)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, bytes)
  await expect(page.getByAltText('Your screenshot')).toBeVisible()
  await expect(page.getByText('pasted.jpg')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByAltText('Your screenshot')).toHaveCount(0)
})

test('the transaction number is grouped, optional, and only doubted', async ({ page }) => {
  await goToProof(page, freshStay())
  const utr = page.getByLabel('UTR (transaction number)')
  await utr.pressSequentially('534604127783')
  await expect(utr).toHaveValue('5346 0412 7783')
  await utr.fill('5346')
  await utr.blur()
  await expect(page.getByText('This doesn’t look like a UTR.')).toBeVisible()
  await giveProof(page)
  await submit(page).click()
  await expect(done(page)).toBeVisible()
})

test('WhatsApp opens with the whole booking written out', async ({ page }) => {
  await goToProof(page, freshStay())
  const link = page.getByRole('link', { name: /Send on WhatsApp too/ })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe(`https://wa.me/${property.whatsapp}`)
  const text = address.searchParams.get('text') ?? ''
  for (const part of [
    guest.fullName,
    guest.email,
    guest.phone,
    cottage,
    'Reference: ',
    'Guests: 4',
    'Nights: 3',
    'Total: ₹19,470',
    'Amount: ₹4,868',
    'Left to pay: ₹14,602',
    property.upi.id,
  ]) {
    expect(text).toContain(part)
  }
})

test('what only robots see cannot be reached by people', async ({ page }) => {
  await goToProof(page, freshStay())
  const trap = page.locator('input[name=website]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(page.getByRole('textbox', { name: 'website' })).toHaveCount(0)
  expect((await trap.locator('..').boundingBox())?.width ?? 0).toBeLessThanOrEqual(1)
})

test('an answer that got lost does not become two bookings', async ({ page }) => {
  const keys: string[] = []
  const references: string[] = []
  await page.route('**/create_booking.php', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    const answer = await route.fetch()
    references.push((await answer.json()).reference)
    if (keys.length === 1) return route.abort()
    return route.fulfill({ response: answer })
  })
  await goToProof(page, freshStay())
  await giveProof(page)
  await submit(page).click()
  await expect(alert(page)).toContainText('Something went wrong.')
  await expect(alert(page)).toContainText('Nothing you typed is lost.')
  // After a reload nobody finds the very same picture again.
  await page.reload()
  await giveProof(page)
  const other = { name: 'other.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('#booking-screenshot').setInputFiles(other)
  await expect(page.getByText('other.png')).toBeVisible()
  await submit(page).click()
  await expect(done(page)).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  await expect(page.getByText(references[0] ?? 'none', { exact: true })).toBeVisible()
})

test('the server’s own message is shown when it refuses', async ({ page }) => {
  await page.route('**/create_booking.php', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'internal', message: 'The barn is full.' },
    }),
  )
  await goToProof(page, freshStay())
  await giveProof(page)
  await submit(page).click()
  await expect(alert(page)).toContainText('The barn is full.')
  await page.unroute('**/create_booking.php')
  await page.route('**/create_booking.php', (route) => route.fulfill({ status: 500, json: {} }))
  await submit(page).click()
  await expect(alert(page)).toContainText('Failed to submit booking.')
})

test('sending can be watched and stopped', async ({ page }) => {
  await page.route('**/create_booking.php', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue().catch(() => undefined)
  })
  await goToProof(page, freshStay())
  await giveProof(page)
  await submit(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(submit(page)).toBeVisible()
  await expect(page.getByAltText('Your screenshot')).toBeVisible()
})

test('a reload keeps the step and the typing, never the picture', async ({ page }) => {
  await goToProof(page, freshStay())
  await giveProof(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Send us the screenshot' })).toBeVisible()
  await expect(page.getByLabel('Type this word')).toHaveValue(' farmstay ')
  await expect(page.getByAltText('Your screenshot')).toHaveCount(0)
})
