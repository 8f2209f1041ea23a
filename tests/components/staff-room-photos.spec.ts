import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFaults } from '../support/axe.ts'
import { photoJpeg } from '../support/pictures.ts'
import { test } from '../support/stage-desk.ts'

// What reads a photo gives way to everything else.
const stored = { timeout: 60_000 }
const phone = join(import.meta.dirname, '../support/phone.heic')

const picture = {
  name: 'loft.png',
  mimeType: 'image/png',
  // The smallest PNG there is: one grey pixel.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const other = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: '#321' } })
    .png()
    .toBuffer()

/** Saves a room as another member of staff would. */
async function save(page: Page, site: { server: { url: string } }, form: Record<string, string>) {
  const answer = await page.request.post(`${site.server.url}/api/rooms_save.php`, { form })
  const { room } = await answer.json()
  return { id: String(room.id), slug: String(room.slug) }
}

const remove = (page: Page, id: string) =>
  page.request.post('/api/rooms_delete.php', { form: { id } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a photo goes into its slot, is moved by the arrow keys, replaced and removed', async ({
  page,
  site,
}) => {
  const { slug, id } = await save(page, site, { name: 'Photo Loft', base_rate: '3200' })
  await page.goto(`/app/rooms/${slug}`)
  await expect(page.getByText('No bathroom photo yet.')).toBeVisible()
  await page.getByLabel('Add the bathroom').setInputFiles(picture)
  const bathroom = button(page, 'The bathroom: Photo')
  await expect(bathroom).toBeVisible(stored)
  await expect(page.getByText('No bathroom photo yet.')).toBeHidden()
  const path = (await bathroom.locator('img').getAttribute('src')) ?? ''
  expect((await page.request.get(path)).headers()['cache-control']).toContain('immutable')

  await bathroom.click()
  const dialog = page.getByRole('dialog', { name: 'The bathroom' })
  await expect(dialog.getByText('50% from the left, 50% from the top')).toBeVisible()
  await dialog.getByLabel('What must stay visible').focus()
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
  await expect(dialog.getByText('46% from the left, 52% from the top')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Save').last().click()
  await expect(dialog).toBeHidden()
  await expect(bathroom.locator('img')).toHaveCSS('object-position', '46% 52%')

  await bathroom.click()
  await expect(dialog).toContainText('it’s only 1 px wide')
  await dialog.getByRole('button', { name: 'Edit the description in English' }).click()
  await dialog.getByLabel('Description in English').fill('Blue tiles')
  await dialog.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(dialog).toContainText('Blue tiles')
  await expect(dialog).toContainText('guests get the English description')
  await button(page, 'Illustration').click()
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Save').last().click()
  await button(page, 'The bathroom: Illustration').click()
  await dialog.getByLabel('Choose a photo').setInputFiles({ ...picture, buffer: await other() })
  await expect(dialog).toContainText('it’s only 2 px wide', stored)
  await expect(dialog).toContainText('Not written for this picture yet')
  await page.keyboard.press('Escape')
  await expect(bathroom.locator('img')).not.toHaveAttribute('src', path)
  await bathroom.click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await button(page, 'Remove').click()
  await expect(page.getByLabel('Add the bathroom')).toBeAttached()
  await remove(page, id)
})

test('a photo that is none, or that the server did not take, says so in its place, and stays', async ({
  page,
  site,
}) => {
  const { slug, id } = await save(page, site, { name: 'Mango Loft', base_rate: '3200' })
  await page.goto(`/app/rooms/${slug}`)
  const drawing = { name: 'loft.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await page.getByLabel('Add the bed').setInputFiles(drawing)
  await expect(page.getByRole('alert')).toContainText('Choose a photo')
  await button(page, 'Don’t add it').click()
  await expect(page.getByLabel('Add the bed')).toBeAttached()

  const busy = { status: 503, json: { success: false, code: 'busy', message: 'We’re very busy.' } }
  await page.route('**/rooms/*/pictures', (route) => route.fulfill(busy), { times: 1 })
  await page.getByLabel('Add the view').setInputFiles(picture)
  await expect(button(page, 'Try again')).toBeVisible()
  // What is typed meanwhile isn't lost when the photo is stored.
  await page.getByLabel('What you tell guests').fill('Under the mango.')
  await button(page, 'Try again').click()
  await expect(button(page, 'The view: Photo')).toBeVisible()
  await expect(page.getByLabel('What you tell guests')).toHaveValue('Under the mango.')
  await button(page, 'Save').click()
  await expect(page.getByText('Mango Loft saved.')).toBeVisible()
  await remove(page, id)
})

test('a photo that got lost on the way is sent again by itself', async ({ page, site }) => {
  const { slug, id } = await save(page, site, { name: 'Far Loft', base_rate: '3200' })
  await page.goto(`/app/rooms/${slug}`)
  let sent = 0
  await page.route('**/rooms/*/pictures', async (route) => {
    sent += 1
    await (sent > 2 ? route.fallback() : route.abort())
  })
  await page.getByLabel('Add the view').setInputFiles(picture)
  await expect(page.getByRole('alert')).toContainText('The photo is kept here')
  await expect(button(page, 'The view: Photo')).toBeVisible({ timeout: 30_000 })
  expect(sent).toBe(3)
  await remove(page, id)
})

test('a large photo is made smaller before it is sent; one that only the server can open is sent as it is', async ({
  page,
  site,
}) => {
  const { slug, id } = await save(page, site, { name: 'Heavy Loft', base_rate: '3200' })
  await page.goto(`/app/rooms/${slug}`)
  const bytes = await photoJpeg()
  const [asked] = await Promise.all([
    page.waitForRequest('**/rooms/*/pictures'),
    page
      .getByLabel('Add the bed')
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: bytes }),
  ])
  await expect(button(page, 'The bed: Photo')).toBeVisible()
  const sent = Number((await asked.allHeaders())['content-length'])
  expect(sent).toBeGreaterThan(10_000)
  expect(sent).toBeLessThan(bytes.length / 2)
  const first = button(page, 'The bed: Photo').locator('img')
  await expect(first).toHaveAttribute('width', '2560')
  const heic = { name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: readFileSync(phone) }
  await page.getByLabel('Add the view').setInputFiles(heic)
  await expect(button(page, 'The view: Photo')).toBeVisible(stored)
  await expect(button(page, 'The view: Photo').locator('img')).toHaveAttribute('width', '300')
  await remove(page, id)
})
