import { once } from 'node:events'
import { expect } from '@playwright/test'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import { callDesk } from './desk-calls.ts'
import { receiptJpeg } from './pictures.ts'
import { launch } from './server.ts'
import { type Desk, fromSomewhere, type Site } from './site.ts'
import { siteSettings } from './site-settings.ts'

/** The digits of the newest code that was mailed to a member of staff since `known` mails had come. */
export async function codeFor({ smtp }: Site, email: string, known: number): Promise<string> {
  const mail = await smtp.waitFor(
    (candidate) =>
      smtp.mails.indexOf(candidate) >= known &&
      candidate.recipients.includes(email) &&
      /sign-in code/.test(candidate.subject ?? ''),
  )
  return /\d{6}/.exec(mail.subject ?? '')?.[0] ?? ''
}

/** What `npm run staff -- code` prints for a member of staff: the link to open, and the digits to type there. */
export async function terminalCode({ server }: Site, email: string) {
  const { process: command, output } = await launch({
    dataDir: server.dataDir,
    env: { AUTH_SECRET: siteSettings.AUTH_SECRET, PUBLIC_URL: server.url },
    command: [process.execPath, 'scripts/staff.ts', 'code', email],
  })
  await once(command, 'close')
  const [, link = '', digits = ''] = /^Open (\S+)\n.* (\d{6})\./.exec(output()) ?? []
  return { link, digits }
}

/** Sets a booking's status as staff do: staff@dontali.example, or a colleague. */
export async function setStatus(
  site: Desk,
  id: string,
  status: string,
  note = '',
  by?: string,
): Promise<void> {
  const response = await fetch(`${site.server.url}/api/booking_update_status.php`, {
    method: 'POST',
    headers: { cookie: await site.staffCookie(by) },
    body: new URLSearchParams({ id, status, note }),
  })
  expect(response.status, await response.clone().text()).toBe(200)
}

/** Cancels a paid stay as staff do, with nothing given back, for a reason that the guest reads. */
export async function cancelBooking(site: Desk, id: string, note = 'Agreed.'): Promise<void> {
  const cookie = await site.staffCookie()
  const path = `${site.server.url}/api/desk/stays/${id}/cancel`
  const because = 'cancelled_by_farm'
  const answer = await fetch(`${path}?because=${because}&by=later`, { headers: { cookie } })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const offer = await answer.json()
  const seen = { paid: offer.paid, status: offer.booking.status }
  await callDesk(site, `stays/${id}/cancel`, { because, refund: 0, by: 'later', note, seen })
}

type Made = {
  fullName: string
  email?: string
  phone?: string
  utr?: string
  amount?: string
  paying?: 'deposit' | 'total'
  screenshot?: Buffer
  /** Nights from today to check-in. */
  inDays: number
}

/** Makes a booking of one night in the first room as a guest's page would; `path` is the guest's own page. */
export async function makeBooking(
  site: Desk,
  made: Made,
): Promise<{ id: string; reference: string; path: string }> {
  const checkIn = addDays(dayInIndia(new Date()), made.inDays)
  const body = new FormData()
  const fields = {
    fullName: made.fullName,
    email: made.email ?? `${made.fullName.split(' ')[0]?.toLowerCase()}@example.com`,
    phone: made.phone ?? '+91 98765 43210',
    roomType: 'Maratha Wada Room',
    checkIn,
    checkOut: addDays(checkIn, 1),
    guests: '2',
    amount: made.amount ?? '4720',
    captcha: 'FARMSTAY',
    utr: made.utr ?? '',
    paying: made.paying ?? 'total',
  }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const picture = Uint8Array.from(made.screenshot ?? (await receiptJpeg(270)))
  body.append('screenshot', new File([picture], 'receipt.jpg', { type: 'image/jpeg' }))
  const response = await fetch(`${site.server.url}/api/create_booking.php`, {
    method: 'POST',
    headers: fromSomewhere(),
    body,
  })
  expect(response.status, await response.clone().text()).toBe(201)
  const { booking_id, reference, status_url } = (await response.json()) as Record<string, string>
  return { id: booking_id ?? '', reference: reference ?? '', path: status_url ?? '' }
}

type Longer = { inDays: number; nights: number }

/** Gives a booking of one night in the first unit so many nights, as staff do. */
export async function lengthen(site: Desk, id: string, { inDays, nights }: Longer): Promise<void> {
  const first = addDays(dayInIndia(new Date()), inDays)
  const [check_in, was, check_out] = [0, 1, nights].map((more) => addDays(first, more))
  const stay = { check_in, room: 1, unit: 1, guests: 2, reason: '', tell: false }
  const seen = { check_in, check_out: was, unit: 1, guests: 2, amount: 4720 }
  await callDesk(site, `stays/${id}`, { ...stay, check_out, seen })
}
