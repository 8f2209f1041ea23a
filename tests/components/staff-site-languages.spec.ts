import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import type { Desk } from '../support/site.ts'
import { test } from '../support/stage-desk.ts'

const lead = 'We grow mangoes.'
const rest = 'You pay {deposit} now.'

/** Writes other English for a place into the draft, which puts the other languages out of date. */
async function write({ sql }: Desk, key: string, text: string): Promise<void> {
  const own = JSON.stringify({ text, english: text })
  await sql(
    `INSERT INTO site_changes (kind, name, value, changed_by) VALUES ('words', 'en/${key}', '${own}', 'a@b.example')`,
  )
}

test.beforeEach('the site is as it was shipped', async ({ site }) => {
  await site.sql('DELETE FROM site_changes')
  await site.sql('DELETE FROM publications WHERE number > 1')
})

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).first()
const place = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('says how the words of each language are, and a language is switched off and on again', {
  tag: '@both',
}, async ({ page, site }) => {
  await write(site, 'about.lead', lead)
  await page.goto('/app/site/languages')
  await expect(page.getByRole('switch')).toHaveCount(5)
  await expect(row(page, 'English')).toContainText('1 yours')
  const french = row(page, 'French')
  await expect(french).toContainText('1 out of date')
  expect(await axeFaults(page)).toEqual([])
  const toggle = page.getByRole('switch', { name: 'The site in French' })
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect(french).toContainText('Off once you publish')
  await expect(page.getByRole('region', { name: 'Publishing' })).toContainText('2 changes')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(toggle).toBeChecked()
  await expect(french).not.toContainText('once you publish')
  await expect(page.getByRole('link', { name: 'Review 1 in French' })).toHaveAttribute(
    'href',
    '/app/site/languages/fr',
  )
})

test('what’s out of date is said to be correct still, or written anew, until nothing is left', {
  tag: '@both',
}, async ({ page, site }) => {
  await write(site, 'about.lead', lead)
  await write(site, 'home.policy.payment.text', rest)
  await page.goto('/app/site/languages/fr')
  await expect(page.getByRole('heading', { name: 'French: 2 to review' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  // Without the browser's own translator, nothing offers drafts.
  await expect(page.getByText('Draft')).toHaveCount(0)
  const first = place(page, lead)
  await expect(first).toContainText('The English was:')
  await button(first, 'Edit').click()
  await first.getByRole('textbox').fill('Nous cultivons des mangues.')
  expect(await axeFaults(page)).toEqual([])
  await button(first, 'Save').click()
  await expect(page.getByText('French text saved. Guests see it once you publish.')).toBeVisible()
  await expect(first).toHaveCount(0)
  await button(place(page, 'You pay'), 'Still correct').click()
  await expect(page.getByText('Nothing here is out of date or missing.')).toBeVisible()
  expect(await own(site, 'fr/about.lead')).toEqual([
    { text: 'Nous cultivons des mangues.', english: lead },
  ])
})

/** The words in the draft for a place in a language. */
async function own({ sql }: Desk, name: string): Promise<unknown[]> {
  const answer = await sql('SELECT value FROM site_changes WHERE name = $1', [name])
  const { rows } = answer as { rows: { value: unknown }[] }
  return rows.map(({ value }) => value)
}

/** Gives the page a translator that has to be downloaded; it loses the facts of what it's told to lose. */
async function giveTranslator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const create = async ({ monitor }: { monitor: (events: EventTarget) => void }) => {
      const events = new EventTarget()
      monitor(events)
      events.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.5, total: 1 }))
      document.documentElement.dataset.created = 'true'
      return {
        translate: async (text: string) =>
          text.includes('grow') ? 'Nous cultivons.' : text.replace('You pay', 'Vous payez'),
      }
    }
    Object.assign(globalThis, {
      Translator: { availability: async () => 'downloadable', create },
    })
  })
}

test('the browser’s own translator drafts after a question, and nothing is saved before it’s approved', {
  tag: '@both',
}, async ({ page, site }) => {
  await write(site, 'home.policy.payment.text', rest)
  await giveTranslator(page)
  await page.goto('/app/site/languages/fr')
  const one = place(page, 'You pay')
  await button(one, 'Make a draft').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Download a translator?')
  expect(await page.locator('html').getAttribute('data-created')).toBeNull()
  await button(dialog, 'Cancel').click()
  await expect(one).not.toContainText('Drafted')
  await button(one, 'Make a draft').click()
  await button(dialog, 'Download').click()
  await expect(one).toContainText('Drafted by this browser, not checked yet')
  await expect(one).toContainText('Vous payez')
  expect(await axeFaults(page)).toEqual([])
  expect(await own(site, 'fr/home.policy.payment.text')).toEqual([])
  await button(one, 'Approve').click()
  await expect(one).toHaveCount(0)
  expect(await own(site, 'fr/home.policy.payment.text')).toEqual([
    { text: 'Vous payez {deposit} now.', english: rest },
  ])
})
