import type { Locator, Page } from '@playwright/test'
import type { Desk } from './site.ts'
import { makeBooking } from './staff-site.ts'

let days = 100
/** Makes a booking of a night that no other one of the file has, and returns its id. */
export async function book(site: Desk, fullName: string): Promise<string> {
  days += 2
  return (await makeBooking(site, { fullName, inDays: days })).id
}

export const article = (page: Page, name: string) =>
  page.getByRole('article', { name: `Booking for ${name}` })
export const rowOf = (page: Page, name: string) => page.getByRole('row', { name })
export const record = (page: Page, name: string) =>
  page.getByRole('region', { name: `Booking for ${name}` })
export const button = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name, exact: true })

/** The button that takes back what the newest message tells; on a card of Today it says of whom. */
export const undoOf = (within: Locator | Page) =>
  within.getByRole('button', { name: /^Undo\b(?!:)/ }).last()

/** The booking's card on a phone, its row on a desk. */
export const placeOf = (page: Page, name: string): Locator =>
  (page.viewportSize()?.width ?? 0) < 1024 ? article(page, name) : rowOf(page, name)

/** Lists the changes that the page sends from now on. */
export function changesOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!/booking_update_status|desk\/undo\//.test(request.url())) return
    sent.push(new URLSearchParams(request.postData() ?? '').get('status') ?? 'undo')
  })
  return sent
}

/** The card of a stay on Today, and a button on it: whose it is stands after what it does. */
export const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
export const act = (within: Locator, name: string) =>
  within.getByRole('button', { name: new RegExp(`^${name}`) })
