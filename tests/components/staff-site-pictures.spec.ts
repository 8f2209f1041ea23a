import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { test } from '../support/stage-desk.ts'

test.beforeEach('the pictures are as they were shipped', async ({ site }) => {
  await site.sql('DELETE FROM site_changes')
  await site.sql('DELETE FROM publications WHERE number > 1')
})

const jpeg = async (width = 900) => ({
  name: 'IMG_2207.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width, height: (width * 3) / 4, channels: 3, background: '#7a9' },
  })
    .jpeg()
    .toBuffer(),
})
// What reads a photo gives way to everything else.
const stored = { timeout: 60_000 }
const dialog = (page: Page) => page.getByRole('dialog')

test('a photo takes the place of an illustration, is moved and described, and the standard one comes back', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site/pictures')
  await page.getByRole('button', { name: /chai.*standard picture/i }).click()
  await expect(dialog(page)).toContainText('This is our illustration.')
  expect(await axeFaults(page)).toEqual([])
  await dialog(page)
    .getByLabel('Choose a photo')
    .setInputFiles(await jpeg())
  await expect(dialog(page)).toContainText('it’s only 900 px wide', stored)
  await expect(dialog(page)).toContainText('Not written for this picture yet')
  await dialog(page).getByLabel('What must stay visible').focus()
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key)
  await expect(dialog(page)).toContainText('46% from the left, 52% from the top')
  await button(dialog(page), 'Illustration').click()
  expect(await axeFaults(page)).toEqual([])
  await button(dialog(page), 'Save').click()
  await expect(dialog(page)).toBeHidden()
  const chai = page.getByRole('button', { name: /chai.*: Illustration/i })
  await expect(chai.locator('img')).toHaveCSS('object-position', '46% 52%')

  await chai.click()
  await button(dialog(page), 'Edit the description in English').click()
  await dialog(page).getByLabel('Description in English').fill('Tea on our step')
  expect(await axeFaults(page)).toEqual([])
  await button(dialog(page), 'Save').first().click()
  await expect(dialog(page)).toContainText('Tea on our step')
  await button(dialog(page), 'Use standard picture').click()
  await expect(dialog(page)).toContainText('This is our illustration.')
  await expect(page.getByRole('region', { name: 'Publishing', includeHidden: true })).toContainText(
    'Everything is published',
  )
})

test('a file that’s no photo says so in its place', async ({ page }) => {
  await page.goto('/app/site/pictures')
  await page.getByRole('button', { name: /chai.*standard picture/i }).click()
  const svg = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  await dialog(page).getByLabel('Choose a photo').setInputFiles(svg)
  await expect(dialog(page).getByRole('alert')).toContainText('Choose a photo')
  expect(await axeFaults(page)).toEqual([])
})
