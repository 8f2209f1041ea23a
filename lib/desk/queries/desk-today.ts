import type { SignedIn, Staff } from '../../auth/schema.ts'
import {
  bookingStay,
  type StayRow,
  stayColumns,
  stayUnit,
} from '../../booking/queries/booking-line.ts'
import { unsaidBookings } from '../../booking/queries/waiting-bookings.ts'
import type { BookingStay } from '../../booking/schema/booking-line.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { termsOfBooking } from '../../farm/queries/terms.ts'
import { isKept } from '../../rooms/queries/kept-rooms.ts'
import { isFree, nightRange, overlaps } from '../../rooms/queries/occupancy.ts'
import { doorName } from '../../rooms/rules/units.ts'
import { addDays, dayInIndia, type IsoDate, startOfDayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { platesFor } from '../../stays/rules/meals.ts'
import {
  type DayList,
  type Days,
  inOrder,
  isArriving,
  isLeaving,
  isStaying,
  leftOn,
  sleepsOn,
} from '../rules/day.ts'
import type {
  DeskToday,
  DeskTodayInput,
  Eaters,
  KitchenDay,
  Meal,
  MealName,
  TodayStay,
} from '../schema/today.ts'

type Instants = 'checked_in_at' | 'checked_out_at' | 'no_show_at' | 'uncleaned_since'
type Row = StayRow &
  Omit<TodayStay, keyof BookingStay | Instants | 'balance' | 'checking'> &
  Record<Instants, string | null> & { owed: number; claimed: number }
type Read = { stays: Row[]; units: { all: number; free: { room: string; name: string }[] } }

/** Returns who arrives, is here and leaves on a day, and what is cooked, in one query that reads nothing beyond it. `by`: only staff may ask. */
export function deskToday(_by: Staff, input: DeskTodayInput, now: Date): Promise<DeskToday> {
  return readDay(input, now)
}

/** Returns what is cooked on a day, and what the kitchen is to know of the units that eat: no names, numbers or money. `_by`: anybody on the staff may ask. */
export async function kitchenDay(
  _by: SignedIn,
  input: DeskTodayInput,
  now: Date,
): Promise<KitchenDay> {
  const { day, today, at, meals, ...lists } = await readDay(input, now)
  return { day, today, at, meals, eating: eating({ day, ...lists }).map(eatersOf) }
}

/** Returns the stays whose guests eat in the evening of a day: the same that its dinner counts, each once. */
function eating({ arriving, in_house, day }: Pick<DeskToday, 'arriving' | 'in_house' | 'day'>) {
  const all = [...arriving, ...in_house].filter((stay) => sleepsOn(stay, day))
  return [...new Map(all.map((stay) => [stay.id, stay])).values()]
}

function eatersOf(stay: TodayStay): Eaters {
  const { id, room_type, unit_name, guests, diet, allergies, arrives_at, progress } = stay
  return { id, room_type, unit_name, guests, diet, allergies, arrives_at, progress }
}

async function readDay({ day }: DeskTodayInput, now: Date): Promise<DeskToday> {
  const today = dayInIndia(now)
  const days = { day: day ?? today, today }
  const [{ stays: rows, units }] = await read(days, now)
  const stays = rows.map(wireStay)
  const listed = (list: DayList, belongs: typeof isArriving) => {
    const found = stays.filter((stay) => belongs(stay, days))
    return inOrder(found, list, days.day)
  }
  const next = addDays(days.day, 1)
  return {
    ...days,
    at: now.toISOString(),
    arriving: listed('arriving', isArriving),
    in_house: listed('in_house', isStaying),
    leaving: listed('leaving', isLeaving),
    unsaid: days.day === today ? unsaidOf(stays) : [],
    meals: [
      breakfastOf(days.day, stays),
      mealOf('dinner', days.day, stays, days.day),
      mealOf('breakfast', next, stays, days.day),
      ...(days.day === today ? [mealOf('dinner', next, stays, next)] : []),
    ],
    units: { ...units, free: units.free.map(({ room, name }) => doorName(room, name)) },
  }
}

// Who has waited longest for an answer comes first.
function unsaidOf(stays: TodayStay[]): TodayStay[] {
  const order = ({ check_in, unit_name, id }: TodayStay) => [check_in, unit_name, id].join()
  return stays
    .filter(({ unsaid }) => unsaid)
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
}

// Breakfast is for everyone who slept here last night, including guests who have left since.
function breakfastOf(date: IsoDate, stays: TodayStay[]): Meal {
  const night = addDays(date, -1)
  const eats = stays.filter((stay) => sleepsOn(stay, night) || leftOn(stay, date))
  return { meal: 'breakfast', date, ...platesFor(eats) }
}

// Guests who sleep here have dinner before the night and breakfast after it.
function mealOf(meal: MealName, date: IsoDate, stays: TodayStay[], night: IsoDate): Meal {
  return { meal, date, ...platesFor(stays.filter((stay) => sleepsOn(stay, night))) }
}

function wireStay({ owed, claimed, ...row }: Row): TodayStay {
  return {
    ...bookingStay(row),
    checked_in_at: instant(row.checked_in_at),
    checked_out_at: instant(row.checked_out_at),
    no_show_at: instant(row.no_show_at),
    uncleaned_since: instant(row.uncleaned_since),
    balance: toRupees(owed),
    checking: toRupees(claimed),
  }
}

const instant = (at: string | null) => at && new Date(at).toISOString()

// The nights from the one before to the one after, by the index of the constraint that keeps units apart; besides, who
// has no unit, who should have left, what was done today, and who should have come.
function idsOf({ day, today }: Days, now: Date): Prisma.Sql {
  const isOfToday = Prisma.sql`>= ${startOfDayInIndia(today)}`
  return Prisma.sql`
    SELECT coalesce(o.booking_id, o.slept_by) AS id FROM farm r JOIN occupancies o ON o.room_id = r.id
    WHERE coalesce(o.booking_id, o.slept_by) IS NOT NULL
      AND ${overlaps(nightRange({ checkIn: addDays(day, -1), checkOut: addDays(day, 2) }))}
    UNION SELECT w.booking_id FROM roomless_bookings w JOIN bookings b ON b.id = w.booking_id
    WHERE b.check_in <= ${addDays(day, 1)}::date AND b.check_out >= ${day}::date
    UNION SELECT id FROM bookings
    WHERE checked_in_at IS NOT NULL AND checked_out_at IS NULL AND check_out < ${today}::date
    UNION SELECT id FROM bookings WHERE checked_out_at ${isOfToday}
    UNION SELECT id FROM bookings WHERE no_show_at ${isOfToday}
    UNION ${unsaidBookings(now)}`
}

const columns = (now: Date) => Prisma.sql`
  ${stayColumns}, b.id IN (${unsaidBookings(now)}) AS unsaid, b.email IS NOT NULL AS has_email, ${termsOfBooking} AS terms, b.checked_in_at, b.checked_out_at,
  b.no_show_at, b.room_id, u.uncleaned_since, balance_of(b) AS owed,
  (SELECT coalesce(sum(p.paise), 0) FROM payments p
    WHERE p.booking_id = b.id AND p.state = 'claimed' AND p.direction = 'received') AS claimed,
  a.arrives_at, CASE WHEN a.veg + a.vegan + a.jain + a.meat > 0 THEN
    jsonb_build_object('veg', a.veg, 'vegan', a.vegan, 'jain', a.jain, 'meat', a.meat) END AS diet,
  a.allergies, coalesce(a.dogs, 0) AS dogs, a.words, b.staff_note, next.stay AS next`

// Who has the unit next, within a week.
const nextStay = Prisma.sql`
  SELECT jsonb_build_object('full_name', nb.full_name, 'check_in', x.check_in, 'arrives_at', na.arrives_at) AS stay
  FROM occupancies x JOIN bookings nb ON nb.id = x.booking_id LEFT JOIN arrivals na ON na.booking_id = nb.id
  WHERE x.room_id = o.room_id AND x.unit = o.unit AND x.id <> o.id AND x.check_in >= b.check_out
    AND daterange(x.check_in, x.check_out, '[)') && daterange(b.check_out, b.check_out + 7, '[)')
  ORDER BY x.check_in LIMIT 1`

function read(days: Days, now: Date): Promise<[Read]> {
  return prisma().$queryRaw<[Read]>`
    WITH farm AS MATERIALIZED (SELECT r.* FROM rooms r WHERE ${isKept}),
    stays AS (
      SELECT ${columns(now)}
      FROM (${idsOf(days, now)}) AS found JOIN bookings b ON b.id = found.id AND takes_place(b.status)
      ${stayUnit} LEFT JOIN arrivals a ON a.booking_id = b.id
      LEFT JOIN LATERAL (${nextStay}) AS next ON true),
    doors AS (
      SELECT r.id, r.name AS room, u.number, u.name, ${isFree(nightRange({ checkIn: days.day, checkOut: addDays(days.day, 1) }), now)} AS free
      FROM farm r JOIN units u ON u.room_id = r.id AND u.number <= r.units)
    SELECT
      (SELECT coalesce(jsonb_agg(to_jsonb(s)), '[]') FROM stays s) AS stays,
      (SELECT jsonb_build_object('all', count(*),
        'free', coalesce(jsonb_agg(jsonb_build_object('room', room, 'name', name) ORDER BY id, number)
          FILTER (WHERE free), '[]')) FROM doors) AS units`
}
