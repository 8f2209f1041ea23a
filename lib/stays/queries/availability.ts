import { requireBookable } from '../../booking/rules/stay-problems.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { requireOpen } from '../../farm/rules/farm.ts'
import { findCode } from '../../rates/queries/find-code.ts'
import {
  findRateBook,
  type RoomRow,
  ratedRoomOf,
  ratedRoomSql,
  rateRulesSql,
} from '../../rates/queries/rate-book.ts'
import { type RateRules, nightsOf as ratesOfNights } from '../../rates/rules/night.ts'
import { quoteStay } from '../../rates/rules/quote.ts'
import { isCalled, isKept, isNamed, isOffered } from '../../rooms/queries/kept-rooms.ts'
import { nightRange, occupies, overlaps, unitsTaken } from '../../rooms/queries/occupancy.ts'
import { maxDaysAhead } from '../../rooms/rules/stay.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { type Availability, type CalendarDay, wireCalendarDay } from '../schema/availability.ts'
import type { CalendarInput, StayInput } from '../schema/stay-input.ts'
import { alternatives } from './alternatives.ts'

/**
 * Returns whether a room is free for the whole of a stay, how many units are, and what it costs with the code that was given; where
 * none is or the stay is not sold, the alternatives, at their prices without a code. `not_open`, `validation_failed` for dates that cannot be
 * booked now, `room_not_found`, `code_not_valid`.
 */
export async function stayAvailability(stay: StayInput, now: Date): Promise<Availability> {
  requireOpen()
  requireBookable(stay, dayInIndia(now))
  const left = await unitsLeft(stay, now)
  const book = await findRateBook(prisma(), isNamed(stay.roomType), stay.checkIn)
  if (!book) throw new Refusal('room_not_found')
  const { code: typed, checkIn, hold_token: own } = stay
  const code = await findCode(prisma(), { code: typed, checkIn, own }, now)
  const quote = quoteStay(book.room, book.rules, stay, code)
  if (quote.sold && left > 0) {
    return { available: true, units_left: left, total: toRupees(quote.totalPaise) }
  }
  const why = !quote.sold && { because: quote.because, minimum_nights: quote.minimumNights }
  return { available: false, units_left: left, ...why, ...(await alternatives(stay, now)) }
}

/** Returns how many units of a room are free for the whole of a stay, not only for each of its nights. `room_not_found`. */
export async function unitsLeft(stay: WantedDates, now: Date): Promise<number> {
  const [room] = await prisma().$queryRaw<{ left: number }[]>`
    SELECT r.units - ${unitsTaken(nightRange(stay), now, { hold: stay.hold_token })} AS left
    FROM rooms r WHERE ${isNamed(stay.roomType)}`
  if (!room) throw new Refusal('room_not_found')
  return room.left
}

type WantedDates = Pick<StayInput, 'roomType' | 'checkIn' | 'checkOut'> & {
  hold_token?: string | undefined
}

type Found = { room: RoomRow; rules: RateRules; days: { date: string; left: number }[] }

/**
 * The nights of a room from one day to another, both included, with what each costs, in one query for any range. A night is
 * not available if it's too early or too late for a stay to begin, or if it's closed. The stay of the booking `own` counts
 * as free, and its room doesn't have to be on the site. `room_not_found`.
 */
export async function calendarOf(
  asked: CalendarInput,
  now: Date,
  own?: string,
): Promise<CalendarDay[]> {
  const today = dayInIndia(now)
  const last = addDays(today, maxDaysAhead)
  const isAsked = isCalled(asked.room, own === undefined ? isOffered : isKept)
  const [found] = await prisma().$queryRaw<Found[]>`
    WITH taken AS (
      SELECT day::date AS night, count(*)::int AS units
      FROM rooms r JOIN occupancies o ON o.room_id = r.id AND o.unit <= r.units
      CROSS JOIN LATERAL generate_series(
        greatest(o.check_in, ${asked.from}::date),
        least(o.check_out - 1, ${asked.to}::date), interval '1 day') AS day
      WHERE ${isAsked} AND ${occupies(now, { hold: asked.hold_token, booking: own })}
        AND ${overlaps(Prisma.sql`daterange(${asked.from}::date, ${asked.to}::date, '[]')`)}
      GROUP BY 1
    )
    SELECT ${ratedRoomSql} AS room, ${rateRulesSql(asked, Prisma.sql`r.id`)} AS rules,
      (SELECT jsonb_agg(jsonb_build_object('date', day::date, 'left', r.units - coalesce(taken.units, 0)) ORDER BY day)
        FROM generate_series(${asked.from}::date, ${asked.to}::date, interval '1 day') AS day
        LEFT JOIN taken ON taken.night = day::date) AS days
    FROM rooms r WHERE ${isAsked}`
  if (!found) throw new Refusal('room_not_found')
  const { days, rules } = found
  const nights = ratesOfNights(ratedRoomOf(found.room), rules, asked.from, days.length)
  return nights.map((night, at) => {
    const isOpen = night.date >= today && night.date <= last && !night.closed
    return wireCalendarDay(night, isOpen ? (days[at]?.left ?? 0) : 0)
  })
}
