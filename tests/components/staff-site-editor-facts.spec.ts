import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { showMarkedPage } from '../support/marked-page.ts'
import { test } from '../support/stage-desk.ts'

const guestPage = (page: Page) => page.frameLocator('iframe')
const mark = (page: Page, words: string | RegExp) =>
  guestPage(page).getByRole('button', { name: words }).first()
const panel = (page: Page) => page.getByRole('dialog', { name: /^Text on/ })
const field = (page: Page) => panel(page).getByRole('textbox')
const fact = (page: Page) => page.getByRole('dialog', { name: 'Deposit' })
const state = (page: Page) => panel(page).getByRole('status')

test.beforeEach(async ({ page, site }) => {
  await site.sql('DELETE FROM site_changes')
  await site.sql('DELETE FROM publications WHERE number > 1')
  await showMarkedPage(page)
})

test('a fact in a sentence is reached by Tab, and its card opens on the page and from the sentence', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site')
  await mark(page, /^Change: Pay/).focus()
  await page.keyboard.press('Tab')
  await expect(mark(page, 'Fact: 25%')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fact(page)).toHaveCount(1)
  await expect(fact(page).getByRole('textbox')).toHaveValue('25')
  await expect(fact(page).getByText('Earlier bookings keep 25%.')).toBeVisible()
  await fact(page)
    .getByText(/sentences that guests read/)
    .click()
  await expect(fact(page).getByText('Terms')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(fact(page)).toHaveCount(0)
  await expect(mark(page, 'Fact: 25%')).toBeFocused()

  await mark(page, /^Change: Pay/).click({ position: { x: 4, y: 4 } })
  await panel(page)
    .getByRole('button', { name: /^Change the fact: .*deposit/ })
    .click()
  await fact(page).getByRole('textbox').fill('30')
  await expect(async () => {
    if (await button(fact(page), 'Save').isVisible()) await button(fact(page), 'Save').click()
    await expect(fact(page)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(page.getByText('1 change not published')).toBeVisible()
  await expect(mark(page, /^Fact, not published yet/)).toBeAttached()
})

test('a sentence that is changed around its fact keeps it marked', async ({ page }) => {
  await page.goto('/app/site')
  await mark(page, /^Change: Pay/).click({ position: { x: 4, y: 4 } })
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Only ')
  await expect(state(page)).toHaveText('Saved')
  await expect(guestPage(page).getByText(/^Only Pay 25%/)).toBeVisible()
  await expect(mark(page, 'Fact: 25%')).toBeVisible()
})

test('the last change that was made here is taken back, one after another', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site?page=/about')
  await expect(button(page, 'Nothing to undo')).toHaveAttribute('aria-disabled', 'true')
  await mark(page, /^Change: A farm/).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('One')
  await expect(state(page)).toHaveText('Saved')
  await page.keyboard.type(' two')
  await expect(state(page)).toHaveText('Saved')
  await expect(guestPage(page).locator('h1')).toHaveText('One two')
  await button(panel(page), 'Done').click()
  await expect(page.getByText('1 change not published')).toBeVisible()
  await expect(async () => {
    const undo = page.getByRole('button', { name: 'Undo: About, in English' })
    if (await undo.isVisible()) await undo.click()
    await expect(page.getByText('About, in English: back to what it was before.')).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  await expect(guestPage(page).locator('h1')).toHaveText(/^A farm/)
  await expect(page.getByText('Everything is published')).toBeVisible()
  await expect(button(page, 'Nothing to undo')).toBeAttached()
})

test('what a page has besides what it shows is changed in the same way', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site?page=/about')
  await expect(mark(page, /^Change: A farm/)).toBeVisible()
  await button(page, 'Page details').click()
  const details = page.getByRole('dialog', { name: 'Details of About' })
  await expect(details.getByRole('listitem')).toHaveCount(1)
  expect(await axeFaults(page)).toEqual([])
  await details.getByRole('button', { name: /^Description for search engines/ }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toContainText('Six acres')
  await expect(panel(page).getByText(/of \d+ characters/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(` ${'Come and see. '.repeat(6)}`)
  await expect(panel(page).getByText(/This may be too long here/)).toBeVisible()
  await expect(state(page)).toHaveText('Saved')
  expect(await axeFaults(page)).toEqual([])

  await page.keyboard.press('Escape')
  await expect(button(page, 'Page details')).toBeFocused()
})

test('an Arabic page has its facts marked, and its sentences their own measure', async ({
  page,
}) => {
  await page.goto('/app/site?lang=ar')
  await expect(mark(page, /^Fact: /)).toBeVisible()
  await mark(page, /^Change: /).click()
  await expect(panel(page).getByText(/of \d+ characters/)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
