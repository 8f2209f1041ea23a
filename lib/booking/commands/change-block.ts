import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { lockRoom } from '../../rooms/commands/lock-rooms.ts'
import type { Room } from '../../rooms/schema.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { BlockChange, UnitBlock } from '../schema/blocks.ts'
import { requireFree } from './require-free.ts'

/**
 * Changes the nights, the unit, the reason and the line for staff of a block in one transaction. `not_found`, `room_not_found`;
 * `changed_meanwhile` when it is not as the person saw it; `illegal_transition` once its nights are over; `validation_failed` by
 * the field or where nothing differs; `stay_in_the_way` where something else has the unit then, with the `reference` if that is
 * a booking.
 */
export async function changeBlock(
  by: Staff,
  id: string,
  change: BlockChange,
  now: Date,
): Promise<void> {
  if (!isUuid(id)) throw new Refusal('not_found')
  await transaction(async (tx) => {
    const room = await lockRoom(tx, { id: change.room })
    const old = await lockBlock(tx, id)
    requireSeen(old, change)
    const errors = problemsOf(old, change, room, dayInIndia(now))
    if (Object.keys(errors).length > 0) throw new Refusal('validation_failed', { errors })
    const { unit, from, to, because, note = '' } = change
    await requireFree(tx, { roomId: room.id, units: [unit], from, to, but: id }, now)
    await tx.$executeRaw`
      UPDATE occupancies SET room_id = ${room.id}, unit = ${unit}, check_in = ${from}::date, check_out = ${to}::date,
        because = ${because}, note = ${note || null}
      WHERE id = ${id}::uuid`
    const { roomName, unitName, room: _room, unit: _unit, ...was } = old
    await addToHistory(tx, by, {
      action: 'block_changed',
      before: { room: roomName, unit: unitName, ...was },
      after: { room: room.name, unit: room.unitNames[unit - 1] ?? '', from, to, because, note },
    })
  })
}

type Block = Required<UnitBlock> & { roomName: string; unitName: string }

async function lockBlock(tx: Tx, id: string): Promise<Block> {
  const [block] = await tx.$queryRaw<Block[]>`
    SELECT o.room_id AS room, o.unit, o.check_in::text AS from, o.check_out::text AS to, o.because,
      coalesce(o.note, '') AS note, r.name AS "roomName", u.name AS "unitName"
    FROM occupancies o JOIN rooms r ON r.id = o.room_id JOIN units u ON u.room_id = o.room_id AND u.number = o.unit
    WHERE o.id = ${id}::uuid AND o.kind = 'block' FOR UPDATE OF o`
  if (!block) throw new Refusal('not_found')
  return block
}

function requireSeen(old: Block, { seen, ...wanted }: BlockChange): void {
  if (!isSame(old, seen)) {
    const message = 'Somebody else changed this block meanwhile. Close it and look again.'
    throw new Refusal('changed_meanwhile', { message })
  }
  if (isSame(old, wanted)) {
    throw new Refusal('validation_failed', { message: 'Nothing differs from the block as it is.' })
  }
}

function isSame(old: Block, other: UnitBlock): boolean {
  const { note = '' } = other
  const isPlace = old.room === other.room && old.unit === other.unit
  const isTime = old.from === other.from && old.to === other.to
  return isPlace && isTime && old.because === other.because && old.note === note
}

// A block that ends today may still be made longer; what was is not rewritten.
function problemsOf(old: Block, { unit, from, to }: BlockChange, room: Room, today: string) {
  if (old.to < today) {
    throw new Refusal('illegal_transition', { message: 'The nights of this block are over.' })
  }
  const errors: Record<string, string> = {}
  if (unit > room.units) errors.unit = `${room.name} has ${room.units} units.`
  if (from !== old.from && old.from < today) {
    errors.from = 'It has begun: its first night stays as it is.'
  } else if (from !== old.from && from < today) errors.from = 'Choose today or a later day.'
  if (to < today) errors.to = 'Choose today or a later day.'
  return errors
}
