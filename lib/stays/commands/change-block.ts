import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import { lockRoom } from '../../rooms/commands/lock-rooms.ts'
import type { Room } from '../../rooms/schema/room.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { blockProblems } from '../rules/block-days.ts'
import type { BlockChange, UnitBlock } from '../schema/blocks.ts'
import { type Block, blockInHistory, isWhereSeen, lockBlocks, requireSeen } from './lock-blocks.ts'
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
  await transaction(async (tx) => {
    const room = await lockRoom(tx, { id: change.room })
    const [old] = await lockBlocks(tx, [id])
    if (!old) throw new Refusal('not_found')
    requireOther(old, change)
    const errors = problemsOf(old, change, room, dayInIndia(now))
    requireNoErrors(errors)
    const { unit, from, to, because, note = '' } = change
    await requireFree(tx, { roomId: room.id, units: [unit], from, to, except: id }, now)
    await tx.$executeRaw`
      UPDATE occupancies SET room_id = ${room.id}, unit = ${unit}, check_in = ${from}::date, check_out = ${to}::date,
        because = ${because}, note = ${note || null}
      WHERE id = ${id}::uuid`
    await addToHistory(tx, by, {
      action: 'block_changed',
      before: { ...blockInHistory(old), note: old.note ?? '' },
      after: { room: room.name, unit: room.unitNames[unit - 1] ?? '', from, to, because, note },
    })
  })
}

function requireOther(old: Block, { seen, ...wanted }: BlockChange): void {
  requireSeen(isSame(old, seen))
  if (isSame(old, wanted)) {
    throw new Refusal('validation_failed', { message: 'Nothing has changed in this block.' })
  }
}

function isSame(old: Block, other: UnitBlock): boolean {
  const { because, note = '' } = other
  return isWhereSeen(old, other) && old.because === because && (old.note ?? '') === note
}

const hasBegun =
  'The block has begun on this unit: reopen it for booking, then block the other unit.'

// A block that ends today may still be made longer; what was is not rewritten.
function problemsOf(old: Block, { unit, from, to }: BlockChange, room: Room, today: string) {
  if (old.to < today) {
    throw new Refusal('illegal_transition', { message: 'The nights of this block are over.' })
  }
  const errors = blockProblems({ from, to }, today, old)
  const isMoved = room.id !== old.room || unit !== old.unit
  if (unit > room.units) errors.unit = `${room.name} has ${room.units} units.`
  else if (isMoved && old.from < today) errors.unit = hasBegun
  if (from !== old.from && old.from < today) {
    errors.from = 'The block has begun, so its first night can’t be changed.'
  }
  return errors
}
