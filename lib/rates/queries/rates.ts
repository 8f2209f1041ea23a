import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { addDays, dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { nightsOf, type RateDay, type RatedRoom, type RateRules } from '../rules/night.ts'
import {
  type OwnDay,
  type RateNight,
  type Rates,
  type RatesQuery,
  wireNight,
} from '../schema/days.ts'
import { newestChange } from './rate-history.ts'
import { findRatedRooms, findTaken, type Taken } from './rated-rooms.ts'

/** Returns the nights of a room as staff see them. `room_not_found`. `_by`: only staff may ask. */
export async function readRates(_by: Staff, asked: RatesQuery, now: Date): Promise<Rates> {
  const { room: id, from, days } = asked
  const window = { from, to: addDays(from, days - 1) }
  // First of all: a change that comes in the meantime may be shown, but isn't counted as seen.
  const seen = await newestChange(prisma())
  const { rooms, rules } = await findRatedRooms(prisma(), window, id)
  const [room] = rooms
  if (!room) throw new Refusal('room_not_found')
  const taken = await findTaken(prisma(), [id], window, now)
  return {
    room: {
      id,
      name: room.name,
      units: room.units,
      sleeps: room.sleeps,
      rate: toRupees(room.ratePaise),
      gst_rate: room.gstPercent,
    },
    today: dayInIndia(now),
    nights: nightsOfStaff(room, rules, taken, asked),
    seasons: rules.seasons
      .filter(({ roomId }) => roomId === null || roomId === id)
      .map((season) => ({
        id: season.id,
        name: season.name,
        room: season.roomId,
        from: season.from,
        to: season.to,
        weekdays: season.weekdays,
      })),
    seen,
  }
}

function nightsOfStaff(
  room: RatedRoom & { units: number },
  rules: RateRules,
  taken: Taken[],
  { from, days }: RatesQuery,
): RateNight[] {
  const own = new Map(
    rules.days.filter(({ roomId }) => roomId === room.id).map((day) => [day.day, day]),
  )
  return nightsOf(room, rules, from, days).map((night) => {
    const there = taken.filter((stay) => isOn(stay, night.date))
    return {
      ...wireNight(night),
      free: Math.max(0, room.units - there.length),
      booked: there.filter(({ booking }) => booking !== null).length,
      own: wireOwn(own.get(night.date)),
    }
  })
}

function isOn({ check_in: first, check_out: end }: Taken, date: IsoDate): boolean {
  return first <= date && date < end
}

function wireOwn(day: RateDay | undefined): OwnDay | null {
  if (!day) return null
  return {
    price: day.pricePaise === null ? null : toRupees(day.pricePaise),
    minimum_nights: day.minimumNights,
    closed: day.closed,
    no_arrival: day.noArrival,
    no_departure: day.noDeparture,
  }
}
