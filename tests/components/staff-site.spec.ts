import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import type { Desk } from '../support/site.ts'
import { test } from '../support/stage-desk.ts'

const colleague = 'prakash@dontali.example'

test.beforeEach('nothing is changed, and everything as at the start', async ({ site }) => {
  await site.sql('DELETE FROM site_changes')
  await site.sql('DELETE FROM publications WHERE number > 1')
  await site.sql(`INSERT INTO staff (email, role) VALUES ($1, 'owner') ON CONFLICT DO NOTHING`, [
    colleague,
  ])
})

/** Makes a call as a colleague. */
async function byColleague(site: Desk, path: string, json: object = {}) {
  const response = await fetch(`${site.server.url}/api/site/${path}`, {
    method: 'POST',
    headers: { cookie: await site.staffCookie(colleague), 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
  const answer = await response.json()
  expect(response.ok, JSON.stringify(answer)).toBe(true)
  return answer
}

const row = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const bar = (page: Page) => page.getByRole('region', { name: 'Publishing' })

/** Opens the dialog of a row. */
async function change(page: Page, name: string) {
  await expect(async () => {
    await button(page, `Change ${name}`).click()
    await expect(dialog(page, name)).toHaveCount(1, { timeout: 500 })
  }).toPass()
  return dialog(page, name)
}

/** Presses a button that may have come a moment ago, until something is there. */
async function press(page: Page, name: string, then: () => Promise<void>) {
  await expect(async () => {
    const pressed = page.getByRole('button', { name, exact: true })
    if (await pressed.isVisible()) await pressed.click()
    await then()
  }).toPass()
}

test('a pair of facts is one row, and a change is marked with what guests see until it is undone', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site/facts')
  await expect(row(page, 'Check-in')).toContainText('1 pm to 6 pm')
  await expect(row(page, 'Deposit')).toContainText('25%')
  await expect(bar(page)).toContainText('Everything is published')
  expect(await axeFaults(page)).toEqual([])

  const hours = await change(page, 'Check-in')
  await expect(hours.getByText('Earlier bookings keep 1 pm to 6 pm.')).toBeVisible()
  await hours.getByLabel('From').selectOption({ label: '3 pm' })
  expect(await axeFaults(page)).toEqual([])
  await button(hours, 'Save').click()
  await expect(page.getByText('Check-in saved. Guests see it once you publish.')).toBeVisible()
  await expect(row(page, 'Check-in')).toContainText('Not published')
  await expect(row(page, 'Check-in').locator('del')).toHaveText('1 pm to 6 pm')
  await expect(row(page, 'Check-in').locator('ins')).toHaveText('3 pm to 6 pm')
  await expect(bar(page)).toContainText('1 change not published')
  expect(await axeFaults(page)).toEqual([])

  await press(page, 'Undo the change to Check-in', () =>
    expect(page.getByText('Check-in: back to what guests see.')).toBeVisible({ timeout: 1000 }),
  )
  await expect(row(page, 'Check-in')).not.toContainText('Not published')
})

test('a wrong value is said at its field, and what the rule wants stands there before', async ({
  page,
}) => {
  await page.goto('/app/site/facts')
  const deposit = await change(page, 'Deposit')
  const field = deposit.getByRole('textbox', { name: 'Deposit, in percent' })
  await expect(field).toHaveAccessibleDescription('Enter a percentage from 1 to 100.')
  for (const wrong of ['', '0', '101', 'a quarter']) {
    await field.fill(wrong)
    await expect(button(deposit, 'Save')).toBeEnabled()
    await button(deposit, 'Save').click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription('Enter a percentage from 1 to 100.')
  }
  await button(deposit, 'Cancel').click()
  const chat = await change(page, 'Phone and chat hours')
  await chat.getByLabel('Until').fill('07:00')
  await button(chat, 'Save').click()
  await expect(chat.getByLabel('Until')).toHaveAccessibleDescription(
    /time after you begin to answer/,
  )
  expect(await axeFaults(page)).toEqual([])
})

test('where a colleague has changed the same fact, theirs is shown, and taken or written over', {
  tag: '@both',
}, async ({ page, site }) => {
  await page.goto('/app/site/facts')
  for (const take of [true, false]) {
    const deposit = await change(page, 'Deposit')
    await deposit.getByRole('textbox').fill('30')
    await byColleague(site, 'facts', { depositPercent: take ? 40 : 45 })
    await expect(button(deposit, 'Save')).toBeEnabled()
    await button(deposit, 'Save').click()
    await expect(deposit.getByText(`${colleague} changed this in the meantime.`)).toBeVisible()
    await expect(deposit.getByText(`Deposit is now ${take ? 40 : 45}%.`)).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    if (take) {
      await button(deposit, 'Use their version').click()
      await expect(deposit.getByRole('textbox')).toHaveValue('40')
      await button(deposit, 'Cancel').click()
    } else {
      await press(page, 'Save mine instead', () =>
        expect(deposit).toHaveCount(0, { timeout: 1000 }),
      )
      await expect(row(page, 'Deposit').locator('ins')).toHaveText('30%')
    }
  }
})

test('bank details are changed together and at once, and the dialog says so before', {
  tag: '@both',
}, async ({ page, site }) => {
  await page.goto('/app/site/facts')
  const bank = await change(page, 'Bank account')
  await expect(bank.getByText('Guests will pay to these details as soon as you save')).toBeVisible()
  await bank.getByRole('textbox', { name: 'Account number' }).fill('50100212345678')
  await bank.getByRole('textbox', { name: 'IFSC' }).fill('hdfc')
  expect(await axeFaults(page)).toEqual([])
  await button(bank, 'Change it now').click()
  await expect(bank.getByRole('textbox', { name: 'IFSC' })).toBeFocused()
  await bank.getByRole('textbox', { name: 'IFSC' }).fill('HDFC0000123')
  await press(page, 'Change it now', () => expect(bank).toHaveCount(0, { timeout: 1000 }))
  await expect(row(page, 'Bank account')).toContainText('50100212345678')
  await expect(row(page, 'Bank account')).not.toContainText('Not published')
  const owed = await site.sql(
    `SELECT j.payload FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE identifier = 'send_payment_details_mail'`,
  )
  expect(owed).toMatchObject({
    rows: expect.arrayContaining([{ payload: { publication: 2 } }]),
  })
})

test('what is published is what was listed: a colleague’s change is listed first, and says whose it is', {
  tag: '@both',
}, async ({ page, site }) => {
  await byColleague(site, 'facts', { depositPercent: 30 })
  await byColleague(site, 'words', { key: 'about.lead', locale: 'fr', text: 'Deux lacs.' })
  await page.goto('/app/site/facts')
  await expect(bar(page)).toContainText('2 changes not published')
  const publish = dialog(page, 'Publish')
  await press(page, 'Publish', () => expect(publish).toHaveCount(1, { timeout: 1000 }))
  await expect(publish.getByRole('listitem').filter({ hasText: 'Deposit' })).toContainText(
    colleague,
  )
  await expect(publish.getByText('About, in French')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await byColleague(site, 'facts', { maxDogs: 0 })
  await press(page, 'Publish 2 changes', () =>
    expect(
      publish.getByText(`${colleague} changed 1 more thing in the meantime.`, { exact: false }),
    ).toBeVisible({ timeout: 1000 }),
  )
  await expect(publish.getByRole('listitem').filter({ hasText: 'Dogs' })).toContainText('No dogs')
  expect(await axeFaults(page)).toEqual([])

  await press(page, 'Undo the change to About, in French', () =>
    expect(publish.getByText('About, in French')).toBeHidden({ timeout: 1000 }),
  )
  await press(page, 'Publish 2 changes', () => expect(publish).toHaveCount(0, { timeout: 1000 }))
  await expect(bar(page)).toBeFocused()
  await expect(bar(page)).toContainText('Everything is published')
  await expect(bar(page)).toContainText('Rebuilding the pages')
})

test('whether guests read the new pages is said, and why they don’t if making them failed', {
  tag: '@both',
}, async ({ page, site }) => {
  await page.goto('/app/site/facts')
  await expect(bar(page)).toContainText('Everything is published')
  await byColleague(site, 'facts', { 'upi.payee': 'Prakash Patil' })
  await expect(bar(page)).toContainText('Rebuilding the pages')
  const note = (state: string, pages: number, why: string | null) =>
    site.sql(
      `INSERT INTO renderings (publication, process, state, pages, ms, why)
       VALUES (2, '00000000-0000-4000-8000-000000000000', $1, $2, 14200, $3)
       ON CONFLICT (publication, process) DO UPDATE SET state = $1, pages = $2, why = $3`,
      [state, pages, why],
    )
  await note('failed', 0, 'The disk is full.')
  await expect(bar(page)).toContainText('Guests still see the old pages')
  await expect(bar(page)).toContainText('The disk is full.')
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(bar(page)).toContainText('Guests still see the old pages')
  await note('live', 84, null)
  await expect(bar(page)).toContainText('Guests now see the new pages: 84 pages in 14 s')
  expect(await axeFaults(page)).toEqual([])
})

test('before a publication is restored, all that guests would see otherwise is listed, where they pay included', {
  tag: '@both',
}, async ({ page, site }) => {
  const { changes } = await byColleague(site, 'facts', { depositPercent: 30 })
  await byColleague(site, 'publish', { seen: [changes[0].id] })
  await byColleague(site, 'facts', { 'upi.id': 'farm@bank' })
  await page.goto('/app/site/history')
  const list = page.getByRole('listitem').filter({ hasText: `by ${colleague}` })
  await expect(list).toHaveCount(2)
  await expect(list.first()).toContainText('Guests see this')
  await expect(list.nth(1)).toContainText('Deposit')
  expect(await axeFaults(page)).toEqual([])
  const restore = dialog(page, 'Restore no. 1?')
  await press(page, 'Restore no. 1', () => expect(restore).toHaveCount(1, { timeout: 1000 }))
  await expect(restore.getByText('This also changes where guests pay.')).toBeVisible()
  await expect(restore.getByRole('listitem').filter({ hasText: 'UPI' }).locator('del')).toHaveText(
    'farm@bank',
  )
  await expect(
    restore.getByRole('listitem').filter({ hasText: 'Deposit' }).locator('ins'),
  ).toHaveText('25%')
  expect(await axeFaults(page)).toEqual([])
  await press(page, 'Restore', () => expect(restore).toHaveCount(0, { timeout: 1000 }))
  await expect(page.getByText('No. 1 is restored.')).toBeVisible()
  await expect(page.getByText('Restores no. 1')).toBeVisible()
})

test('an open page of staff follows what colleagues change and publish', async ({ page, site }) => {
  await page.goto('/app/site/facts')
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText('Dontali Farmstay')
  const { changes } = await byColleague(site, 'facts', { name: 'Attic by the Lake' })
  await expect(row(page, 'Name of the farm')).toContainText('Attic by the Lake')
  await expect(foot).toContainText('Dontali Farmstay')
  await byColleague(site, 'publish', { seen: [changes[0].id] })
  await expect(foot).toContainText('Attic by the Lake')
})
