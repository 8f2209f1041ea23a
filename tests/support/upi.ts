import type { Locator, Page } from '@playwright/test'
import { upiLink } from '#lib/payments/rules/upi-link.ts'
import { property } from '#lib/property.ts'
import { readQr } from './pictures.ts'

/** The link of a payment of the booking with a reference: of the deposit of three nights in the cottage, unless a sum is given. */
export const expectedLink = (reference: string, amountPaise = 486_800) =>
  upiLink({
    id: property.upi.id,
    name: property.upi.payee,
    amountPaise,
    reference,
    note: `${property.name} ${reference}`,
  })

/** The link that opens a payment app. */
export const payLink = (page: Page) => page.locator('a[href^="upi://pay"]').first()

/** Says that the payment has gone through, as who has paid by the code for another phone. */
export async function sayPaid(page: Page, words = 'I have paid'): Promise<void> {
  await page.locator('main svg[role=img]').filter({ visible: true }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: words }).click()
}

/** How far below the upper edge of the window something begins. */
export const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN

/** Returns what the visible code holds, as a camera reads it. */
export async function qrOnPage(page: Page): Promise<string | null> {
  const code = page.locator('svg[role=img]').filter({ visible: true })
  // Its drawing is fetched after its place is there.
  await code.locator('path').waitFor({ state: 'attached' })
  await code.scrollIntoViewIfNeeded()
  return readQr(await code.screenshot())
}
