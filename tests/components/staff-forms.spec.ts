import { expect } from '@playwright/test'
import { button } from '../support/desk-page.ts'
import { test } from '../support/stage-desk.ts'

test('what’s wrong with something that a form has no field for is said, too', async ({ page }) => {
  const errors = { room: 'This room is deleted.' }
  const json = { success: false, code: 'validation_failed', message: 'No.', errors }
  await page.route('**/rates/excel*', (route) => route.fulfill({ status: 400, json }))
  await page.goto('/app/rates')
  await button(page, 'Edit a year in Excel').click()
  const dialog = page.getByRole('dialog', { name: 'Maratha Wada Room in Excel' })
  await dialog
    .getByLabel('Upload the file')
    .setInputFiles({ name: 'rates.xlsx', mimeType: 'text/plain', buffer: Buffer.from('rates') })
  await expect(dialog.getByText(errors.room)).toBeVisible()
})
