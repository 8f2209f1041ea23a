import { expect } from '@playwright/test'
import sharp from 'sharp'
import { button, record } from '../support/desk-page.ts'
import { receipt } from '../support/receipts.ts'
import { test } from '../support/site.ts'
import { makeBooking } from '../support/staff-site.ts'

test.use({ signedIn: true })

test('a screenshot that looks alike names the other booking, shows both, and staff can say that they differ', async ({
  page,
  site,
}) => {
  const picture = await receipt()
  const saved = (quality: number) => sharp(picture).jpeg({ quality }).toBuffer()
  const first = await makeBooking(site, {
    fullName: 'Asha First',
    inDays: 310,
    screenshot: await saved(70),
  })
  const second = await makeBooking(site, {
    fullName: 'Ravi Second',
    inDays: 313,
    screenshot: await saved(60),
  })
  await page.goto(`/app/bookings?booking=${second.reference}`)
  const look = record(page, 'Ravi Second').getByRole('region', { name: 'Please check' })
  await expect(look).toContainText('has a very similar screenshot')
  const other = `${first.reference}, Asha First`
  for (const name of ['This booking', other]) {
    const shown = look.getByRole('img', { name: `Screenshot: ${name}` })
    await expect(shown).toBeVisible()
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  const link = look.getByRole('link', { name: `Open ${first.reference}` })
  await expect(link).toHaveAttribute('href', new RegExp(first.reference))

  await page.goto('/app/money')
  await page.getByRole('button', { name: 'Ravi Second' }).click()
  const beside = page.getByRole('region', { name: 'Please check' })
  await expect(beside.getByRole('img', { name: `Screenshot: ${other}` })).toBeVisible()
  await expect(beside.getByRole('link', { name: `Open ${first.reference}` })).toBeVisible()
  await page.goto(`/app/bookings?booking=${second.reference}`)

  await button(look, 'They are different receipts').click()
  await expect(look).toBeHidden()
  await expect(record(page, 'Ravi Second')).toContainText(
    `Not the same receipt as for ${first.reference}.`,
  )
  await page.goto(`/app/bookings?booking=${first.reference}`)
  await expect(record(page, 'Asha First')).toContainText('Screenshot not used before')
  await expect(
    record(page, 'Asha First').getByRole('region', { name: 'Please check' }),
  ).toBeHidden()
})
