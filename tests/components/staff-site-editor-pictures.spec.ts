import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFaults } from '../support/axe.ts'
import { showMarkedPage } from '../support/marked-page.ts'
import { test } from '../support/stage-desk.ts'

const mark = (page: Page, name: string | RegExp) =>
  page.frameLocator('iframe').getByRole('button', { name })
// What reads a photo gives way to everything else.
const stored = { timeout: 60_000 }
const form = (page: Page) => page.getByRole('dialog')

test.beforeEach(async ({ page, site }) => {
  await site.sql('DELETE FROM site_changes')
  await site.sql('DELETE FROM publications WHERE number > 1')
  await showMarkedPage(page)
})

test('a picture has one button, at the end of its upper edge, which opens its form, and what was put there is undone', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site')
  const chai = mark(page, /^Photo: .*chai/i)
  await expect(chai).toHaveCount(1)
  const [own, picture] = await Promise.all([
    chai.boundingBox(),
    page.frameLocator('iframe').locator('img[data-of=chai]').first().boundingBox(),
  ])
  if (!own || !picture) throw new Error('They aren’t shown.')
  expect(own.height).toBeGreaterThanOrEqual(44)
  expect(own.x + own.width).toBeCloseTo(picture.x + picture.width - 12, 0)
  expect(own.y).toBeCloseTo(picture.y + 12, 0)

  await chai.press('Enter')
  await expect(form(page)).toContainText('This is our illustration.')
  expect(await axeFaults(page)).toEqual([])
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#7a9' },
  })
    .jpeg()
    .toBuffer()
  await form(page)
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await expect(form(page)).toContainText('it’s only 900 px wide', stored)
  await page.keyboard.press('Escape')
  await expect(form(page)).toBeHidden()
  await expect(mark(page, /^Photo: .*chai.*, not published yet/i)).toBeFocused()
  await expect(page.getByText('1 change not published')).toBeVisible()

  await expect(async () => {
    const undo = page.getByRole('button', { name: /^Undo: Picture: / })
    if (await undo.isVisible()) await undo.click()
    await expect(page.getByText('Everything is published')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(chai).toHaveCount(1)
})

test('Tab goes from words to pictures as one reads, and pictures of a room lead to its page', async ({
  page,
}) => {
  await page.goto('/app/site?lang=ar')
  const room = mark(page, 'Room and photos: Maratha Wada Room')
  await expect(room).toHaveCount(1)
  await mark(page, /^Photo: .*chai/i).focus()
  await page.keyboard.press('Tab')
  await expect(room).toBeFocused()
  const [own, picture] = await Promise.all([
    room.boundingBox(),
    page.frameLocator('iframe').locator('img[data-of="rooms/1"]').first().boundingBox(),
  ])
  // A narrow picture has the sign alone, in its left corner where the page is read from the right.
  expect(own?.width).toBe(44)
  expect((own?.x ?? 0) - (picture?.x ?? 0)).toBeCloseTo(4, 0)
  await room.click()
  await expect(page).toHaveURL(/\/app\/rooms\/maratha-wada-room$/)
})
