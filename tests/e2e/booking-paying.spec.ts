import { expect } from '@playwright/test'
import { property } from '#lib/property.ts'
import { expectAccessible, freshStay, goToPayment } from '../support/booking-page.ts'
import { test } from '../support/site.ts'

test('whoever cannot pay by UPI keeps the room and reads the account on their own page', async ({
  page,
}) => {
  await goToPayment(page, freshStay())
  await page.getByText('I cannot pay by UPI').click()
  await page.getByLabel('Type this word').fill('farmstay')
  await page.getByRole('button', { name: 'Keep the room' }).click()
  await expect(page.getByText('and wait for your transfer')).toBeVisible()
  await page.getByRole('link', { name: 'your booking page' }).click()
  await expect(page.getByRole('heading', { name: 'We keep the room for you until' })).toBeVisible()
  await expect(page.getByText(property.bank.accountNumber)).toBeVisible()
  await expect(page.getByText(property.bank.swift)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Show us the transfer' })).toBeVisible()
  await expectAccessible(page)
})
