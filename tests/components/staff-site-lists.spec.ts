import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { test } from '../support/stage-desk.ts'

test.beforeEach('the lists are as they were shipped', async ({ site }) => {
  await site.sql('DELETE FROM site_changes')
  await site.sql('DELETE FROM publications WHERE number > 1')
})

const list = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Publishing' })

test('an item is hidden, shown again at the end and moved, and what isn’t published is listed', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site/lists')
  const forts = list(page, 'Forts nearby')
  await expect(forts.getByRole('listitem')).toHaveText(['Lohagad', 'Visapur', 'Tikona', 'Tung'])
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Hide Lohagad').click()
  await expect(forts).toContainText('Lohagad: not shown')
  await expect(forts).toContainText('Not published')
  await button(page, 'Show Lohagad').click()
  await expect(forts.getByRole('listitem').last()).toHaveText('Lohagad')
  await button(page, 'Move Lohagad up').click()
  await expect(forts.getByRole('listitem').nth(2)).toHaveText('Lohagad')
  await expect(bar(page)).toContainText('1 change not published')
  expect(await axeFaults(page)).toEqual([])
  await bar(page).getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Forts nearby')
  await expect(dialog.locator('ins')).toHaveText('Visapur, Tikona, Lohagad and Tung')
})

test('points that every stay is sold under can’t be hidden', async ({ page }) => {
  await page.goto('/app/site/lists')
  const terms = list(page, 'Points of the terms')
  await expect(terms.getByRole('button', { name: /^Hide/ })).toHaveCount(7)
  await expect(button(page, 'Hide Pool')).toBeVisible()
})

test('a place of the farm’s own is added, with what is wrong said at its field, and removed after a question', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site/lists')
  await button(page, 'Add a place: Nature nearby').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('The old weir')
  await dialog.getByLabel('Kind of place').fill('Water')
  await dialog.getByLabel('Minutes by car').fill('x')
  await dialog.getByLabel('Best time').fill('At dawn')
  await dialog.getByLabel('Description').fill('Where the herons fish.')
  await button(dialog, 'Add a place').click()
  await expect(dialog.getByText('Enter a whole number from 1 to 600.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('Minutes by car').fill('12')
  await button(dialog, 'Add a place').click()
  const nature = list(page, 'Nature nearby')
  await expect(nature.getByRole('listitem').last()).toHaveText('The old weir')
  await expect(bar(page)).toContainText('1 change not published')
  await button(page, 'Remove The old weir').click()
  await button(page.getByRole('dialog'), 'Remove').click()
  await expect(nature).not.toContainText('The old weir')
  await expect(bar(page)).toContainText('Everything is published')
})

test('a package of the farm’s own is added, edited, hidden, and brought back after it was removed', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/app/site/lists')
  const packages = list(page, 'Packages for groups')
  const dialog = page.getByRole('dialog')
  await button(page, 'Add a package: Packages for groups').click()
  await button(dialog, 'Add a package').click()
  await expect(dialog.getByText('Enter some text.')).toHaveCount(3)
  await expect(dialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByLabel('Title').fill('A small wedding')
  await dialog.getByLabel('Description').fill('Forty people, one field.')
  await dialog.getByLabel('What’s included', { exact: true }).fill('The field, and the bullocks')
  await button(dialog, 'Add a package').click()
  await expect(packages.getByRole('listitem').last()).toHaveText('A small wedding')

  await button(page, 'Edit A small wedding').click()
  await expect(dialog.getByLabel('Description')).toHaveValue('Forty people, one field.')
  await expect(dialog.getByLabel('One more thing included (optional)')).toHaveValue('')
  await dialog.getByLabel('Title').fill('A wedding')
  await button(dialog, 'Save').click()
  await expect(packages.getByRole('listitem').last()).toHaveText('A wedding')

  await button(page, 'Hide A wedding').click()
  await expect(packages).toContainText('A wedding: not shown')
  expect(await axeFaults(page)).toEqual([])
  await button(page, 'Show A wedding').click()
  await button(page, 'Remove A wedding').click()
  await button(dialog, 'Remove').click()
  await expect(packages).not.toContainText('A wedding')
  await button(page, 'Undo').click()
  await expect(packages.getByRole('listitem').last()).toHaveText('A wedding')
})

test('an item that a colleague has changed meanwhile isn’t overwritten, and what was typed stays', async ({
  page,
  site,
}) => {
  await page.goto('/app/site/lists')
  const dialog = page.getByRole('dialog')
  await button(page, 'Add a principle: Principles').click()
  await dialog.getByLabel('Title').fill('Dark nights')
  await dialog.getByLabel('Description').fill('The lamps are low.')
  await button(dialog, 'Add a principle').click()
  await button(page, 'Edit Dark nights').click()
  await site.sql(
    `UPDATE site_changes SET value = '{"text": "Dark, dark nights", "english": "Dark, dark nights"}'
      WHERE name LIKE 'en/about.principles.own%.title'`,
  )
  await dialog.getByLabel('Title').fill('Stars')
  await button(dialog, 'Save').click()
  await expect(dialog.getByRole('alert')).toContainText('changed this in the meantime')
  expect(await axeFaults(page)).toEqual([])
  await expect(dialog.getByLabel('Title')).toHaveValue('Stars')
})
