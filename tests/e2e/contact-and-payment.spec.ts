import { expect } from '@playwright/test'
import { property } from '#lib/property.ts'
import { readQr } from '../support/pictures.ts'
import { test } from '../support/site.ts'

test('both codes of the payment page pay the farm, and neither names an amount', async ({
  page,
  request,
}) => {
  await page.goto('/payment')
  const wanted = `upi://pay?pa=${property.upi.id}&pn=${encodeURIComponent(property.upi.payee)}&cu=INR`
  const drawn = page.getByRole('img', { name: /no amount set/ })
  expect(await readQr(await drawn.screenshot())).toBe(wanted)
  const address = await page.locator('main figure img').getAttribute('src')
  const picture = await request.get(address ?? '')
  expect(await readQr(await picture.body())).toBe(wanted)
})

test('what the browser remembers can be linked to', async ({ page }) => {
  await page.goto('/privacy#cookies')
  await expect(page.getByRole('heading', { name: 'What your browser remembers' })).toBeInViewport()
})
