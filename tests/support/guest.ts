import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { formCalls } from '#calls/booking-form.ts'
import { prisma } from '#lib/db/client.ts'
import { networkHashes } from '#lib/reservations/commands/trait-hash.ts'
import { addDays, dayInIndia } from '#lib/shared/dates.ts'
import * as createBookingRoute from '../../app/api/create_booking/route.ts'
import { type Answer, call } from './call.ts'
import { routeAt } from './route.ts'

const holdRoute = routeAt(formCalls, 'holds/[token]')
const holdsRoute = routeAt(formCalls, 'holds')

/** The day in India so many days from today. */
export function dayAhead(days: number): string {
  return addDays(dayInIndia(new Date()), days)
}

/** An address that no other test counts against. */
export function someAddress(): string {
  return `2001:db8::${randomInt(2 ** 16).toString(16)}:${randomInt(2 ** 16).toString(16)}`
}

/** What a command is told of who asks and when: nobody who has asked before, at an instant. */
export function asked(now = new Date()): { networks: string[]; now: Date } {
  return { networks: networkHashes(someAddress()), now }
}

let rooms = 0

/** A new room with so many units, at ₹4,000 a night and 18% GST. */
export async function makeRoom(units = 1): Promise<{ id: number; name: string }> {
  rooms += 1
  const name = `Room ${process.pid} ${rooms}`
  return prisma().room.create({
    data: { name, slug: `room-${process.pid}-${rooms}`, basePaise: 400_000, gstPercent: 18, units },
    select: { id: true, name: true },
  })
}

/** A small picture, as a phone's screenshot would be. */
export async function picture({
  width = 360,
  height = 640,
  format = 'jpeg' as 'jpeg' | 'png' | 'webp',
  color = '#335577',
} = {}): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width, height, channels: 3, background: color } })
  return Uint8Array.from(await image.toFormat(format).toBuffer())
}

/** The fields by which nobody else can be taken for the sender: an e-mail address, a phone and a picture of their own. */
export async function someSender() {
  const number = randomInt(1e9)
  const greys = crypto.getRandomValues(new Uint8Array(72))
  const image = sharp(greys, { raw: { width: 9, height: 8, channels: 1 } })
  const bytes = await image.resize(360, 640, { fit: 'fill', kernel: 'nearest' }).png().toBuffer()
  const screenshot = new File([Uint8Array.from(bytes)], 'paid.png', { type: 'image/png' })
  return { email: `guest${number}@example.com`, phone: `+91 9${number + 1e9}`, screenshot }
}

const paid = picture()

/** The fields of a valid booking of two nights, ten days ahead, by a guest of the room's own. */
export async function bookingForm(roomType: string): Promise<Record<string, string | Blob>> {
  const guest = Number(/\d+$/.exec(roomType)?.[0] ?? 0)
  return {
    fullName: 'Asha Rao',
    email: `Asha${guest}@example.com`,
    phone: `+91 98765 ${String(43210 + guest)}`,
    roomType,
    checkIn: dayAhead(10),
    checkOut: dayAhead(12),
    guests: '2',
    amount: '9440',
    screenshot: new File([await paid], 'paid.jpg', { type: 'image/jpeg' }),
    captcha: 'FARMSTAY',
  }
}

/**
 * Sends create_booking, from an address of its own unless one is given; `undefined` leaves a field out. A
 * hold that it names is a minute old, as if a person had paid meanwhile.
 */
export async function book(
  roomType: string,
  changes: Record<string, string | Blob | undefined> = {},
  {
    headers = {},
    address = someAddress(),
  }: { headers?: Record<string, string>; address?: string } = {},
): Promise<Answer> {
  const token = changes.hold_token
  if (typeof token === 'string') {
    await prisma().$executeRaw`
      UPDATE holds SET created_at = created_at - interval '1 minute' WHERE token = ${token}`
  }
  const fields = Object.entries({ ...(await bookingForm(roomType)), ...changes })
  const form = Object.fromEntries(
    fields.filter((field): field is [string, string | Blob] => field[1] !== undefined),
  )
  return call(createBookingRoute, 'POST', '/api/create_booking', { form, headers, address })
}

/** Asks for a hold of the same stay as {@link bookingForm}. */
export function hold(
  roomType: string,
  changes: Record<string, unknown> = {},
  address = someAddress(),
): Promise<Answer> {
  const stay = { roomType, checkIn: dayAhead(10), checkOut: dayAhead(12), guests: 2 }
  return call(holdsRoute, 'POST', '/api/holds', { json: { ...stay, ...changes }, address })
}

/** Gives a hold back. */
export function release(token: string): Promise<Answer> {
  return call(holdRoute, 'DELETE', `/api/holds/${token}`, {
    params: { token },
    address: someAddress(),
  })
}

/** Lets a hold run out now. */
export async function runOut(token: string): Promise<void> {
  const { count } = await prisma().occupancy.updateMany({
    where: { hold: { token } },
    data: { expiresAt: new Date(Date.now() - 1_000) },
  })
  if (count !== 1) throw new Error('the hold keeps nothing')
}

/** Every row of the calendar of a room, in order. */
export function occupanciesOf(roomId: number) {
  return prisma().occupancy.findMany({
    where: { roomId },
    orderBy: [{ checkIn: 'asc' }, { unit: 'asc' }],
  })
}

/** The mails that a booking owes, by kind, in the order in which they were asked for. */
export async function mailsOwed(bookingId: string): Promise<string[]> {
  const rows = await prisma().$queryRaw<{ kind: string }[]>`
    SELECT payload ->> 'kind' AS kind FROM graphile_worker._private_jobs
    WHERE payload ->> 'bookingId' = ${bookingId} ORDER BY id`
  return rows.map(({ kind }) => kind)
}
