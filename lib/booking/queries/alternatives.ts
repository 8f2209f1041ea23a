import { type Alternatives, wireDatePair } from '../schema.ts'
import { nearestFree } from './nearest.ts'
import { otherRoomsFree, type Wanted } from './other-rooms.ts'

/** Returns what a guest can have in place of a stay that cannot be had. A query for each of the two. */
export async function alternatives(stay: Wanted, now: Date): Promise<Alternatives> {
  const [nearest, otherRooms] = await Promise.all([
    nearestFree(stay, now),
    otherRoomsFree(stay, now),
  ])
  return { nearest: nearest.map(wireDatePair), other_rooms: otherRooms }
}
