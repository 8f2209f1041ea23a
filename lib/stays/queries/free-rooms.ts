import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import {
  type RoomRow,
  ratedRoomOf,
  ratedRoomSql,
  rateRulesSql,
} from '../../rates/queries/rate-book.ts'
import type { RateRules } from '../../rates/rules/night.ts'
import { priceAtDesk } from '../../rates/rules/quote.ts'
import { isKept } from '../../rooms/queries/kept-rooms.ts'
import { nightRange, occupies, overlaps } from '../../rooms/queries/occupancy.ts'
import { toRupees } from '../../shared/money.ts'
import { firstNightAtDesk, newStayProblems } from '../rules/stay-change.ts'
import type { FreeRoom, FreeRooms, FreeRoomsInput, TakenUnit } from '../schema/free-rooms.ts'

type Unit = { number: number; name: string; taken: Omit<TakenUnit, 'number' | 'name'> | null }
type Row = { room: RoomRow; units: Unit[]; rules: RateRules }

/**
 * Returns the rooms of the farm for a stay, those that are free first and of them the cheapest, each with its free units and
 * what has the others. `by`: only staff may ask.
 */
export async function freeRooms(_by: Staff, input: FreeRoomsInput, now: Date): Promise<FreeRooms> {
  const stay = { checkIn: input.check_in, checkOut: input.check_out }
  const errors = newStayProblems(stay, firstNightAtDesk(now))
  if (Object.keys(errors).length > 0) return { rooms: [], errors }
  const rows = await prisma().$queryRaw<Row[]>`
    SELECT ${ratedRoomSql} AS room, ${rateRulesSql({ from: stay.checkIn, to: stay.checkOut })} AS rules, (
      SELECT jsonb_agg(jsonb_build_object('number', u.number, 'name', u.name, 'taken', (
          SELECT jsonb_build_object('check_in', o.check_in, 'check_out', o.check_out, 'guest', b.full_name,
            'because', CASE WHEN o.kind = 'block' THEN o.because WHEN h.held_by IS NOT NULL THEN 'desk'
              WHEN o.kind = 'hold' THEN 'hold' ELSE 'stay' END)
          FROM occupancies o LEFT JOIN holds h ON h.id = o.hold_id LEFT JOIN bookings b ON b.id = o.booking_id
          WHERE o.room_id = r.id AND o.unit = u.number AND ${occupies(now, { hold: input.hold_token })}
            AND ${overlaps(nightRange(stay))}
          ORDER BY o.check_in LIMIT 1)) ORDER BY u.number)
      FROM units u WHERE u.room_id = r.id AND u.number <= r.units) AS units
    FROM rooms r WHERE ${isKept} ORDER BY r.id`
  const rooms = rows.map((row) => roomOf(row, { ...stay, guests: input.guests }))
  const isFree = ({ free, sleeps }: FreeRoom) =>
    free.length > 0 && (sleeps === null || input.guests <= sleeps)
  return {
    rooms: rooms.toSorted((a, b) => Number(isFree(b)) - Number(isFree(a)) || a.total - b.total),
    errors,
  }
}

type Stay = { checkIn: string; checkOut: string; guests: number }

function roomOf({ room, units, rules }: Row, stay: Stay): FreeRoom {
  const { id, name, sleeps } = room
  const { charges, totalPaise } = priceAtDesk(ratedRoomOf(room), rules, stay)
  const first = charges[0]?.paise ?? 0
  const isEven = charges.every(({ kind, paise }) => kind === 'night' && paise === first)
  return {
    ...{ id, name, sleeps },
    rate: isEven ? toRupees(first) : null,
    total: toRupees(totalPaise),
    free: units.flatMap(({ taken, ...unit }) => (taken ? [] : [unit])),
    taken: units.flatMap(({ taken, ...unit }) => (taken ? [{ ...taken, ...unit }] : [])),
  }
}
