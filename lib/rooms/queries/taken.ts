import type { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { formatDay, isoDateOf } from '../../shared/dates.ts'
import { doorName, unitTitle, unitWords } from '../rules/units.ts'
import { type Own, occupies } from './occupancy.ts'

type Taken = {
  unit: number
  roomName: string
  unitName: string
  kind: 'hold' | 'booking' | 'slept' | 'block'
  checkIn: Date
  checkOut: Date
  fullName: string | null
  byStaff: boolean
  reference: string | null
}

/**
 * Returns what has the last of the units of a room that fit a condition in SQL on `o`, with a sentence about it and the
 * reference of the booking if it is one; null if nothing but the `own` has any.
 */
export async function findTaken(
  tx: Tx,
  roomId: number,
  condition: Prisma.Sql,
  now: Date,
  own?: Own,
) {
  const [taken] = await findAllTaken(tx, roomId, condition, now, { most: 1, own })
  return taken ?? null
}

/** Returns everything that occupies a matching unit of a room, the last unit first; each as {@link findTaken} returns one. */
export async function findAllTaken(
  tx: Tx,
  roomId: number,
  condition: Prisma.Sql,
  now: Date,
  { most = null, own }: { most?: number | null; own?: Own | undefined } = {},
) {
  const all = await tx.$queryRaw<Taken[]>`
    SELECT o.unit, r.name AS "roomName", u.name AS "unitName", o.kind, o.check_in AS "checkIn", o.check_out AS "checkOut",
      b.full_name AS "fullName", b.reference, h.held_by IS NOT NULL AS "byStaff"
    FROM occupancies o JOIN rooms r ON r.id = o.room_id JOIN units u ON u.room_id = o.room_id AND u.number = o.unit
      LEFT JOIN bookings b ON b.id = coalesce(o.booking_id, o.slept_by) LEFT JOIN holds h ON h.id = o.hold_id
    WHERE o.room_id = ${roomId} AND ${condition} AND ${occupies(now, own)}
    ORDER BY o.unit DESC, o.check_in LIMIT ${most}::int`
  return all.map((taken) => ({
    unit: taken.unit,
    reference: taken.reference,
    nights: { from: isoDateOf(taken.checkIn), to: isoDateOf(taken.checkOut) },
    sentence: sentenceOf(taken, unitTitle(taken.unitName), unitWords(taken.unitName)),
    /** The same, where units of several rooms are looked at. */
    withRoom: sentenceOf(taken, doorName(taken.roomName, taken.unitName)),
  }))
}

function sentenceOf(taken: Taken, unit: string, within = unit): string {
  const { kind, checkIn, checkOut, fullName, reference } = taken
  if (taken.byStaff) return `A colleague is booking ${within} right now.`
  if (kind === 'hold') return `A guest is paying for ${within} right now.`
  const nights = `from ${day(checkIn)} to ${day(checkOut)}`
  if (kind === 'block') return `${unit} is blocked ${nights}.`
  return `${unit} is taken ${nights}: ${fullName}, ${reference}.`
}

/** Returns a day as a sentence about stays names it: "12 Dec 2026". */
export function day(date: Date): string {
  return formatDay(isoDateOf(date), 'en', { day: 'numeric', month: 'short', year: 'numeric' })
}
