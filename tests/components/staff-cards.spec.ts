import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { makeBooking } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

test.beforeAll('three bookings', async ({ site }) => {
  test.setTimeout(120_000)
  for (const [i, name] of ['Third Guest', 'Second Guest', 'First Guest'].entries()) {
    const email = `${name.split(' ')[0]?.toLowerCase()}@cards.example`
    await makeBooking(site, {
      fullName: name,
      email,
      phone: `+91 90000 0000${i}`,
      inDays: 150 + i * 2,
    })
  }
})

test.beforeEach(async ({ page }) => {
  await page.goto('/app/bookings')
})

const heading = (page: Page) => page.getByRole('article').getByRole('heading')
const counter = (page: Page) => page.getByText(/^\d+ of \d+$/)
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('one booking at a time, with its place in the row and a way to both sides', {
  tag: '@phone',
}, async ({ page }) => {
  await expect(heading(page)).toHaveText('First Guest')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(counter(page)).toHaveText(/^1 of \d+$/)
  await expect(step(page, 'Previous')).toBeDisabled()
  await step(page, 'Next').click()
  await expect(heading(page)).toHaveText('Second Guest')
  await expect(counter(page)).toHaveText(/^2 of \d+$/)
  await step(page, 'Previous').click()
  await expect(heading(page)).toHaveText('First Guest')
  expect(await axeFaults(page)).toEqual([])
})

test('the search looks in one field; another field empties it, and both go back to the first', {
  tag: '@phone',
}, async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Search in' })
  await expect(field.getByRole('option')).toHaveText([
    'Name',
    'Email',
    'Mobile',
    'Reference',
    'UTR',
    'Amount',
  ])
  await step(page, 'Next').click()
  await page.getByPlaceholder('Search by name...').fill('THIRD')
  await expect(counter(page)).toHaveText('1 of 1')
  await expect(heading(page)).toHaveText('Third Guest')

  await field.selectOption('Email')
  const email = page.getByPlaceholder('Search by email...')
  await expect(email).toHaveValue('')
  await expect(counter(page)).toHaveText(/^1 of [^1]/)
  await email.fill('cards.example')
  await expect(counter(page)).toHaveText('1 of 3')
  // A name is not found in the field of the e-mail addresses.
  await email.fill('Guest')
  await expect(page.getByText('No bookings found')).toBeVisible()
  await email.fill('   ')
  await expect(counter(page)).toHaveText(/^1 of [^0]/)

  await field.selectOption('Mobile')
  await page.getByPlaceholder('Search by mobile...').fill('90000 00001')
  await expect(heading(page)).toHaveText('Second Guest')
  await page.getByPlaceholder('Search by mobile...').fill('9000000001')
  await expect(heading(page)).toHaveText('Second Guest')
  await field.selectOption('UTR')
  await expect(page.getByPlaceholder('Search by UTR...')).toBeVisible()
})

test('the search, its field and the status stand in the address, and a reload returns to them', {
  tag: '@phone',
}, async ({ page }) => {
  await page.getByRole('combobox', { name: 'Search in' }).selectOption('Email')
  await page.getByPlaceholder('Search by email...').fill('cards.example')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending')
  await expect(counter(page)).toHaveText('1 of 3')
  await expect(page).toHaveURL(/\?q=cards.example&field=email&status=pending$/)
  await page.reload()
  await expect(page.getByPlaceholder('Search by email...')).toHaveValue('cards.example')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('pending')
  await expect(counter(page)).toHaveText('1 of 3')
})

test('a payment is verified from the card, and the page fits 360 pixels', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const card = page.getByRole('article', { name: 'Booking for First Guest' })
  await expect(card.getByRole('button', { name: 'Set to pending' })).toBeDisabled()
  await card.getByRole('button', { name: 'Verify Payment' }).click()
  await expect(card.getByText('Verified', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Verify Payment' })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Confirm booking' })).toBeVisible()
  for (const name of ['Set to pending', 'Reject']) {
    await expect(card.getByRole('button', { name })).toBeDisabled()
  }
  await expect(card.getByRole('button', { name: 'Cancel the booking' })).toBeEnabled()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
})
