import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { axeFaults } from './axe.ts'
import { receipt } from './receipts.ts'
import { payLink, sayPaid } from './upi.ts'

export const wada = 'Maratha Wada Room'
export const cottage = 'Valley-View Cottage'

/** Who books here: nobody whom the staff's tests look for. */
export const guest = {
  fullName: 'Leela Nair',
  email: 'leela.nair@example.com',
  phone: '+91 97000 11223',
}

export type Stay = { checkIn: string; checkOut: string }

let stays = 0

/** A stay of three nights that no other test of this worker asks for. */
export function freshStay(): Stay {
  stays += 1
  const checkIn = addDays(dayInIndia(new Date()), 20 + stays * 5)
  return { checkIn, checkOut: addDays(checkIn, 3) }
}

/** Opens the booking page with a stay in the cottage, as the home page's strip does. */
export async function openForm(page: Page, stay: Stay, language = '', guests = '4'): Promise<void> {
  const query = new URLSearchParams({ room: cottage, ...stay, guests })
  await page.goto(`${language}/booking?${query}`)
  await expect(page.locator('input[name=roomType]:checked')).toHaveValue(cottage)
}

/** Types who is coming. */
export async function typeGuest(page: Page): Promise<void> {
  await page.locator('[name=fullName]').fill(guest.fullName)
  await page.locator('#booking-email').fill(guest.email)
  await page.locator('[name=phone]').fill(guest.phone)
}

/** From an empty page to the code. */
export async function goToPayment(page: Page, stay: Stay, language = ''): Promise<void> {
  await openForm(page, stay, language)
  await typeGuest(page)
  await page.locator('form button[type=submit]').first().click()
  await expect(payLink(page)).toBeAttached()
}

/** From an empty page to the proof, in English. */
export async function goToProof(page: Page, stay: Stay): Promise<void> {
  await goToPayment(page, stay)
  await sayPaid(page)
  await expect(page.getByRole('heading', { name: 'Send us the screenshot' })).toBeVisible()
}

/** Chooses a receipt that nobody else has and types the word. */
export async function giveProof(page: Page): Promise<void> {
  const buffer = await receipt({ utr: String(randomInt(1e11, 1e12 - 1)) })
  const screenshot = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('#booking-screenshot').setInputFiles(screenshot)
  await expect(page.getByAltText('Your screenshot')).toBeVisible()
  await page.getByLabel('Type this word').fill(' farmstay ')
}

/** Takes all units of the cottage for a stay, as other guests would. */
export async function takeAll(request: APIRequestContext, stay: Stay): Promise<void> {
  const data = { roomType: cottage, ...stay, guests: 2 }
  while ((await request.post('/api/holds', { data })).ok());
}

/** Nothing that axe can find, on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is fetched anew gets its title a moment after its words.
  await expect(page).toHaveTitle(/\S/)
  expect(await axeFaults(page)).toEqual([])
}
