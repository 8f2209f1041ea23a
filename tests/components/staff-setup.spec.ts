import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { button } from '../support/desk-page.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

const steps = (page: Page) => page.getByRole('region', { name: /make it yours|step by step/ })
const step = (page: Page, name: string) => steps(page).getByRole('link', { name })

/** Goes to a page and looks for faults in what's there. */
async function look(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
}

test(
  'a sample becomes a farm of its own, whose steps are done once the database has what they ask for',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    if (project.name === 'phone') await page.setViewportSize({ width: 390, height: 844 })
    await look(page, '/app/dashboard', 'This is a sample farm')
    await button(page, 'Set up your farm').click()
    const dialog = page.getByRole('dialog', { name: 'Set up your farm?' })
    await expect(dialog).toContainText('Opening soon')
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Set up your farm' }).click()
    await expect(page).toHaveURL('/app/dashboard/setup/name')

    await look(page, '/app/dashboard', 'Let’s make it yours')
    await expect(steps(page).getByRole('listitem')).toHaveCount(10)
    await expect(step(page, 'Your farm’s name and place')).toHaveAttribute('aria-current', 'step')
    await step(page, 'Your farm’s name and place').click()

    await look(page, '/app/dashboard/setup/name', 'What’s your farm called?')
    const typed = {
      'Name of the farm': 'Ambewadi Farmstay',
      'Short name': 'Ambewadi',
      Road: 'Mango Lane',
    }
    for (const [label, text] of Object.entries(typed)) {
      const field = page.getByLabel(label, { exact: true })
      await expect(field).toHaveValue('')
      await field.fill(text)
      await field.blur()
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    }
    await button(page, 'Next').click()
    await expect(page).toHaveURL('/app/dashboard/setup/reach')

    await button(page, 'Skip for now').click()
    await expect(page).toHaveURL('/app/dashboard/setup/pay')
    await look(page, '/app/dashboard', 'Your farm, step by step')
    await expect(steps(page)).toContainText('2 of 10 done')
    await expect(step(page, 'Your farm’s name and place')).toContainText('Done')
    await expect(step(page, 'How guests reach you')).toContainText('Skipped')
  },
)

test('every step has what it asks for, and what’s missing is listed before the farm can open', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [name, heading] of [
    ['reach', 'How do guests reach you?'],
    ['pay', 'How do guests pay you?'],
    ['gst', 'Do you have a GSTIN?'],
    ['rooms', 'What rooms do you have?'],
    ['photos', 'Show guests where they’ll sleep'],
    ['rules', 'Check-in and house rules'],
    ['mail', 'Do your e-mails arrive?'],
    ['team', 'Who helps you?'],
    ['backup', 'Keep a backup somewhere else'],
  ] as const) {
    await look(page, `/app/dashboard/setup/${name}`, heading)
  }
  await look(page, '/app/dashboard/setup/ready', 'Almost ready')
  await expect(page.getByRole('button', { name: 'Open for guests' })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'A phone number' })).toContainText(
    'Needed before you open',
  )
})

test('Next saves what’s typed, also without leaving the field, and stays if that fails', {
  tag: '@phone',
}, async ({ page }) => {
  const next = button(page, 'Next')
  await page.goto('/app/dashboard/setup/reach')
  const hours = page.getByRole('group', { name: 'Chat hours' })
  await page.getByLabel('E-mail').fill('stay@ambewadi.example')
  await hours.getByLabel('From').fill('07:30')
  await hours.getByLabel('Until').fill('21:30')
  // A press is passed over while what's under it may have changed.
  await expect(async () => {
    await next.dispatchEvent('click')
    await expect(page).not.toHaveURL('/app/dashboard/setup/reach', { timeout: 3000 })
  }).toPass()

  await page.goto('/app/dashboard/setup/reach')
  await expect(hours.getByLabel('From')).toHaveValue('07:30')
  await expect(hours.getByLabel('Until')).toHaveValue('21:30')
  const phone = page.getByLabel('Phone')
  await phone.fill('98765')
  await next.click()
  await expect(phone).toHaveAttribute('aria-invalid')
  await expect(page).toHaveURL('/app/dashboard/setup/reach')
})

test('the bank account is entered on the step itself, into empty fields', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/app/dashboard/setup/pay')
  await button(page, 'Guests without UPI pay by bank transfer: add your account').click()
  const account = page.getByRole('dialog', { name: 'Bank account' })
  await expect(account.getByLabel('Account number')).toHaveValue('')
  await expect(account.getByLabel('IFSC')).toHaveValue('')
})

test('a room added in the first run leads back to its step', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/app/dashboard/setup/rooms')
  await button(page, 'Add a room').click()
  const dialog = page.getByRole('dialog', { name: 'Add a room' })
  await dialog.getByLabel('Name').fill('Mango Room')
  await dialog.getByLabel('Sleeps').fill('3')
  await dialog.getByLabel('Amount per day (₹)').fill('2500')
  await dialog.getByRole('button', { name: 'Add the room' }).click()
  await page.getByRole('link', { name: 'Back to the steps' }).click()
  await expect(page).toHaveURL('/app/dashboard/setup/rooms')
  await expect(page.getByRole('link', { name: 'Mango Room' })).toBeVisible()
})
