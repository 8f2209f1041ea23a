import { expect } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import type { Site } from './site.ts'

/** Asks the desk's part of the server for something, as staff do. */
export async function callDesk(
  site: Site,
  path: string,
  body: object,
  method = 'POST',
): Promise<object> {
  const response = await fetch(`${site.server.url}/api/desk/${path}`, {
    method,
    headers: { cookie: await site.staffCookie(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  expect(response.ok, text).toBe(true)
  return JSON.parse(text)
}

type Made = { name: string; inDays: number; room?: string; payment?: object }

/** Books one night at the desk for a guest of India, confirmed and, unless told otherwise, to be paid on arrival. */
export async function bookAtDesk(site: Site, made: Made): Promise<void> {
  const { name, inDays, room = 'Maratha Wada Room', payment = { kind: 'none' } } = made
  const check_in = addDays(dayInIndia(new Date()), inDays)
  const stay = { room, check_in, check_out: addDays(check_in, 1), guests: 2 }
  const guest = { name, phone: '+91 99301 55208', source: 'phone' }
  await callDesk(site, 'bookings', { ...stay, ...guest, payment })
}
