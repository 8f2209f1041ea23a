import type { Tx } from '../../db/transaction.ts'
import type { KeptUnit } from './write-stay.ts'

/** Notes that the unit of a booking whose guest goes waits to be made up. */
export async function markUnmade(tx: Tx, bookingId: string, now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE units u SET uncleaned_since = ${now} FROM occupancies o
    WHERE o.booking_id = ${bookingId}::uuid AND u.room_id = o.room_id AND u.number = o.unit`
}

type Left = { roomId: number; unit: KeptUnit | null; checkedInAt: Date | null }

/**
 * The same for the unit that a guest in the house has left for another, if they have slept there. If they come back to it on
 * the same day, it no longer needs cleaning.
 */
export async function markLeftUnmade(
  tx: Tx,
  { roomId, unit, checkedInAt }: Left,
  to: { roomId: number; unit: KeptUnit },
  now: Date,
): Promise<void> {
  if (!unit || !checkedInAt || unit.since === to.unit.since) return
  if (roomId === to.roomId && unit.number === to.unit.number) return
  const isLeft = unit.since < to.unit.since
  const { id, number } = isLeft ? { id: roomId, ...unit } : { id: to.roomId, ...to.unit }
  const where = { roomId_number: { roomId: id, number } }
  await tx.unit.update({ where, data: { uncleanedSince: isLeft ? now : null } })
}

/** Takes back that the unit of a booking was left unmade at an instant. What somebody else has left unmade since stays so. */
export async function takeBackUnmade(
  tx: Tx,
  bookingId: string,
  leftAt: Date | null,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE units u SET uncleaned_since = NULL FROM occupancies o
    WHERE o.booking_id = ${bookingId}::uuid AND u.room_id = o.room_id AND u.number = o.unit
      AND u.uncleaned_since = ${leftAt}`
}
