import type { Staff } from '../../auth/schema.ts'
import type { KeptEntry } from '../../booking/rules/history.ts'
import type { DeclinedWish, Wish } from '../../booking/rules/told.ts'
import { prisma } from '../../db/client.ts'
import type { StayWish as Row } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { WireWish } from '../schema/wish.ts'
import { stayOffer } from './stay-offer.ts'

/** Returns the other dates that the guest of a booking asks for, with what they would cost. `not_found`. */
export async function readWish(
  by: Staff,
  id: string,
  now: Date,
): Promise<{ wish: WireWish | null }> {
  const booking = await prisma().booking.findUnique({ where: { id }, include: { wish: true } })
  if (!booking) throw new Refusal('not_found')
  const wish = wishIn(booking.wish)
  if (!wish) return { wish: null }
  const dates = { check_in: wish.checkIn, check_out: wish.checkOut }
  const { roomId: room, guests } = booking
  const offer = await stayOffer(by, id, { ...dates, room, guests }, now)
  return { wish: { ...dates, words: wish.words, asked_at: wish.askedAt.toISOString(), offer } }
}

/** Returns the wish that waits for a booking, or null. */
export async function wishOf(db: Tx, bookingId: string): Promise<Wish | null> {
  return wishIn(await db.stayWish.findUnique({ where: { bookingId } }))
}

export function wishIn(row: Row | null): Wish | null {
  if (!row) return null
  const { checkIn, checkOut, words, askedAt } = row
  return { checkIn: isoDateOf(checkIn), checkOut: isoDateOf(checkOut), words, askedAt }
}

// What makes an earlier answer to a wish irrelevant.
const later: readonly string[] = ['wish_asked', 'wish_put_back', 'stay_changed', 'booking_rejected']

/** Returns the wish that was declined last, of a history with the newest first; null if something has happened since. */
export function declinedIn(history: { action: string; after: unknown }[]): DeclinedWish | null {
  const last = history.find(({ action }) => action === 'wish_declined' || later.includes(action))
  if (last?.action !== 'wish_declined') return null
  const { check_in, check_out, note } = last.after as KeptEntry<'wish_declined'>['after']
  return { checkIn: check_in, checkOut: check_out, words: note }
}
