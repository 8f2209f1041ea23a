import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { test } from '../support/stage-desk.ts'

test.beforeEach(({ page }) => page.goto('/app/rooms'))

const picture = {
  name: 'loft.png',
  mimeType: 'image/png',
  // The smallest PNG there is: one grey pixel.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row', { name })

test('the rooms stand in a table, and a search finds those whose name fits', async ({ page }) => {
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Base Rate',
    'GST (18%)',
    'Total Rate',
    'Description',
    'Image',
    'Actions',
  ])
  const wada = row(page, 'Maratha Wada Room')
  await expect(wada).toContainText('₹4,000')
  await expect(wada).toContainText('₹720')
  await expect(wada).toContainText('₹4,720')
  await expect(wada).toContainText('None')
  const total = Number(
    /of (\d+)/.exec((await page.getByText(/^\d+ of \d+$/).textContent()) ?? '')?.[1],
  )

  await page.getByPlaceholder('Search rooms').focus()
  await page.keyboard.type('COTTAGE')
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByText(`1 of ${total}`)).toBeVisible()
  await expect(wada).toBeHidden()
  await page.reload()
  await expect(page.getByText(`1 of ${total}`)).toBeVisible()
  await page.getByPlaceholder('Search rooms').fill('nowhere')
  await expect(page.getByText('No rooms found')).toBeVisible()
  await button(page, 'Show all rooms').click()
  await expect(wada).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('a room is added with its picture, changed, and deleted; tax and total follow each key', async ({
  page,
}) => {
  await button(page, 'Add a room').click()
  const dialog = page.getByRole('dialog', { name: 'Add a room' })
  const amount = dialog.getByLabel('Amount per day (₹)')
  await expect(amount).toHaveAttribute('min', '0')
  await expect(amount).toHaveAttribute('step', '0.01')
  await button(page, 'Save').click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Grain Loft')
  await amount.fill('3200.5')
  await expect(dialog.getByText('₹576.09')).toBeVisible()
  await expect(dialog.getByText('₹3,776.59')).toBeVisible()
  await dialog.getByLabel('GST rate (%)').fill('5')
  await expect(dialog.getByText('₹3,360.53')).toBeVisible()
  await dialog.getByLabel('Units').fill('2')
  await dialog.getByLabel('Unit 1').fill('Loft east')
  await dialog.getByLabel('Unit 2').fill('loft EAST')
  await button(page, 'Save').click()
  await expect(dialog.getByText('Two units are called loft EAST.')).toBeVisible()
  await dialog.getByLabel('Unit 2').fill('Loft west')
  await dialog.locator('input[type=file]').setInputFiles(picture)
  await expect(dialog.getByAltText('The room, as guests will see it')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Save').click()
  await expect(dialog).toBeHidden()
  const loft = row(page, 'Grain Loft')
  await expect(loft).toContainText('₹160.03 (5%)')
  await expect(loft).toContainText('Uploaded')
  await expect(loft).toContainText('No description available')
  const path = (await loft.locator('img').getAttribute('src')) ?? ''
  expect((await page.request.get(path)).headers()['cache-control']).toContain('immutable')

  await button(page, 'Edit Grain Loft').click()
  await expect(page.getByLabel('Unit 2')).toHaveValue('Loft west')
  await page.getByLabel('Name').fill('Valley-View Cottage')
  await button(page, 'Save').click()
  await expect(page.getByText(/a room called Valley-View Cottage/)).toHaveCount(1)
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Hay Loft')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Not saved.')).toBeVisible()
  await button(page, 'Save').click()
  await expect(page.getByText('Hay Loft is saved.')).toBeVisible()

  await button(page, 'Delete Hay Loft').click()
  await expect(page.getByRole('heading', { name: 'Delete this room?' })).toBeVisible()
  // The press guard is still closed from Save, and keeps the question open.
  await expect(button(page, 'Delete room')).toBeEnabled()
  await button(page, 'Cancel').click()
  await expect(row(page, 'Hay Loft')).toBeVisible()
  await button(page, 'Delete Hay Loft').click()
  await button(page, 'Delete room').click()
  await expect(row(page, 'Hay Loft')).toBeHidden()
})

test('a picture that was refused is not left out without a word', async ({ page }) => {
  await button(page, 'Add a room').click()
  const dialog = page.getByRole('dialog', { name: 'Add a room' })
  await dialog.getByLabel('Name').fill('Mango Loft')
  await dialog.getByLabel('Amount per day (₹)').fill('3200')
  const drawing = { name: 'loft.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await dialog.locator('input[type=file]').setInputFiles(drawing)
  await expect(dialog.getByRole('alert')).toContainText('Choose a picture')
  await button(page, 'Save').click()
  await expect(dialog.locator('input[type=file]')).toBeFocused()
  await expect(dialog.getByRole('alert')).toContainText('Choose a picture')
  await button(page, 'Continue without a picture').click()
  await button(page, 'Save').click()
  await expect(row(page, 'Mango Loft')).toBeVisible()
})

test('who saves a room that somebody else has changed meanwhile sees it, and decides', async ({
  page,
  site,
}) => {
  const save = async (fields: Record<string, string>) => {
    const form = { name: 'Shared Loft', ...fields }
    const answer = await page.request.post(`${site.server.url}/api/rooms_save.php`, { form })
    return String((await answer.json()).room.id)
  }
  const id = await save({ base_rate: '5000' })
  await page.reload()
  await button(page, 'Edit Shared Loft').click()
  await save({ id, base_rate: '5555', description: 'Theirs.' })
  await page.getByLabel('Description').fill('Mine.')
  await button(page, 'Save').click()
  const alert = page.getByRole('alert').first()
  await expect(alert).toContainText('A colleague changed this room in the meantime.')
  await expect(alert).toContainText('Base rate: now ₹5,555')
  await expect(alert).toContainText('Description: now Theirs.')
  await button(page, 'Use their version').click()
  await expect(page.getByLabel('Description')).toHaveValue('Theirs.')
  await page.getByLabel('Amount per day (₹)').fill('5500')
  await button(page, 'Save').click()
  await expect(row(page, 'Shared Loft')).toContainText('₹5,500')
  await page.request.post('/api/rooms_delete.php', { form: { id } })
})

test('on a phone one room at a time, with its own search', { tag: '@phone' }, async ({ page }) => {
  const card = page.getByRole('article')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(card.getByRole('heading')).toHaveText('Maratha Wada Room')
  await expect(page.getByText(/^1 of \d+$/).last()).toBeVisible()
  for (const fact of ['Base Rate', 'GST amount', 'Total Rate', 'Image', 'Description']) {
    await expect(card.getByText(fact, { exact: true })).toBeVisible()
  }
  await expect(button(page, 'Previous')).toBeDisabled()
  await button(page, 'Next').click()
  await expect(card.getByRole('heading')).toHaveText('Valley-View Cottage')
  await page.getByPlaceholder('Search rooms').fill('wada')
  await expect(card.getByRole('heading')).toHaveText('Maratha Wada Room')
  await page.getByPlaceholder('Search rooms').fill('nowhere')
  await expect(page.getByText('No rooms found')).toBeVisible()
  await page.getByPlaceholder('Search rooms').fill('')

  await page.setViewportSize({ width: 360, height: 740 })
  await button(page, 'Edit').click()
  await expect(page.getByLabel('Amount per day (₹)')).toHaveValue('4000')
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Cancel').click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await axeFaults(page)).toEqual([])
})
