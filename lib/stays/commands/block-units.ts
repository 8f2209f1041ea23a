import type { Staff } from '../../auth/schema.ts'
import { Prisma } from '../../db/generated/client.ts'
import { addToHistory } from '../../db/history.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { lockRoom } from '../../rooms/commands/lock-rooms.ts'
import { kept } from '../../rooms/queries/kept-rooms.ts'
import { nightRange, overlaps } from '../../rooms/queries/occupancy.ts'
import { findAllTaken } from '../../rooms/queries/taken.ts'
import type { Room } from '../../rooms/schema/room.ts'
import { dayInIndia, daysBetween, type IsoDate } from '../../shared/dates.ts'
import { Refusal, requireNoErrors } from '../../shared/refusal.ts'
import { blockProblems, freeSpans } from '../rules/block-days.ts'
import type { BlockInput, StandingBlock } from '../schema/blocks.ts'
import { dropExpired } from './take-unit.ts'

/**
 * Takes units of a room, or all units of the farm, out of sale for some nights and returns the blocks: all or none of the
 * nights, or with `only_free` those that nothing has. `room_not_found`; `validation_failed` for nights that are over or too
 * far ahead, and for units that the room does not have; `stay_in_the_way` where something has some of them already, with a
 * sentence about each, the number of nights that are free (`free_nights`) and the `reference` if it is a single booking: a
 * block never hides a stay. With `only_free` the same where nothing is free.
 */
export async function blockUnits(
  by: Staff,
  input: BlockInput,
  now: Date,
): Promise<StandingBlock[]> {
  requireNoErrors(blockProblems(input, dayInIndia(now)))
  return transaction(async (tx) => {
    const rooms = input.room === 'all' ? await roomsOfFarm(tx) : [input.room]
    const plans: Plan[] = []
    for (const id of rooms) plans.push(await planOf(tx, { ...input, id }, now))
    requirePlanned(plans, input)
    const blocks: StandingBlock[] = []
    for (const plan of plans) blocks.push(...(await blockRoom(tx, by, plan, input)))
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

/** The nights of units of a room that are free to be blocked, and what has the others. */
type Plan = {
  room: Room
  free: { unit: number; from: IsoDate; to: IsoDate }[]
  taken: Awaited<ReturnType<typeof findAllTaken>>
}

async function planOf(tx: Tx, input: OfRoom, now: Date): Promise<Plan> {
  const { from, to } = input
  const room = await lockRoom(tx, input)
  const units = unitsOf(room, input)
  await dropExpired(tx, room.id, now)
  const isWanted = Prisma.sql`o.unit = ANY (${units}::int[]) AND ${overlaps(nightRange({ checkIn: from, checkOut: to }))}`
  const taken = await findAllTaken(tx, room.id, isWanted, now)
  const free = units.flatMap((unit) => {
    const nights = taken.filter((each) => each.unit === unit).map((each) => each.nights)
    return freeSpans({ from, to }, nights).map((span) => ({ unit, ...span }))
  })
  return { room, free, taken }
}

function requirePlanned(plans: Plan[], { room, only_free }: BlockInput): void {
  const taken = plans.flatMap((plan) => plan.taken)
  const spans = plans.flatMap(({ free }) => free)
  const free_nights = spans.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)
  if (taken.length === 0 || (only_free && free_nights > 0)) return
  const [first] = taken
  throw new Refusal('stay_in_the_way', {
    message: taken.map((each) => (room === 'all' ? each.withRoom : each.sentence)).join(' '),
    data: { reference: taken.length === 1 ? (first?.reference ?? null) : null, free_nights },
  })
}

async function blockRoom(
  tx: Tx,
  by: Staff,
  { room, free }: Plan,
  { because, note = '' }: BlockInput,
): Promise<StandingBlock[]> {
  if (free.length === 0) return []
  const blocks = await tx.$queryRaw<StandingBlock[]>`
    INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, because, note)
    SELECT ${room.id}, unit, "from", "to", 'block', ${because}, ${note || null}
    FROM jsonb_to_recordset(${JSON.stringify(free)}::jsonb) AS span (unit int, "from" date, "to" date)
    RETURNING id::text, room_id AS room, unit, check_in::text AS from, check_out::text AS to`
  // With only_free, units of one room may be blocked for different nights: an entry for each span.
  for (const [span, parts] of Map.groupBy(free, ({ from, to }) => `${from} ${to}`)) {
    const [from, to] = span.split(' ')
    const units = parts.map(({ unit }) => room.unitNames[unit - 1] ?? '')
    await addToHistory(tx, by, {
      action: 'units_blocked',
      after: { room: room.name, units, from, to, because, note },
    })
  }
  return blocks
}

function unitsOf(room: Room, { units }: OfRoom): number[] {
  if (!units) return room.unitNames.map((_, at) => at + 1)
  if (units.every((unit) => unit <= room.units)) return [...new Set(units)]
  throw new Refusal('validation_failed', {
    errors: { units: `${room.name} has ${room.units} units.` },
  })
}
