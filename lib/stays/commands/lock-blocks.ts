import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { StandingBlock, UnitBlock } from '../schema/blocks.ts'

/** A block with the names of its room and its unit. */
export type Block = Omit<UnitBlock, 'note'> & {
  id: string
  note: string | null
  roomName: string
  unitName: string
}

/** Locks the blocks that there are of these, in one order for all, and returns them, as the change before left them. */
export async function lockBlocks(tx: Tx, ids: string[]): Promise<Block[]> {
  await tx.$queryRaw`
    SELECT 1 FROM occupancies WHERE id = ANY (${ids}::uuid[]) AND kind = 'block' ORDER BY id FOR UPDATE`
  return tx.$queryRaw<Block[]>`
    SELECT o.id::text, o.room_id AS room, o.unit, o.check_in::text AS from, o.check_out::text AS to, o.because, o.note,
      r.name AS "roomName", u.name AS "unitName"
    FROM occupancies o JOIN rooms r ON r.id = o.room_id JOIN units u ON u.room_id = o.room_id AND u.number = o.unit
    WHERE o.id = ANY (${ids}::uuid[]) AND o.kind = 'block' ORDER BY o.id`
}

/** Refuses with `changed_meanwhile` a command on a block that isn't as its person saw it. */
export function requireSeen(isSeen: boolean): void {
  if (isSeen) return
  const message = 'A colleague has changed this block. Please close it and open it again.'
  throw new Refusal('changed_meanwhile', { message })
}

/** Returns true if a block has the unit and the nights that it had for a person. */
export function isWhereSeen(block: Block, seen: Omit<StandingBlock, 'id'>): boolean {
  const isPlace = block.room === seen.room && block.unit === seen.unit
  return isPlace && block.from === seen.from && block.to === seen.to
}

/** Returns a block as the history tells of it. */
export function blockInHistory({ roomName, unitName, from, to, because, note }: Block) {
  return { room: roomName, unit: unitName, from, to, because, note }
}
