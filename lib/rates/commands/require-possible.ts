import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { gapProblem, percentOfPrice } from '../../gst/rules/law.ts'
import { chargesGst } from '../../gst/rules/registration.ts'
import { kept } from '../../rooms/queries/kept-rooms.ts'
import { addDays, daysBetween, formatDay, type IsoDate, weekdayOf } from '../../shared/dates.ts'
import { formatRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { findRatedRooms } from '../queries/rated-rooms.ts'
import { maxNightPaise } from '../rules/limits.ts'
import { overlapOf, priceIn, type Season } from '../rules/night.ts'
import type { RateFacts, RateFactsOf, SeasonFacts } from '../schema/facts.ts'

/**
 * Refuses what must not be said of prices: of a room that the farm has not (`room_not_found`), on the nights of another season of the same kind
 * (`overlap`), and a price above the bound or one that no rate of GST fits (`validation_failed`).
 */
export async function requirePossible(tx: Tx, facts: RateFacts): Promise<void> {
  if (facts.kind === 'days' || facts.kind === 'guests') await requireRooms(tx, [facts.room])
  if (facts.kind === 'days') await requireTaxable(tx, facts.room, pricesOfDays(facts))
  if (facts.kind !== 'season' || !facts.season) return
  const { season } = facts
  const named = Object.keys(season.roomPrices).map(Number)
  await requireRooms(tx, season.roomId === null ? named : [season.roomId])
  await requireNoOverlap(tx, facts.id, season)
  if (season.percent !== null) await requireBound(tx, season)
  await requireTaxable(tx, season.roomId, pricesOfSeason(season))
}

/** A price that is typed, with the field of it; without a room it is for all of them. */
type Priced = { paise: number | null; field: string; room?: number }

function pricesOfDays({ days }: RateFactsOf<'days'>): Priced[] {
  return Object.values(days).map((day) => ({ paise: day?.pricePaise ?? null, field: 'price' }))
}

function pricesOfSeason({ pricePaise, roomPrices }: SeasonFacts): Priced[] {
  const byRoom = Object.entries(roomPrices).map(([room, paise], at) => {
    return { paise, room: Number(room), field: `prices.${at}.price` }
  })
  return [{ paise: pricePaise, field: 'price' }, ...byRoom]
}

// Where the rate follows the price, some prices cannot be: see gapOf.
async function requireTaxable(tx: Tx, id: number | null, prices: Priced[]): Promise<void> {
  if (!chargesGst()) return
  const wrong = prices.filter(({ paise }) => paise !== null && percentOfPrice(paise) === null)
  if (wrong.length === 0) return
  const { rooms } = await findRatedRooms(tx, { from: '2001-01-01', to: '2001-01-01' }, id)
  const byLaw = rooms.filter(({ gstPercent }) => gstPercent === null)
  const one = wrong.find(({ room }) => byLaw.some(({ id }) => room === undefined || room === id))
  if (!one) return
  const message = gapProblem(one.paise ?? 0)
  throw new Refusal('validation_failed', { message, errors: { [one.field]: message } })
}

async function requireRooms(tx: Tx, ids: number[]): Promise<void> {
  const found = await tx.room.count({ where: { id: { in: ids }, ...kept } })
  if (found < ids.length) throw new Refusal('room_not_found')
}

type Other = Pick<Season, 'id' | 'name' | 'roomId' | 'from' | 'to' | 'weekdays'>

async function requireNoOverlap(tx: Tx, id: number | null, season: SeasonFacts): Promise<void> {
  const { from, to } = season
  const isNear = from
    ? Prisma.sql`s.from_day <= ${to}::date AND s.to_day >= ${from}::date`
    : Prisma.sql`s.from_day IS NULL`
  const others = await tx.$queryRaw<Other[]>`
    SELECT s.id, s.name, s.room_id AS "roomId", s.from_day::text AS "from", s.to_day::text AS "to", s.weekdays
    FROM seasons s
    WHERE s.id IS DISTINCT FROM ${id}::int AND s.room_id IS NOT DISTINCT FROM ${season.roomId}::int AND ${isNear}
    ORDER BY s.from_day, s.id`
  for (const other of others) {
    const first = overlapOf(season, other)
    if (first) throw overlap(season, other, first)
  }
}

function overlap(season: SeasonFacts, other: Other, first: IsoDate): Refusal {
  const shared = season.weekdays.filter((weekday) => other.weekdays.includes(weekday))
  const nights = nightsOfBoth(season, other, first).filter((day) => shared.includes(weekdayOf(day)))
  const when = { weekday: 'long' } as const
  const words = season.from
    ? `the night of ${formatDay(first, 'en', { ...when, day: 'numeric', month: 'long', year: 'numeric' })}`
    : `${formatDay(first, 'en', when)} nights`
  const message = `${other.name} already has ${words}.`
  return new Refusal('overlap', {
    message,
    errors: { [season.from ? 'from' : 'weekdays']: message },
    data: {
      season: { id: other.id, name: other.name },
      nights: season.from ? [first, nights.at(-1)] : [],
      weekdays: shared,
    },
  })
}

function nightsOfBoth({ to }: SeasonFacts, other: Other, first: IsoDate): IsoDate[] {
  const last = [to ?? first, other.to ?? first].sort()[0] ?? first
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at))
}

async function requireBound(tx: Tx, season: SeasonFacts): Promise<void> {
  const day = { from: '2001-01-01', to: '2001-01-01' }
  const { rooms } = await findRatedRooms(tx, day, season.roomId)
  const dear = rooms.find((room) => (priceIn(season, room) ?? 0) > maxNightPaise)
  if (!dear) return
  const message = `A night in ${dear.name} would cost more than ${formatRupees(maxNightPaise)}.`
  throw new Refusal('validation_failed', { message, errors: { percent: message } })
}
