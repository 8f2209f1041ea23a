import { expect } from '@playwright/test'
import { property } from '#lib/property.ts'
import {
  cottage,
  expectAccessible,
  freshStay,
  goToPayment,
  guest,
  openForm,
  typeGuest,
  wada,
} from '../support/booking-page.ts'
import { type Stage, test } from '../support/stage.ts'
import { type Farm, stageBooking } from '../support/stage-booking.ts'
import { expectedLink, payLink, qrOnPage, sayPaid, topOf } from '../support/upi.ts'

let farm: Farm
test.beforeEach(({ stage }) => {
  farm = stageBooking(stage)
})

/** The holds that the page has given back. */
const given = (stage: Stage) => stage.asked.filter(({ method }) => method === 'DELETE')

test('a valid form prepares for a second, holds the room and shows the payment', async ({
  page,
  stage,
}) => {
  const stay = freshStay()
  await openForm(page, stay)
  await typeGuest(page)
  const begun = Date.now()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByText('Preparing payment')).toBeVisible()
  await expect(page.getByText('Generating QR code')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pay by UPI' })).toBeVisible()
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1000)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(stage.asked.map(({ method, path }) => `${method} ${path}`)).toContain('POST holds')
  expect(given(stage)).toEqual([])
  await expect(page.getByText(/^Room held until \d+(:\d\d)?\s[ap]m, India time$/)).toBeVisible()
  for (const text of [
    'How much will you pay now?',
    'To pay now',
    'Amount payable',
    'UPI number',
    'UPI ID',
    '₹4,868.00',
    property.upi.id,
    property.upi.number,
  ]) {
    await expect(
      page.getByText(text, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible()
  }
  await expectAccessible(page)
})

test('an account that has changed since the page was opened is the one that is paid to', async ({
  page,
  stage,
}) => {
  const upi = { ...property.upi, id: 'newfarm@bank', payee: 'New Account' }
  stage.answer('GET farm', { ...property, upi })
  await goToPayment(page, freshStay())
  await expect(page.getByText('newfarm@bank', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('New Account', { exact: true })).toBeVisible()
  expect(await qrOnPage(page)).toContain('pa=newfarm@bank')
})

test('the code on the page, read by a camera, is the link for exactly this payment', async ({
  page,
}) => {
  const answer = page.waitForResponse('**/api/holds')
  await goToPayment(page, freshStay())
  const { reference } = await (await answer).json()
  expect(await qrOnPage(page)).toBe(expectedLink(reference))
  await expect(payLink(page)).toHaveAttribute('href', expectedLink(reference))
})

test(
  'on a phone the app comes before the code, on a desk the code before the values',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await goToPayment(page, freshStay())
    const open = page.getByRole('link', { name: 'Open UPI app' })
    const code = page.locator('svg[role=img]').filter({ visible: true })
    if (project.name === 'phone') {
      // A touch screen is a phone's or a tablet's however wide it is.
      for (const width of [844, 1180]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(open).toBeVisible()
        expect(await topOf(code)).toBeGreaterThan(await topOf(open))
      }
    } else {
      await expect(open).toBeHidden()
      expect((await code.boundingBox())?.width).toBe(300)
    }
  },
)

test('a copy button copies and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goToPayment(page, freshStay())
  await page.getByRole('button', { name: 'Copy amount' }).click()
  await expect(page.getByText('Amount payable copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4868.00')
  const link = new URL((await payLink(page).getAttribute('href')) ?? '')
  for (const [name, text] of [
    ['Copy UPI ID', property.upi.id],
    ['Copy UPI number', property.upi.number.replace(' ', '')],
    ['Copy reference', link.searchParams.get('tr') ?? ''],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  }
})

test('Back returns to the form with everything typed, and gives the room up', async ({
  page,
  stage,
}) => {
  const stay = freshStay()
  await goToPayment(page, stay)
  await page.getByRole('button', { name: 'Back' }).filter({ visible: true }).click()
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => given(stage)).toHaveLength(1)
})

test('the browser’s back button goes one step back', async ({ page }) => {
  await goToPayment(page, freshStay())
  await sayPaid(page)
  await expect(page.getByRole('heading', { name: 'Send us the screenshot' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Pay by UPI' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName)
})

test('a guest whose room is taken meanwhile is told before paying', async ({ page }) => {
  const stay = freshStay()
  await openForm(page, stay, '', '2')
  await expect(page.getByText(`Room ${cottage} is available for the selected dates`)).toBeVisible()
  await typeGuest(page)
  farm.takeAll(stay)
  await page.getByRole('button', { name: 'Go to payment' }).click()
  const alert = page.locator('main [role=alert]')
  await expect(alert).toContainText('This room was taken while you were typing.')
  await expect(alert).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName)
  await page.getByRole('button', { name: 'Choose this room' }).click()
  await expect(page.getByRole('radio', { name: wada })).toBeChecked()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Pay by UPI' })).toBeVisible()
})

test('a reload comes back to the same payment', async ({ page }) => {
  await goToPayment(page, freshStay())
  const link = await payLink(page).getAttribute('href')
  await page.reload()
  await expect(payLink(page)).toHaveAttribute('href', link ?? '')
})

test('a page that is left as soon as the code shows has stored its hold', {
  tag: '@desktop',
}, async ({ page }) => {
  await openForm(page, freshStay())
  await typeGuest(page)
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('a[href^="upi://pay"]')) return
      observer.disconnect()
      Object.assign(window, { storedThen: localStorage.getItem('dontali.hold') })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(payLink(page)).toBeAttached()
  expect(await page.evaluate(() => Reflect.get(window, 'storedThen'))).toContain('token')
})

test('a link to another stay leads from the code back to the form, and gives the room up', {
  tag: '@desktop',
}, async ({ page, stage }) => {
  const stay = freshStay()
  const other = freshStay()
  await goToPayment(page, stay)
  await page.goto(`/booking?checkIn=${other.checkIn}&checkOut=${other.checkOut}`)
  await expect(page.locator('[name=checkIn]')).toHaveValue(other.checkIn)
  await expect(page.getByLabel('Full name')).toHaveValue(guest.fullName)
  await expect.poll(() => given(stage)).toHaveLength(1)
})

test('in Arabic the page is mirrored, speaks Arabic, and the code is the same', async ({
  page,
}) => {
  const answer = page.waitForResponse('**/api/holds')
  await openForm(page, freshStay(), '/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { name: 'احجز غرفة' })).toBeVisible()
  await expectAccessible(page)
  await typeGuest(page)
  await page.locator('form button[type=submit]').first().click()
  const { reference } = await (await answer).json()
  await expect(payLink(page)).toBeAttached()
  expect(await qrOnPage(page)).toBe(expectedLink(reference))
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
})
