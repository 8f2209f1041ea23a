import type { Staff } from '../../auth/schema.ts'
import { progressColumn } from '../../booking/queries/booking-line.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import {
  type RoomRow,
  ratedRoomOf,
  ratedRoomSql,
  rateRulesSql,
} from '../../rates/queries/rate-book.ts'
import {
  percentAcross,
  type RateRules,
  nightsOf as ratesOfNights,
} from '../../rates/rules/night.ts'
import { isKept } from '../../rooms/queries/kept-rooms.ts'
import { nightRange, occupies, overlaps } from '../../rooms/queries/occupancy.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { nightsOfRoom } from '../rules/calendar.ts'
import type {
  CalendarOccupancy,
  CalendarRoom,
  CalendarSeason,
  CalendarStay,
  CalendarWindow,
  DeskCalendar,
  UnplacedStay,
} from '../schema/calendar.ts'

type FoundRoom = Omit<CalendarRoom, 'nights' | 'rated'> & { rated: RoomRow }
/** The answer of the database, all money in paise. */
type Read = {
  rules: RateRules
  rooms: FoundRoom[]
  occupancies: CalendarOccupancy[]
  unplaced: UnplacedStay[]
  next: string | null
}

/** Returns what has each unit of each room in a window, in one query that reads nothing beyond it. `by`: only staff may ask. */
export async function deskCalendar(
  _by: Staff,
  window: CalendarWindow,
  now: Date,
): Promise<DeskCalendar> {
  const { rules, rooms, occupancies, unplaced, next } = await read(window, now)
  const stays = Map.groupBy([...occupancies, ...unplaced], ({ room_id }) => room_id)
  return {
    ...window,
    today: dayInIndia(now),
    rooms: rooms.map(({ rated, ...room }) => {
      const priced = ratedRoomOf(rated)
      const nights = ratesOfNights(priced, rules, window.from, window.days)
      const prices = nights.map(({ paise }) => toRupees(paise))
      const gst = nights.map((night) => percentAcross(priced, night))
      const told = { units: room.units.length, prices, gst }
      const { gstPercent, guestsIncluded, extraGuestPaise } = priced
      return {
        ...room,
        rated: { gstPercent, guestsIncluded, extraGuestPaise },
        nights: nightsOfRoom(window, told, stays.get(room.id) ?? []),
      }
    }),
    occupancies: occupancies.map((row) => ({ ...row, booking: row.booking && wired(row.booking) })),
    unplaced: unplaced.map((row) => ({ ...row, booking: wired(row.booking) })),
    seasons: namedSeasons(rules, rooms),
    long_stays: rules.longStays,
    next,
  }
}

// Those of every week have no days of their own, and those of a deleted room don't matter.
function namedSeasons({ seasons }: RateRules, rooms: FoundRoom[]): CalendarSeason[] {
  const isHere = (roomId: number | null) => roomId === null || rooms.some(({ id }) => id === roomId)
  return seasons.flatMap(({ name, from, to, weekdays, roomId }) =>
    from && to && isHere(roomId) ? [{ name, from, to, weekdays }] : [],
  )
}

function wired({ amount, due, prices, ...stay }: CalendarStay): CalendarStay {
  return {
    ...stay,
    amount: toRupees(amount),
    due: toRupees(Math.max(0, due)),
    prices: prices.map(toRupees),
  }
}

// The stay of a booking `b`.
const stay = Prisma.sql`jsonb_build_object('id', b.id, 'reference', b.reference, 'full_name', b.full_name, 'phone', b.phone,
  'check_in', b.check_in, 'check_out', b.check_out,
  'has_email', b.email IS NOT NULL, 'guests', b.guests, 'status', b.status, 'source', b.source, 'progress', ${progressColumn},
  'amount', b.total_paise, 'due', coalesce((SELECT w.paise FROM open_balances w WHERE w.booking_id = b.id), 0),
  'prices', (SELECT coalesce(jsonb_agg(c.paise ORDER BY c.night), '[]') FROM charges c
    WHERE c.booking_id = b.id AND c.kind = 'night'))`

// Each room looks for its own nights, by the index of the constraint that keeps them apart.
async function read({ from, days }: CalendarWindow, now: Date): Promise<Read> {
  const to = addDays(from, days)
  const [found] = await prisma().$queryRaw<[Read]>`
    WITH farm AS MATERIALIZED (SELECT r.* FROM rooms r WHERE ${isKept})
    SELECT ${rateRulesSql({ from, to })} AS rules,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'sleeps', r.sleeps, 'rated', ${ratedRoomSql},
          'units', (SELECT jsonb_agg(jsonb_build_object('number', u.number, 'name', u.name) ORDER BY u.number)
            FROM units u WHERE u.room_id = r.id AND u.number <= r.units)) ORDER BY r.id), '[]')
        FROM farm r) AS rooms,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'room_id', o.room_id, 'unit', o.unit,
          'check_in', o.check_in, 'check_out', o.check_out,
          'booking', CASE WHEN b.id IS NOT NULL THEN ${stay} END,
          'block', CASE WHEN o.kind = 'block' THEN
            jsonb_build_object('because', o.because, 'note', coalesce(o.note, '')) END,
          'hold', CASE WHEN o.kind = 'hold' THEN
            jsonb_build_object('since', o.created_at, 'expires_at', o.expires_at, 'by_staff',
              (SELECT h.held_by IS NOT NULL FROM holds h WHERE h.id = o.hold_id)) END)
          ORDER BY o.room_id, o.unit, o.check_in), '[]')
        FROM farm r JOIN occupancies o ON o.room_id = r.id LEFT JOIN bookings b ON b.id = coalesce(o.booking_id, o.slept_by)
        WHERE o.unit <= r.units AND ${occupies(now)} AND (o.kind <> 'slept' OR takes_place(b.status))
          AND ${overlaps(nightRange({ checkIn: from, checkOut: to }))}) AS occupancies,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('room_id', b.room_id, 'check_in', since.check_in,
          'check_out', b.check_out, 'booking', ${stay}) ORDER BY since.check_in, b.id), '[]')
        FROM roomless_bookings w JOIN bookings b ON b.id = w.booking_id
        CROSS JOIN LATERAL (SELECT coalesce(max(o.check_out), b.check_in) AS check_in
          FROM occupancies o WHERE o.slept_by = b.id) AS since
        WHERE since.check_in < ${to}::date AND b.check_out > ${from}::date) AS unplaced,
      (SELECT min(o.check_in)::text FROM occupancies o
        WHERE o.kind = 'booking' AND o.check_in >= ${to}::date) AS next`
  return found
}
