import { expect, type Page } from '@playwright/test'
import { clockIn, clockInIndia } from '#lib/shared/dates.ts'
import {
  expectAccessible,
  freshStay,
  giveProof,
  goToPayment,
  goToProof,
  openForm,
  typeGuest,
  wada,
} from '../support/booking-page.ts'
import { type Stage, test } from '../support/stage.ts'
import { type Farm, stageBooking } from '../support/stage-booking.ts'

// The smallest phone that is common; what is kept is kept alike on all.
test.use({ viewport: { width: 360, height: 740 } })

let farm: Farm
test.beforeEach(({ stage }) => {
  farm = stageBooking(stage)
})

/** The holds that the page has given back. */
const given = (stage: Stage) => stage.asked.filter(({ method }) => method === 'DELETE')
const kept = (page: Page) => page.locator('#paid')
const upi = (page: Page) => page.locator('a[href^="upi://pay"]').filter({ visible: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function reopened(page: Page, path = '/booking'): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  await next.goto(path)
  return next
}

test.describe('far from India', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the page says until when the room is held by the clock of India, as the mail does', async ({
    page,
  }) => {
    await goToPayment(page, freshStay())
    const held = page.getByText(/^Room held until/).first()
    const [, until] = /until (\S+\s[ap]m), India time/.exec((await held.textContent()) ?? '') ?? []
    const soon = [18, 19, 20, 21].map((ahead) =>
      clockIn('en', clockInIndia(new Date(Date.now() + ahead * 60_000))),
    )
    expect(soon).toContain(until)
  })
})

for (const [language, goOn] of [
  ['', 'Continue to payment'],
  ['/ar', 'متابعة الدفع'],
  ['/es', 'Seguir con el pago'],
] as const) {
  test(`a tab that is closed in the middle of paying can be taken up again, in ${language || '/en'}`, async ({
    page,
  }) => {
    await goToPayment(page, freshStay(), language)
    const link = await upi(page).getAttribute('href')
    const next = await reopened(page, `${language}/booking`)
    await expect(kept(next)).toContainText(/[2-9A-Z]{3}-[2-9A-Z]{3}/)
    await expect(next.locator('[name=fullName]')).toHaveValue('')
    expect(await next.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectAccessible(next)
    await kept(next).getByRole('button', { name: goOn }).click()
    await expect(upi(next)).toHaveAttribute('href', link ?? '')
  })
}

test('whoever paid before the tab closed sends the proof from the form, and nothing is kept then', async ({
  page,
}) => {
  await goToPayment(page, freshStay())
  const next = await reopened(page)
  await kept(next).getByRole('button', { name: 'I have paid' }).click()
  await giveProof(next)
  await next.getByRole('button', { name: 'Submit booking' }).click()
  await expect(heading(next, 'We have your booking')).toBeVisible()
  expect(await next.evaluate(() => localStorage.getItem('dontali.hold'))).toBeNull()
})

test('whoever says that they have paid gives nothing up by going back twice', async ({
  page,
  stage,
}) => {
  const stay = freshStay()
  await goToProof(page, stay)
  await page.goBack()
  await expect(heading(page, 'Pay by UPI')).toBeVisible()
  await page.goBack()
  await expect(kept(page)).toContainText('You were paying for')
  expect(given(stage)).toEqual([])
  // Another stay is not taken in place of one that may have been paid for.
  await page.getByRole('radio', { name: wada }).check()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await expect(page.locator('main [role=alert]')).toContainText(
    'You may already have paid for another stay',
  )
  farm.takeAll(stay)
  await kept(page).getByRole('button', { name: 'I have paid' }).click()
  await giveProof(page)
  await page.getByRole('button', { name: 'Submit booking' }).click()
  await expect(heading(page, 'We have your booking')).toBeVisible()
})

test('the room can be given up, in every tab at once', async ({ page, stage }) => {
  await goToPayment(page, freshStay())
  const other = await page.context().newPage()
  await other.goto('/booking')
  await kept(other).getByRole('button', { name: 'Release the room' }).click()
  await expect(kept(other).getByRole('button')).toHaveCount(0)
  await expect.poll(() => given(stage)).toHaveLength(1)
  await expect(heading(page, 'Dates and room')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Dates and room')).toBeVisible()
})

test('a code whose hold has run out steps back until the room is checked again', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page, freshStay())
  await typeGuest(page)
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.clock.runFor(2000)
  await expect(upi(page)).toBeVisible()
  await page.clock.fastForward('21:00')
  await expect(page.getByText('The hold on your room has expired.')).toBeVisible()
  await expect(upi(page)).toHaveCount(0)
  await expect(page.locator('main svg[role=img]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'I have paid' })).toBeVisible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(upi(page)).toBeVisible()
})

test('a link with the secret of a hold opens it in another browser, and leaves the address', async ({
  page,
  browser,
  baseURL,
}) => {
  const answer = page.waitForResponse('**/api/holds')
  await goToPayment(page, freshStay())
  const { hold_token, reference } = await (await answer).json()
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const elsewhere = await context.newPage()
  await elsewhere.goto(`/booking#hold=${hold_token}`)
  await expect(kept(elsewhere)).toContainText(reference)
  expect(elsewhere.url()).not.toContain(hold_token)
  await kept(elsewhere).getByRole('button', { name: 'I have paid' }).click()
  await expect(elsewhere.locator('main [role=alert]')).toContainText('required fields')
  await typeGuest(elsewhere)
  await kept(elsewhere).getByRole('button', { name: 'I have paid' }).click()
  await giveProof(elsewhere)
  await elsewhere.getByRole('button', { name: 'Submit booking' }).click()
  await expect(heading(elsewhere, 'We have your booking')).toBeVisible()
  const later = await reopened(elsewhere, `/booking#hold=${hold_token}`)
  await expect(later.locator('main [role=alert]')).toContainText('We already have this booking.')
  await context.close()
})
