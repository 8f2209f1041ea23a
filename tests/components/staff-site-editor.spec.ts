import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { showMarkedPage } from '../support/marked-page.ts'
import { test } from '../support/stage-desk.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const guestPage = (page: Page) => page.frameLocator('iframe')
const mark = (page: Page, words: string | RegExp) =>
  guestPage(page).getByRole('button', { name: words })
const panel = (page: Page) => page.getByRole('dialog', { name: /^Text on/ })
const field = (page: Page) => panel(page).getByRole('textbox')
const state = (page: Page) => panel(page).getByRole('status')
const chip = (page: Page) => field(page).locator('[data-chip]')

/** Writes words for a place as a colleague does. */
async function write(page: Page, words: { key: string; text: string | null; locale?: string }) {
  const data = { locale: 'en', ...words }
  expect((await page.request.post('/api/site/words', { data })).ok()).toBe(true)
}
async function draftOf(page: Page, key: string, locale = 'en') {
  const { languages } = await (await page.request.get(`/api/site/words?key=${key}`)).json()
  return languages[locale].text
}

test.describe.configure({ mode: 'default' })
test.beforeEach(async ({ page }) => {
  await showMarkedPage(page)
})
test.afterEach(async ({ page }) => {
  for (const key of ['about.title', 'home.facts.payment', 'home.statement.title']) {
    await write(page, { key, text: null })
    await write(page, { key, text: null, locale: 'ar' })
  }
})

test('a sentence is pressed on the page, changed, saved as it is typed, and read on the page', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site?page=/about')
  await expect(mark(page, /^Change: /)).toHaveCount(3)
  expect(await guestPage(page).locator('body').innerHTML()).not.toMatch(/[\u2061-\u2064]/)
  await expect(guestPage(page).locator('p[inert] a')).toHaveText('A link')
  await mark(page, /^Change: A farm/)
    .first()
    .click()
  await expect(field(page)).toBeFocused()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('All of us')
  await expect(state(page)).toHaveText('Saved')
  await expect(guestPage(page).locator('h1')).toHaveText('All of us')
  await expect(mark(page, 'Change, not published yet: All of us')).toBeVisible()
  await expect(page.getByText('1 change not published')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(mark(page, /All of us/)).toBeFocused()
})

test('text that only the sample has is shown as an example, and said to be hidden from guests', {
  tag: '@both',
}, async ({ page }) => {
  await showMarkedPage(page, ['home.statement.title'])
  await page.goto('/app/site?page=/about')
  await expect(mark(page, /^Example, hidden from guests\. Change: /)).toHaveCount(1)
  await expect(mark(page, /^Change: A farm/).first()).toBeVisible()
  await expect(page.getByText('guests don’t see it until you change it')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('marks are reached by Tab in reading order, and opened by Enter', async ({ page }) => {
  await page.goto('/app/site?page=/about')
  await mark(page, /^Change: A farm/)
    .first()
    .focus()
  await page.keyboard.press('Tab')
  await expect(mark(page, /^Change: Pay 25%/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveText(/Pay .?25%.? when you book/)
})

test('a fact is one letter: picked by the first Backspace, and kept where guests rely on it', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site')
  await mark(page, /^Change: Pay/).click()
  await expect(chip(page)).toHaveText('25%')
  await page.keyboard.press('ControlOrMeta+Home')
  for (let at = 0; at < 'Pay '.length; at++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(chip(page)).toHaveAttribute('data-picked', '')
  await page.keyboard.press('Delete')
  await expect(panel(page).getByText(/This one has to stay/)).toBeVisible()
  await expect(chip(page)).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await expect(chip(page)).toHaveCount(1)
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(', please')
  await expect(state(page)).toHaveText('Saved')
  expect(await draftOf(page, 'home.facts.payment')).toMatch(/^Pay \{deposit\} .*, please$/)
})

test('what is pasted is plain text', async ({ page }) => {
  await page.goto('/app/site?page=/about')
  await mark(page, /^Change: A farm/)
    .first()
    .click()
  await expect(field(page)).toBeFocused()
  await field(page).evaluate((element) => {
    const data = new DataTransfer()
    data.setData('text/html', '<b>bold</b><script>alert(1)</script>')
    data.setData('text/plain', 'two\nlines ')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(field(page)).toHaveText(/two lines/)
  await expect(field(page).locator('b')).toHaveCount(0)
  await expect(state(page)).toHaveText('Saved')
})

test('words that a colleague has changed meanwhile are shown beside one’s own', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site?page=/about')
  await mark(page, /^Change: A farm/)
    .first()
    .click()
  await expect(field(page)).toBeFocused()
  await page.route('**/api/site/words?*', (route) => route.abort())
  await write(page, { key: 'about.title', text: 'Theirs' })
  await page.keyboard.type('Mine: ')
  await expect(panel(page).getByText(/changed this too/)).toBeVisible()
  await expect(state(page)).toHaveText('Not saved')
  expect(await axeFaults(page)).toEqual([])
  await page.unroute('**/api/site/words?*')
  await button(panel(page), 'Keep mine').click()
  await expect(state(page)).toHaveText('Saved')
  expect(await draftOf(page, 'about.title')).toContain('Mine:')
})

test('words that cannot be saved stay on the device until they are', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site?page=/about')
  await page.route('**/api/site/words', (route) => route.abort())
  await mark(page, /^Change: A farm/)
    .first()
    .click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Kept here')
  await expect(state(page)).toHaveText('Not saved')
  await expect(panel(page).getByText('kept on this device')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await page.unroute('**/api/site/words')
  await mark(page, /^Change: A farm/)
    .first()
    .click()
  await expect(field(page)).toHaveText('Kept here')
  await expect(state(page)).toHaveText('Saved')
  expect(await draftOf(page, 'about.title')).toBe('Kept here')
})

test('what the server refuses is said in its words, and nothing is lost', async ({ page }) => {
  await page.goto('/app/site?page=/about')
  await mark(page, /^Change: A farm/)
    .first()
    .click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await expect(panel(page).getByText('Enter some text.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.type('Us')
  await expect(state(page)).toHaveText('Saved')
})

test('Arabic is written from right to left, is out of date after the English, and is still correct if staff say so', {
  tag: '@both',
}, async ({ page }) => {
  await write(page, { key: 'about.title', text: 'Another title' })
  await page.goto('/app/site?page=/about&lang=ar')
  await expect(guestPage(page).locator('html')).toHaveAttribute('dir', 'rtl')
  await mark(page, /^Change: /)
    .first()
    .click()
  await expect(field(page)).toHaveAttribute('dir', 'rtl')
  await expect(field(page)).toHaveAttribute('lang', 'ar')
  expect(await axeFaults(page)).toEqual([])
  await button(panel(page), 'Still correct').click()
  await expect(button(panel(page), 'Still correct')).toBeHidden()
  if (isPhone(page))
    await panel(page)
      .getByText(/^All languages/)
      .click()
  await panel(page)
    .getByRole('button', { name: /^English/ })
    .click()
  await expect(guestPage(page).locator('html')).toHaveAttribute('lang', 'en')
  await expect(field(page)).toHaveText('Another title')
  await button(panel(page), 'Restore standard text').click()
  await expect(field(page)).not.toHaveText('Another title')
  await expect(guestPage(page).locator('h1')).not.toHaveText('Another title')
})
