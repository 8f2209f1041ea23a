import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import { kept } from '../queries/kept-rooms.ts'
import { inOrder } from '../queries/rooms.ts'
import type { OrderInput } from '../schema/pictures.ts'
import { lockRooms } from './lock-rooms.ts'

/**
 * Puts the rooms into an order. `changed_meanwhile` when they aren't the rooms in the order that was seen, `validation_failed` if
 * not all of them are in the new one.
 */
export async function orderRooms(by: Staff, { rooms, seen }: OrderInput): Promise<void> {
  await transaction(async (tx) => {
    await lockRooms(tx)
    const found = await tx.room.findMany({ where: kept, select: { id: true }, orderBy: inOrder })
    const before = found.map(({ id }) => id)
    if (before.join() !== seen.join()) {
      throw new Refusal('changed_meanwhile', {
        message: 'A colleague changed the list of rooms in the meantime.',
      })
    }
    if (sorted(rooms) !== sorted(before)) {
      throw new Refusal('validation_failed', { errors: { rooms: 'Send each room once.' } })
    }
    await tx.$executeRaw`
      UPDATE rooms SET position = place.number
      FROM unnest(${rooms}::int[]) WITH ORDINALITY AS place (id, number)
      WHERE rooms.id = place.id`
    await addToHistory(tx, by, { action: 'rooms_ordered', before, after: rooms })
  })
}

function sorted(ids: number[]): string {
  return ids.toSorted((one, other) => one - other).join()
}
