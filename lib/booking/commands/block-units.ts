import type { Staff } from '../../auth/schema.ts'
import { Prisma } from '../../db/generated/client.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { lockRoom } from '../../rooms/commands/lock-rooms.ts'
import { findTaken, isOn } from '../../rooms/queries/taken.ts'
import type { Room } from '../../rooms/schema.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { BlockInput } from '../schema/blocks.ts'
import { dropExpired } from './take-unit.ts'

/**
 * Takes units of a room out of sale for some nights, all or none of them, and returns the ids of the blocks, one a unit.
 * `room_not_found`; `validation_failed` for nights that are over and for units that the room does not have;
 * `stay_in_the_way` where something has one of them already, with the `reference` if that is a booking: a block never hides a stay.
 */
export async function blockUnits(by: Staff, input: BlockInput, now: Date): Promise<string[]> {
  return transaction(async (tx) => {
    const room = await lockRoom(tx, { id: input.room })
    const units = unitsOf(room, input)
    requireAhead(input, now)
    await dropExpired(tx, room.id, now)
    await requireFree(tx, room, { ...input, units }, now)
    const blocks = await tx.$queryRaw<{ id: string }[]>`
      INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, because, note)
      SELECT ${room.id}, unit, ${input.from}::date, ${input.to}::date, 'block', ${input.because}, ${input.note || null}
      FROM unnest(${units}::int[]) AS unit RETURNING id::text`
    const { from, to, because, note = '' } = input
    const names = units.map((unit) => room.unitNames[unit - 1] ?? '')
    await addToHistory(tx, by, {
      action: 'units_blocked',
      after: { room: room.name, units: names, from, to, because, note },
    })
    return blocks.map(({ id }) => id)
  })
}

function unitsOf(room: Room, { units }: BlockInput): number[] {
  if (!units) return room.unitNames.map((_, at) => at + 1)
  if (units.every((unit) => unit <= room.units)) return [...new Set(units)]
  throw wrong('units', `${room.name} has ${room.units} units.`)
}

function requireAhead({ from }: BlockInput, now: Date): void {
  if (from < dayInIndia(now)) throw wrong('from', 'Choose today or a later day.')
}

function wrong(field: 'units' | 'from', message: string): Refusal {
  return new Refusal('validation_failed', { message, errors: { [field]: message } })
}

type Wanted = { units: number[]; from: string; to: string }

async function requireFree(tx: Tx, room: Room, { units, from, to }: Wanted, now: Date) {
  const nights = { checkIn: from, checkOut: to }
  const isWanted = Prisma.sql`o.unit = ANY (${units}::int[]) AND ${isOn(nights)}`
  const taken = await findTaken(tx, room.id, isWanted, now)
  if (!taken) return
  throw new Refusal('stay_in_the_way', {
    message: taken.sentence,
    data: { reference: taken.reference },
  })
}
