import type { Staff } from '../../auth/schema.ts'
import { nothingTold, type ToldArrival } from '../../booking/rules/told.ts'
import { prisma } from '../../db/client.ts'
import type { Arrival as Row } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'

/** Returns what was said before a stay, for staff. `not_found`. */
export async function readArrival(_by: Staff, id: string): Promise<ToldArrival> {
  const known = (await prisma().booking.count({ where: { id } })) > 0
  if (!known) throw new Refusal('not_found')
  return arrivalOf(prisma(), id)
}

/** Returns what was said before the stay of a booking. */
export async function arrivalOf(db: Tx, bookingId: string): Promise<ToldArrival> {
  return toldOf(await db.arrival.findUnique({ where: { bookingId } }))
}

/** Returns what was said, of its row. */
export function toldOf(row: Row | null): ToldArrival {
  if (!row) return nothingTold
  const { arrivesAt, veg, vegan, jain, meat, allergies, dogs, words, updatedAt } = row
  return {
    arrives_at: arrivesAt ?? '',
    veg,
    vegan,
    jain,
    meat,
    allergies: allergies ?? '',
    dogs,
    words: words ?? '',
    saved_at: updatedAt.toISOString(),
  }
}
