import { expect } from '@playwright/test'
import { property } from '#lib/property.ts'
import { expectAccessible, freshStay, goToPayment } from '../support/booking-page.ts'
import { test } from '../support/site.ts'

test('whoever cannot pay by UPI keeps the room and reads the account on their own page', async ({
  page,
}) => {
  await goToPayment(page, freshStay())
  await page.getByText('Pay by bank transfer').click()
  await page.getByLabel('Type this word').fill('farmstay')
  await page.getByRole('button', { name: 'Book by bank transfer' }).click()
  await expect(page.getByText('while you send the transfer')).toBeVisible()
  await page.getByRole('link', { name: 'your booking page' }).click()
  await expect(
    page.getByRole('heading', { name: 'We’re holding the room for you until' }),
  ).toBeVisible()
  await expect(page.getByText(property.bank.accountNumber)).toBeVisible()
  await expect(page.getByText(property.bank.swift)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Send us the bank’s receipt' })).toBeVisible()
  await expectAccessible(page)
})
