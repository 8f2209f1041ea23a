import { expect, type Locator, type Page } from '@playwright/test'
import { button } from '../support/desk-page.ts'
import { test } from '../support/site.ts'

test.use({ signedIn: true })

test('what is told just before a dialog opens is spoken once more in it, when it has come', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/app/rooms/maratha-wada-room')
  const spoken = (within: Page | Locator, text: string) =>
    within.locator('[aria-live=polite]').getByText(text)
  const told = 'Maratha Wada Room saved.'
  const dialog = page.getByRole('dialog', { name: 'The bed' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Save').click()
  await expect(page.getByText(told)).toBeVisible()
  await button(page, 'The bed: Illustration').click()
  await expect(dialog.getByText(told)).toBeVisible()
  await expect(spoken(dialog, told)).toHaveCount(0)
  await page.clock.runFor(1_000)
  await expect(spoken(dialog, told)).toBeVisible()
  await expect(page.getByText(told)).toHaveCount(1)
})

test('an error in a dialog is an alert, in no part that is spoken besides', async ({
  page,
  context,
}) => {
  await page.goto('/app/rooms')
  await button(page, 'Add a room').click()
  const dialog = page.getByRole('dialog', { name: 'Add a room' })
  await dialog.getByLabel('Name').fill('Wada')
  await dialog.getByLabel('Sleeps').fill('2')
  await dialog.getByLabel('Amount per day (₹)').fill('3200')
  await context.setOffline(true)
  await button(page, 'Add the room').click()
  await expect(dialog.getByRole('alert')).toContainText('You can’t change anything right now')
  await expect(page.locator(':is([aria-live], [role=status]) [role=alert]')).toHaveCount(0)
  await expect(page.getByText('You can’t change anything right now')).toHaveCount(1)
})
