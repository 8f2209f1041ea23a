import { prisma } from '../../db/client.ts'
import { listOffered } from '../../rooms/queries/rooms.ts'
import { maxDaysAhead } from '../../rooms/rules/stay.ts'
import type { RoomList } from '../../rooms/schema/room.ts'
import { addDays, dayInIndia } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { nightsOf, type RatedRoom, type RateRules } from '../rules/night.ts'
import type { PricedRoomList } from '../schema/lowest.ts'
import { findRatedRooms } from './rated-rooms.ts'

/** Returns the rooms that guests can book and whose name has `q` in it, each with the lowest price of a night that can be booked, and whether a stay may cost another. */
export async function pricedRooms(q: string, now: Date): Promise<PricedRoomList> {
  const today = dayInIndia(now)
  const window = { from: today, to: addDays(today, maxDaysAhead) }
  const [list, { rooms, rules }] = await Promise.all([
    listOffered(q),
    findRatedRooms(prisma(), window, null),
  ])
  const lowest = new Map(rooms.map((room) => [room.id, lowestOf(room, rules, today)]))
  return { ...list, rows: list.rows.map((room) => ({ ...room, ...known(room, lowest) })) }
}

type Lowest = { from_rate: number; varies: boolean }

// A room that was added between the two queries has no rules of its own yet.
function known({ id, total_rate }: RoomList['rows'][number], lowest: Map<number, Lowest>): Lowest {
  return lowest.get(id) ?? { from_rate: total_rate, varies: false }
}

function lowestOf(room: RatedRoom, rules: RateRules, today: string): Lowest {
  const nights = nightsOf(room, rules, today, maxDaysAhead + 1).filter(({ closed }) => !closed)
  const prices = nights.map(({ paise }) => paise)
  const lowest = prices.length === 0 ? room.ratePaise : Math.min(...prices)
  const varies =
    prices.some((paise) => paise !== room.ratePaise) ||
    room.guestsIncluded !== null ||
    rules.longStays.length > 0
  return { from_rate: toRupees(lowest), varies }
}
