import { expect, type Page } from '@playwright/test'
import {
  expectAccessible,
  freshStay,
  giveProof,
  goToPayment,
  goToProof,
  openForm,
} from '../support/booking-page.ts'
import { test } from '../support/site.ts'
import { sayPaid } from '../support/upi.ts'

const submit = (page: Page) => page.getByRole('button', { name: 'Submit booking' })
const done = (page: Page) => page.getByRole('heading', { name: 'We have your booking' })

test('no floating button lies on the steps at any width: they link to the chat themselves', async ({
  page,
}) => {
  const floating = page.locator('.chat-button')
  await openForm(page, freshStay())
  await expect(floating).toBeHidden()
  await goToPayment(page, freshStay())
  for (const [width, height] of [
    [844, 390],
    [1024, 800],
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(floating).toBeHidden()
  }
  await sayPaid(page)
  await expect(page.getByRole('heading', { name: 'Send us the screenshot' })).toBeVisible()
  await expect(floating).toBeHidden()
  const link = page.getByRole('button', { name: 'Chat with us' })
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Talk to us' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
})

test('the booking is sent, and its reference and page are shown', async ({ page }) => {
  await goToProof(page, freshStay())
  await giveProof(page)
  await expectAccessible(page)
  await submit(page).click()
  await expect(done(page)).toBeVisible()
  await expect(page.getByText('Booking submitted. It awaits confirmation')).toBeVisible()
  const floating = page.locator('.chat-button')
  await expect(floating).toBeHidden()
  await expect(page.getByText(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('dontali.booking'))).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('dontali.hold'))).toBeNull()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open your booking page' }).click()
  await expect(
    page.getByRole('heading', { name: 'We have your booking and we’re checking the payment' }),
  ).toBeVisible()
  await expect(floating).toBeHidden()
  await page.getByRole('button', { name: 'Chat with us' }).click()
  await expect(page.getByRole('dialog', { name: 'Talk to us' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test('a wrong secret is not there, and a right one is told to nobody', async ({
  page,
  request,
}) => {
  const wrong = await request.get('/stay/abcdefghijklmnopqrstuvwxyz')
  expect(wrong.status()).toBe(404)
  await goToProof(page, freshStay())
  await giveProof(page)
  await submit(page).click()
  const address = await page
    .getByRole('link', { name: 'Open your booking page' })
    .getAttribute('href')
  const right = await request.get(address ?? '')
  expect(right.status()).toBe(200)
  expect(right.headers()['referrer-policy']).toBe('no-referrer')
  expect(right.headers()['x-robots-tag']).toContain('noindex')
  expect(right.headers()['cache-control']).toContain('no-store')
  expect(address).toMatch(/^\/stay\/[a-z2-7]{26}$/)
})
