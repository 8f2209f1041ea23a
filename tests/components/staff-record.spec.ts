import { expect } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { makeBooking } from '../support/staff-site.ts'
import { test } from '../support/stage-desk.ts'

test.describe.configure({ mode: 'default' })

const guest = {
  fullName: 'Ravi Patwardhan',
  email: 'ravi@record.example',
  phone: '+91 90040 11223',
  utr: '534601872291',
  amount: '4000',
  inDays: 200,
}
let reference: string

test.beforeAll('a booking whose amount differs, and one before it', async ({ site }) => {
  test.setTimeout(120_000)
  await makeBooking(site, { fullName: 'Asha Before', email: 'asha@record.example', inDays: 203 })
  reference = (await makeBooking(site, guest)).reference
})

test('a link with a reference opens the booking as a task: what to find, what to look at twice', async ({
  page,
}, { project }) => {
  await page.goto(`/app/bookings?q=${reference}`)
  if (project.name === 'phone')
    await page.getByRole('button', { name: /Check the payment/ }).click()
  const record = page.getByRole('region', { name: 'Booking for Ravi Patwardhan' })
  const bank = record.getByRole('region', { name: 'Find this in the bank' })
  await expect(bank).toContainText('₹4,000.00')
  await expect(bank).toContainText('5346 0187 2291')
  await expect(bank).toContainText('Ravi Patwardhan')
  await expect(record).toContainText('The guest’s page showed ₹4,000, which is ₹720 too little.')
  await expect(record.getByRole('link', { name: '+91 90040 11223' })).toBeVisible()
  await expect(
    record.getByText('Look for the payment in the bank, not in the screenshot.'),
  ).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test(
  'the screenshot is one press away, and can be enlarged and turned',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    await page.goto(`/app/bookings?q=${reference}`)
    if (project.name === 'desktop') await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Screenshot from Ravi Patwardhan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Screenshot from Ravi Patwardhan' })
    const picture = dialog.getByRole('img')
    await expect(picture).toBeVisible()
    const height = async () => (await picture.boundingBox())?.height ?? 0
    await expect(picture).toHaveJSProperty('complete', true)
    const before = await height()
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    await expect(dialog.getByText('150%')).toBeVisible()
    await expect.poll(height).toBeCloseTo(before * 1.5, 0)
    await dialog.getByRole('button', { name: 'Rotate' }).click()
    await expect(picture).toHaveCSS('rotate', '90deg')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test('the keyboard alone goes through the list: arrows, Enter and Escape', async ({ page }) => {
  await page.goto('/app/bookings')
  await page.getByRole('row', { name: 'Ravi Patwardhan' }).waitFor()
  await page.getByPlaceholder('Search name/email/phone').focus()
  await page.keyboard.type('record.example')
  await expect(page.getByText('2 bookings found')).toBeVisible()
  await page.getByRole('button', { name: 'Ravi Patwardhan', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Asha Before', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const record = page.getByRole('region', { name: /^Booking for/ })
  await expect(record).toContainText('1 of 2')
  await expect(record.getByRole('heading', { level: 2 })).toHaveText('Ravi Patwardhan')
  await record.getByRole('button', { name: 'Next booking' }).click()
  await expect(record.getByRole('heading', { level: 2 })).toHaveText('Asha Before')
  await page.keyboard.press('Escape')
  await expect(record).toBeHidden()
  await expect(page.getByRole('button', { name: 'Asha Before', exact: true })).toBeFocused()
})
