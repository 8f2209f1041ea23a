import { expect, type Page } from '@playwright/test'
import words from '#messages/ar.json' with { type: 'json' }
import rooms from '../../prisma/sample-rooms.json' with { type: 'json' }
import {
  cottage,
  expectAccessible,
  freshStay,
  guest,
  openForm,
  takeAll,
  typeGuest,
} from '../support/booking-page.ts'
import { receiptJpeg } from '../support/pictures.ts'
import { test } from '../support/site.ts'
import { sayPaid } from '../support/upi.ts'

const { booking } = words
const room = rooms[1]?.words.ar.name ?? ''
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const submit = (page: Page) => page.locator('main button[type=submit]').filter({ visible: true })
const say = (sentence: string, values: Record<string, string>) =>
  sentence.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/** Everything that the booking page says while it is gone through, as its Arabic messages have it. */
test('in Arabic every word of the form, the payment and the proof is Arabic', async ({
  page,
  request,
}) => {
  const stay = freshStay()
  await page.goto('/ar/booking')
  await expect(page.locator('input[name=roomType]:checked')).toBeAttached()
  await submit(page).click()
  await expect(alert(page)).toContainText(booking.errorRequiredFields)
  await expect(alert(page)).toBeFocused()
  await expectAccessible(page)

  const taken = freshStay()
  await takeAll(request, taken)
  await openForm(page, taken, '/ar')
  await expect(page.getByText(say(booking.availabilityFail, { room }))).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await typeGuest(page)
  await page.locator('[name=phone]').press('Enter')
  await expect(alert(page)).toContainText(booking.errorNotAvailable)
  await expectAccessible(page)

  await page.route('**/check_availability.php', (route) => route.abort())
  await openForm(page, stay, '/ar')
  await expect(page.getByText(booking.unavailableGeneral)).toBeVisible()
  await page.unroute('**/check_availability.php')
  await page.getByRole('button', { name: booking.availabilityRetry }).click()
  await expect(page.getByText(say(booking.availabilitySuccess, { room }))).toBeVisible()

  await typeGuest(page)
  await submit(page).click()
  await expect(page.getByText(booking.preparing)).toBeVisible()
  const now = page.getByRole('status').filter({ hasText: booking.qr.toPay })
  await expect(now).toContainText(/4,868\.00/)
  await page.getByRole('radio', { name: booking.qr.total.title }).check()
  await expect(now).toContainText(/19,470\.00/)
  await page.locator('input[name=paying][value=deposit]').check()
  await expect(now).toContainText(/4,868\.00/)
  await expectAccessible(page)
  await sayPaid(page, booking.qr.paid)
  // The farm reads the number in WhatsApp as it was typed, not with its groups turned round.
  const whatsapp = page.getByRole('link', { name: booking.upload.whatsapp.button })
  const text = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain(`\u2066${guest.phone}\u2069`)
  await page.locator('#booking-captcha').fill('farm stay')
  await submit(page).click()
  await expect(alert(page)).toContainText(booking.errorScreenshot)
  const receipt = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await receiptJpeg() }
  await page.locator('#booking-screenshot').setInputFiles(receipt)
  await expect(page.getByAltText(booking.upload.shot.previewAlt)).toBeVisible()
  await submit(page).click()
  await expect(alert(page)).toContainText(say(booking.errorCaptcha, { captchaWord: 'FARMSTAY' }))
  await expectAccessible(page)
  await page.locator('#booking-captcha').fill(' Farmstay ')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: booking.done.title })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText(cottage, { exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: booking.done.page }).click()
  const paying = { name: words.guest.paying.title, exact: true }
  await expect(page.getByRole('heading', paying)).toBeVisible()
  const [, after = ''] = words.guest.paying.checking.split('{amount}')
  await expect(page.getByText(after.trim())).toContainText(/4,868/)
  await expectAccessible(page)
})
