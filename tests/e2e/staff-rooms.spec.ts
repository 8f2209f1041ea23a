import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/site.ts'
import { spreadsheet } from '../support/spreadsheets.ts'

test.use({ signedIn: true })

test.beforeEach(({ page }) => page.goto('/app/rooms'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row', { name })

test('a spreadsheet is imported, and what is wrong with its rows can be kept', async ({ page }) => {
  const file = await page.request.get('/api/rooms_sample_excel.php')
  expect((await file.body()).subarray(0, 2).toString()).toBe('PK')
  await expect(page.getByRole('link', { name: 'Sample Excel' })).toHaveAttribute('target', '_blank')

  await button(page, 'Import Excel').click()
  const dialog = page.getByRole('dialog', { name: 'Import Rooms from Excel' })
  await expect(dialog).toContainText('A row with an existing name updates that room')
  await expect(button(page, 'Import')).toBeDisabled()
  const choose = dialog.locator('input[type=file]')
  await expect(choose).toHaveAttribute('accept', '.xlsx,.xls,.csv')
  await choose.setInputFiles({
    name: 'rooms.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  })
  await expect(dialog.getByRole('alert')).toContainText('.xlsx, .xls or .csv')
  await choose.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('<html>') })
  await expect(dialog.getByRole('alert')).toContainText('save it as .xlsx')

  const rows = [
    ['Name', 'Base Rate', 'GST Rate'],
    ['Orchard Tent', '₹2,400.00', ''],
    ['maratha wada room', 4000, 18],
    ['=cmd', 'free', 18],
  ]
  await choose.setInputFiles({
    name: 'rooms.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(spreadsheet(rows)),
  })
  await expect(dialog.getByText('Nothing is saved yet. Please check the list.')).toBeVisible()
  await expect(dialog).toContainText('GST of 18% is assumed for 1 room without a rate.')
  await expect(dialog.getByRole('row', { name: /Orchard Tent/ })).toContainText('₹2,400')
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Import 2 rooms').click()
  await expect(dialog.getByText('Successfully imported 2 rooms. 1 errors occurred.')).toBeVisible()
  await expect(dialog).toContainText('1 updated, same name')
  await expect(dialog.getByRole('row', { name: 'Row 4' })).toContainText('“free” isn’t a number.')
  expect(await axeFaults(page)).toEqual([])
  const download = page.waitForEvent('download')
  await button(page, 'Download the errors').click()
  const saved = await readFile(await (await download).path(), 'utf8')
  expect(saved).toContain('4,Base Rate,“free” isn’t a number.')
  await button(page, 'Done').click()
  await expect(row(page, 'Orchard Tent')).toContainText('₹2,832')

  await page.goto('/booking')
  await expect(page.locator('[name=roomType] option[value="Orchard Tent"]')).toBeAttached()
  await page.goto('/app/rooms')
  await button(page, 'Delete Orchard Tent').click()
  await button(page, 'Delete room').click()
  await expect(row(page, 'Orchard Tent')).toBeHidden()
})
