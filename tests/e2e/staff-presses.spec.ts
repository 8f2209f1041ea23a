import { expect } from '@playwright/test'
import { holdScripts } from '../support/awake.ts'
import { book, button, changesOf, placeOf } from '../support/desk-page.ts'
import { test } from '../support/site.ts'

test.use({ signedIn: true })

test('what is pressed before the page works is done once, as soon as it does', async ({
  page,
  site,
}) => {
  const name = 'Early Guest'
  await book(site, name)
  const release = await holdScripts(page)
  await page.goto('/app/bookings?status=pending&q=Early', { waitUntil: 'commit' })
  const sent = changesOf(page)
  const verify = button(placeOf(page, name), 'Verify Payment')
  await verify.click()
  await expect(verify).toHaveAttribute('aria-busy', 'true')
  await verify.click()
  expect(sent).toEqual([])
  release()
  await expect(page.getByText(`${name}: Payment verified.`)).toBeVisible()
  expect(sent).toEqual(['verified'])
  // What would be sent late is sent before the way back, which waits for the answer.
  await button(page, 'Undo').click()
  await expect(page.getByText(`${name}: undone. No e-mail was sent.`)).toBeVisible()
  expect(sent).toEqual(['verified', 'undo'])
})
