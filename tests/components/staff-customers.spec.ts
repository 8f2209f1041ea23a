import { expect, type Page } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { makeBooking, setStatus } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

test.beforeAll('two customers, one of whom has paid', async ({ site }) => {
  test.setTimeout(120_000)
  await makeBooking(site, { fullName: 'Zara Paid', email: 'zara@customers.example', inDays: 300 })
  const { id } = await makeBooking(site, {
    fullName: 'Zara Paid',
    email: 'zara@customers.example',
    inDays: 302,
  })
  await setStatus(site, id, 'verified')
  await makeBooking(site, {
    fullName: 'Yusuf New',
    email: 'yusuf@customers.example',
    phone: '+91 91234 56789',
    inDays: 304,
  })
})

test.beforeEach(({ page }) => page.goto('/app/customers'))

test('the customers stand in a table, with all their bookings and what they paid', async ({
  page,
}) => {
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Email',
    'Phone',
    'Total Bookings',
    'Total Revenue',
    'Since',
  ])
  await page.getByPlaceholder('Search name/email/phone').fill('CUSTOMERS.example')
  await expect(page.getByText('2 customers found')).toBeVisible()
  await expect(page.getByText('Page 1 of 1')).toBeVisible()
  await expect(button(page, 'Previous')).toBeDisabled()
  await expect(button(page, 'Next')).toBeDisabled()
  const zara = page.getByRole('row', { name: 'Zara Paid' })
  await expect(zara.getByRole('cell')).toHaveText([
    'zara@customers.example',
    '+91 98765 43210',
    '2',
    '₹4,720',
    /^\d{1,2} \w+ \d{4}$/,
  ])
  await expect(page.getByRole('row', { name: 'Yusuf New' })).toContainText('₹0')
  expect(await axeFaults(page)).toEqual([])
  await page.getByPlaceholder('Search name/email/phone').fill('nobody at all')
  await expect(page.getByText('No customers', { exact: true })).toBeVisible()
})

test('on a phone one customer at a time, found by name, e-mail or mobile', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const card = page.getByRole('article')
  await expect(card.getByRole('heading')).toHaveText('Yusuf New')
  await button(page, 'Next').click()
  await expect(card.getByRole('heading')).toHaveText('Zara Paid')
  await expect(card).toContainText('Customer since')
  await expect(card).toContainText('zara@customers.example')
  await expect(card).toContainText('₹4,720')

  await page.getByPlaceholder('Search by name...').fill('yusuf')
  await expect(page.getByText('1 of 1')).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search in' })
  await expect(field.getByRole('option')).toHaveText(['Name', 'Email', 'Mobile'])
  await field.selectOption('Mobile')
  await expect(page.getByPlaceholder('Search by mobile...')).toHaveValue('')
  await page.getByPlaceholder('Search by mobile...').fill('91234 56789')
  await expect(card.getByRole('heading')).toHaveText('Yusuf New')
  await page.getByPlaceholder('Search by mobile...').fill('yusuf')
  await expect(page.getByText('No customers found')).toBeVisible()
  await button(page, 'Show all customers').click()
  await expect(card).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await axeFaults(page)).toEqual([])
})

test(
  'the search stands in the address, so that Back and a reload return to it',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const search = page.getByRole('searchbox')
    const zara = page.getByRole(project.name === 'phone' ? 'article' : 'row', { name: 'Zara Paid' })
    await search.fill('zara')
    await expect(page).toHaveURL(/\/app\/customers\?q=zara/)
    await expect(page.getByRole('row', { name: 'Yusuf New' })).toBeHidden()
    if (project.name === 'phone') await button(page, 'Open the menu').click()
    await page.getByRole('link', { name: 'Rooms' }).click()
    await expect(page).toHaveURL(/\/app\/rooms$/)
    await page.goBack()
    for (const come of [async () => undefined, () => page.reload()]) {
      await come()
      await expect(search).toHaveValue('zara')
      await expect(zara).toBeVisible()
      await expect(page.getByRole('row', { name: 'Yusuf New' })).toBeHidden()
      await expect(page).toHaveURL(/\/app\/customers\?q=zara/)
    }
  },
)

test('who turns a tablet keeps the search, and nothing is asked again', async ({ page }) => {
  await page.getByRole('searchbox').fill('zara')
  await expect(page.getByText('1 customer found')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('customers_list') && !request.url().includes('poll=1')) {
      calls.push(request.url())
    }
  })
  await page.setViewportSize({ width: 800, height: 1100 })
  await expect(page.getByRole('article', { name: 'Zara Paid' })).toBeVisible()
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('zara')
  expect(calls).toEqual([])
})

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
