import { deskCalls } from '#calls/desk.ts'
import type { Staff } from '#lib/auth/schema.ts'
import { statuses } from '#lib/booking/rules/statuses.ts'
import { prisma } from '#lib/db/client.ts'
import { undo } from '#lib/desk/commands/undo.ts'
import { call } from './call.ts'
import { routeAt } from './route.ts'

const route = routeAt(deskCalls, 'desk/undo/[entries]')

const decisions = Object.keys(statuses).map((status) => `booking_${status}`)

/** The last entry of the history of a booking with one of these actions, or else its last; 0 without one. */
export async function entryOf(bookingId: string, actions: string[] = []): Promise<number> {
  const entries = await prisma().auditEntry.findMany({
    where: { bookingId },
    orderBy: { id: 'desc' },
  })
  const entry = entries.find(({ action }) => actions.includes(action)) ?? entries[0]
  return Number(entry?.id ?? 0)
}

/** The last decision on a booking, or else the last entry of its history. */
export const entryOfDecision = (id: string) => entryOf(id, decisions)

/** The entry with which a payment was verified or recorded, also with its booking; 0 without one. */
export async function entryOfPayment(id: string): Promise<number> {
  const entry = await prisma().auditEntry.findFirst({
    where: {
      action: { notIn: ['payment_claimed', 'payment_voided'] },
      OR: ['payment', 'verified'].map((name) => ({ after: { path: [name], equals: id } })),
    },
    orderBy: { id: 'desc' },
  })
  return Number(entry?.id ?? 0)
}

/** The call that takes entries back, with a Cookie header. */
export const undoCall = (cookie: string | undefined, entries: number[]) =>
  call(route, 'POST', `/api/desk/undo/${entries}`, {
    cookie,
    params: { entries: String(entries) },
  })

/** Takes back the last decision on a booking, as staff do who have just seen it happen. */
export async function undoStatus(by: Staff, id: string, now: Date): Promise<void> {
  await undo(by, [await entryOfDecision(id)], now)
}

/** Takes back the last decisions on several bookings together. */
export async function undoAll(by: Staff, ids: string[], now: Date): Promise<void> {
  await undo(by, await Promise.all(ids.map(entryOfDecision)), now)
}

/** Takes back the last change of a stay. */
export async function undoStay(by: Staff, id: string, now: Date): Promise<void> {
  await undo(by, [await entryOf(id, ['stay_changed'])], now)
}

/** Takes back that a payment was verified or recorded. */
export async function undoVerification(by: Staff, id: string, now: Date): Promise<void> {
  await undo(by, [await entryOfPayment(id)], now)
}
