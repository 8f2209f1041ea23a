import { expect } from '@playwright/test'
import { bookAtDesk } from '../support/desk-calls.ts'
import { act, button, card, undoOf } from '../support/desk-page.ts'
import { test } from '../support/site.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'

test.use({ signedIn: true })

test('what was taken with an earlier check in is not said again of one that took nothing', async ({
  page,
  site,
}) => {
  await bookAtDesk(site, { name: 'Payal Twice', inDays: 0, room: 'Valley-View Cottage' })
  await page.goto('/app/today')
  const payal = card(page, 'Payal Twice')
  await act(payal, 'Check in').click()
  const dialog = page.getByRole('dialog', { name: 'Check in Payal Twice' })
  await dialog.getByText('Cash', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Check in, ₹[\d,]+ in cash$/ }).click()
  await expect(dialog).toBeHidden()
  await undoOf(page).click()
  await expect(page.getByText(/is expected again. ₹[\d,]+ in cash is still recorded/)).toBeVisible()
  await act(payal, 'Check in').click()
  await expect(page.getByText(/Payal Twice is in .+ \d\./)).toBeVisible()
  await undoOf(page).click()
  await expect(page.getByText(/^Undone. Payal Twice is expected again.$/)).toBeVisible()
})

test('one more night says what it costs and that the guest gets a mail, before and after', async ({
  page,
  site,
}) => {
  const { id } = await makeBooking(site, { fullName: 'Nikhil Stays', inDays: 0 })
  await setStatus(site, id, 'verified')
  await page.goto('/app/today')
  await button(page, 'More for Nikhil Stays').click()
  const night = page.getByRole('menuitem', { name: /^One more night, ₹[\d,]+/ })
  await expect(night).toContainText('The guest will get an e-mail')
  await night.click()
  await expect(
    page.getByText(/^Nikhil Stays now stays until .+ more. The guest’s e-mail goes out/),
  ).toBeVisible()
  await undoOf(page).click()
  await expect(page.getByText('The stay is as it was.')).toBeVisible()
})
