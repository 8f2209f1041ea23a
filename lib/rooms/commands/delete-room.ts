import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import type { RoomDeletion } from '../schema/room-input.ts'
import { lockRoom, lockRooms } from './lock-rooms.ts'
import { requireNoStays } from './stays-ahead.ts'

/**
 * Takes a room off the lists; its bookings, past and rejected, keep it. `room_not_found`,
 * `changed_meanwhile`, `room_in_use` while it has stays ahead.
 */
export async function deleteRoom(by: Staff, deletion: RoomDeletion, now: Date): Promise<void> {
  await transaction(async (tx) => {
    await lockRooms(tx)
    const { id, name, version } = await lockRoom(tx, deletion)
    await requireNoStays(tx, id, now)
    await tx.room.update({ where: { id }, data: { deletedAt: now, version: version + 1 } })
    await addToHistory(tx, by, { action: 'room_deleted', before: { id, name } })
  })
}
