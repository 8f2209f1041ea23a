import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { lockRoom } from '../../rooms/commands/lock-rooms.ts'
import { kept } from '../../rooms/queries.ts'
import type { Room } from '../../rooms/schema.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { blockProblems } from '../rules/block-days.ts'
import type { BlockInput, StandingBlock } from '../schema/blocks.ts'
import { requireFree } from './require-free.ts'

/**
 * Takes units of a room, or all units of the farm, out of sale for some nights, all or none of them, and returns the
 * blocks, one a unit. `room_not_found`; `validation_failed` for nights that are over or too far ahead, and for units that
 * the room does not have; `stay_in_the_way` where something has one of them already, with the `reference` if that is a
 * booking: a block never hides a stay.
 */
export async function blockUnits(
  by: Staff,
  input: BlockInput,
  now: Date,
): Promise<StandingBlock[]> {
  requireNoErrors(blockProblems(input, dayInIndia(now)))
  return transaction(async (tx) => {
    const rooms = input.room === 'all' ? await roomsOfFarm(tx) : [input.room]
    const blocks: StandingBlock[] = []
    for (const id of rooms) blocks.push(...(await blockRoom(tx, by, { ...input, id }, now)))
    return blocks
  })
}

// In the order of their ids, so that two who block the farm at once do not wait for each other.
async function roomsOfFarm(tx: Tx): Promise<number[]> {
  const rooms = await tx.room.findMany({
    where: kept,
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  if (rooms.length === 0) throw new Refusal('room_not_found')
  return rooms.map(({ id }) => id)
}

type OfRoom = BlockInput & { id: number }

async function blockRoom(tx: Tx, by: Staff, input: OfRoom, now: Date): Promise<StandingBlock[]> {
  const { from, to, because, note = '' } = input
  const room = await lockRoom(tx, input)
  const units = unitsOf(room, input)
  await requireFree(tx, { roomId: room.id, units, from, to }, now)
  const blocks = await tx.$queryRaw<StandingBlock[]>`
    INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, because, note)
    SELECT ${room.id}, unit, ${from}::date, ${to}::date, 'block', ${because}, ${note || null}
    FROM unnest(${units}::int[]) AS unit
    RETURNING id::text, room_id AS room, unit, check_in::text AS from, check_out::text AS to`
  const names = units.map((unit) => room.unitNames[unit - 1] ?? '')
  await addToHistory(tx, by, {
    action: 'units_blocked',
    after: { room: room.name, units: names, from, to, because, note },
  })
  return blocks
}

function unitsOf(room: Room, { units }: OfRoom): number[] {
  if (!units) return room.unitNames.map((_, at) => at + 1)
  if (units.every((unit) => unit <= room.units)) return [...new Set(units)]
  throw new Refusal('validation_failed', {
    errors: { units: `${room.name} has ${room.units} units.` },
  })
}
