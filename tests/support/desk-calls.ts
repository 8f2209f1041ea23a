import { expect } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import type { Desk } from './site.ts'

/** Asks the desk's part of the server for something, as staff do, and expects that it is done. Returns the answer. */
export async function callDesk<Answer = unknown>(
  site: Desk,
  path: string,
  body: object,
  status = 200,
): Promise<Answer> {
  const response = await tryDesk(site, path, body)
  const text = await response.text()
  expect(response.status, text).toBe(status)
  return JSON.parse(text)
}

/** Asks for something that may be refused. */
export async function tryDesk(site: Desk, path: string, body: object): Promise<Response> {
  return fetch(`${site.server.url}/api/desk/${path}`, {
    method: 'POST',
    headers: { cookie: await site.staffCookie(), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

type Made = { name: string; inDays: number; room?: string; email?: string; payment?: object }

/** Books one night at the desk for a guest of India, to be paid on arrival unless told otherwise. Returns its reference. */
export function bookAtDesk(site: Desk, made: Made): Promise<{ reference: string }> {
  const { inDays, room = 'Maratha Wada Room', payment = { kind: 'none' }, ...guest } = made
  const check_in = addDays(dayInIndia(new Date()), inDays)
  const stay = { room, check_in, check_out: addDays(check_in, 1), guests: 2 }
  const by = { phone: '+91 99301 55208', source: 'phone' }
  return callDesk(site, 'bookings', { ...stay, ...guest, ...by, payment }, 201)
}
