import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import { kept } from '../queries/kept-rooms.ts'
import { roomOf, whole } from '../queries/rooms.ts'
import { type Room, wireWholeRoom } from '../schema/room.ts'

/**
 * Lets one transaction at a time change the list of rooms, so that names and slugs are free when they are
 * taken. Guests go on booking: they lock single rows.
 */
export async function lockRooms(tx: Tx): Promise<void> {
  await tx.$executeRaw`LOCK TABLE rooms IN SHARE ROW EXCLUSIVE MODE`
}

/**
 * Locks a room that the farm has, so that none of its units is assigned in the meantime, and reads it.
 * `room_not_found`; `changed_meanwhile` with the `room` as it is now, when that is not the version seen.
 */
export async function lockRoom(
  tx: Tx,
  { id, version }: { id: number; version?: number | undefined },
): Promise<Room> {
  await tx.$queryRaw`SELECT id FROM rooms WHERE id = ${id} FOR NO KEY UPDATE`
  const row = await tx.room.findFirst({
    where: { id, ...kept },
    include: { unitNames: whole.unitNames },
  })
  if (!row) throw new Refusal('room_not_found')
  // One after another, as they have one connection.
  const words = await tx.roomWords.findMany({ where: { roomId: id } })
  const pictures = await tx.roomPicture.findMany({ where: { roomId: id }, ...whole.pictures })
  const room = roomOf({ ...row, words, pictures })
  if (version !== undefined && version !== room.version) {
    throw new Refusal('changed_meanwhile', {
      message: 'A colleague changed this room in the meantime.',
      data: { room: wireWholeRoom(room) },
    })
  }
  return room
}
