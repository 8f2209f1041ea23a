import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { test } from '../support/stage-desk.ts'

test.beforeEach('nobody has been added', async ({ site }) => {
  await site.sql(`DELETE FROM staff WHERE email LIKE '%@ambewadi.example'`)
})

const person = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

async function add(page: Page, name: string, email: string) {
  await button(page, 'Add someone').click()
  const dialog = page.getByRole('dialog', { name: 'Add someone' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Add someone' }).click()
  return dialog
}

test('somebody is added, removed and let in again', { tag: '@both' }, async ({ page }) => {
  await page.goto('/app/team')
  await expect(page.getByRole('heading', { name: '2 people' })).toBeVisible()
  await expect(button(page, 'Remove staff@dontali.example')).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])

  const dialog = await add(page, '', 'meera')
  await expect(dialog).toContainText('Enter their name.')
  await expect(dialog).toContainText('Enter an e-mail address.')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await add(page, 'Meera Sawant', 'meera@ambewadi.example')
  await expect(person(page, 'Meera Sawant')).toContainText('meera@ambewadi.example')
  await expect(page.getByText('Meera Sawant can sign in now.')).toBeVisible()
  await expect(person(page, 'Meera Sawant')).toContainText('Desk')

  await button(page, 'Change what Meera Sawant can do').click()
  const role = page.getByRole('dialog', { name: 'What can Meera Sawant do?' })
  await role.getByLabel('Can publish the site').uncheck()
  expect(await axeFaults(page)).toEqual([])
  await role.getByRole('button', { name: 'Save' }).click()
  await expect(person(page, 'Meera Sawant')).toContainText('Desk, can’t publish')

  await button(page, 'Remove Meera Sawant').click()
  const ask = page.getByRole('dialog', { name: 'Remove Meera Sawant?' })
  await expect(ask).toContainText('signed out everywhere immediately')
  expect(await axeFaults(page)).toEqual([])
  await ask.getByRole('button', { name: 'Remove' }).click()
  await expect(person(page, 'Meera Sawant')).toHaveCount(0)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(person(page, 'Meera Sawant')).toBeVisible()
})

test('somebody who can sign in already isn’t added twice', async ({ page }) => {
  await page.goto('/app/dashboard/setup/team')
  const dialog = await add(page, 'Staff', 'STAFF@dontali.example')
  await expect(dialog).toContainText('staff@dontali.example can already sign in.')
})
