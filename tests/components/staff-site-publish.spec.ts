import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { showMarkedPage } from '../support/marked-page.ts'
import { test } from '../support/stage-desk.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api/site/${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Opens the dialog before publishing. */
async function openPublish(page: Page) {
  const publish = dialog(page, 'Publish')
  await expect(async () => {
    if ((await publish.count()) === 0) await button(page, 'Publish').click({ timeout: 1000 })
    await expect(publish).toHaveCount(1, { timeout: 3000 })
  }).toPass()
  return publish
}

test.beforeEach(async ({ page, site }) => {
  await site.sql('DELETE FROM site_changes')
  await site.sql('DELETE FROM publications WHERE number > 1')
  await showMarkedPage(page)
  await page.goto('/app/site?page=/about')
})

test('what to look at is said first, leads to its place, and doesn’t stand in the way', {
  tag: '@both',
}, async ({ page }) => {
  await post(page, 'facts', { maxDogs: 0, depositPercent: 30 })
  const text = 'Dogs are welcome. A quarter now, the rest later.'
  await post(page, 'words', { key: 'about.title', locale: 'en', text })
  await page.goto('/app/site')
  const publish = await openPublish(page)
  await expect(publish.getByText('A number was typed by hand')).toBeVisible()
  await expect(publish.getByText('“A quarter now, the rest later.”')).toBeVisible()
  await expect(publish.getByText('Deposit: 30%')).toBeVisible()
  await expect(publish.getByText('Dogs: No dogs')).toBeVisible()
  await expect(publish.getByText(/out of date in French/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  await button(publish, 'View: A quarter now, the rest later.').click()
  await expect(publish).toHaveCount(0)
  await expect(dialog(page, 'Text on About').getByRole('textbox')).toContainText('A quarter now')
  await button(dialog(page, 'Text on About'), 'Done').click()
  const again = await openPublish(page)
  const send = again.getByRole('button', { name: /^Publish 3/ })
  await expect(async () => {
    if (await send.isVisible()) await send.click()
    await expect(again).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(page.getByText('Everything is published')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('h1')).toContainText('Dogs are welcome')
})

test('on other screens, what to look at leads to the editor', async ({ page }) => {
  await post(page, 'words', { key: 'about.title', locale: 'fr', text: 'Deux chiens : bienvenue.' })
  await page.goto('/app/site/facts')
  const publish = await openPublish(page)
  await expect(publish.getByRole('link', { name: 'View: Deux chiens' })).toHaveAttribute(
    'href',
    '/app/site?page=%2Fabout&lang=fr&place=about.title',
  )
  await page.goto('/app/site?page=%2Fabout&lang=fr&place=about.title')
  await expect(dialog(page, 'Text on About').getByRole('textbox')).toContainText('Deux chiens')
})

test('a publication can be undone from where it was published', async ({ page }) => {
  await post(page, 'facts', { depositPercent: 30 })
  await page.goto('/app/site')
  const publish = await openPublish(page)
  const send = publish.getByRole('button', { name: /^Publish 1/ })
  await expect(async () => {
    if (await send.isVisible()) await send.click()
    await expect(publish).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(button(page, 'Undo publishing')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await expect(async () => {
    const undo = button(page, 'Undo publishing')
    if (await undo.isVisible()) await undo.click({ timeout: 1000 })
    await expect(undo).toBeHidden({ timeout: 3000 })
  }).toPass()
  const left = page.locator('p').filter({ hasText: '1 change not published' })
  await expect(left).toBeFocused()
  const changed = page.frameLocator('iframe').getByRole('button', { name: /^Fact, not published/ })
  await expect(changed).toBeVisible()
})

test('a link to the draft is made for another phone', { tag: '@both' }, async ({ page }) => {
  await post(page, 'facts', { depositPercent: 30 })
  await page.goto('/app/site?page=/about&lang=fr')
  const preview = dialog(page, 'Preview')
  await expect(async () => {
    if ((await preview.count()) === 0) await button(page, 'Preview').click({ timeout: 1000 })
    await expect(preview).toHaveCount(1, { timeout: 3000 })
  }).toPass()
  await expect(preview.getByText(/can’t change or book anything/)).toBeVisible()
  await expect(preview.getByRole('link')).toHaveAttribute(
    'href',
    /\/api\/preview\/[a-z2-7]{26}\?path=%2Ffr%2Fabout$/,
  )
  expect(await axeFaults(page)).toEqual([])
  await button(preview, 'Done').click()
  await expect(preview).toHaveCount(0)
  await expect(button(page, 'Preview')).toBeFocused()
})
