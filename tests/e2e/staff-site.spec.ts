import { expect } from '@playwright/test'
import { test } from '../support/site.ts'

test.use({ signedIn: true })

test('a sentence is changed on the guests’ page and published, and guests read it', async ({
  page,
  site,
}) => {
  const textOf = async (path: string) => (await fetch(site.server.url + path)).text()
  await page.goto('/app/site?page=/about')
  const guestPage = page.frameLocator('iframe')
  await guestPage
    .getByRole('button', { name: /^Change: A farm/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: 'Text on About' })
  await expect(panel.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('All of us by the lake')
  await expect(panel.getByRole('status')).toHaveText('Saved')
  await expect(guestPage.locator('h1')).toHaveText('All of us by the lake')
  expect(await textOf('/about')).not.toContain('All of us by the lake')

  await panel.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const publish = page.getByRole('dialog').getByRole('button', { name: /^Publish/ })
  // It ignores presses until what it publishes has been seen.
  await expect(async () => {
    await publish.click()
    await expect(publish).toBeHidden({ timeout: 1000 })
  }).toPass()
  await expect.poll(() => textOf('/about'), { timeout: 90_000 }).toContain('All of us by the lake')
  expect(await textOf('/about')).not.toMatch(/[\u2061-\u2064]/)
  await expect(page.getByText('Everything is published')).toBeVisible()
})
