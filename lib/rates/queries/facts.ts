import type { Tx } from '../../db/transaction.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type {
  CodeFacts,
  DayFacts,
  GuestFacts,
  RateFacts,
  RateFactsOf,
  SeasonFacts,
} from '../schema/facts.ts'

/** Returns what is said now about the thing that `about` is about; of days, about the same days. */
export async function readFacts(db: Tx, about: RateFacts): Promise<RateFacts> {
  switch (about.kind) {
    case 'days':
      return readDays(db, about)
    case 'season':
      return { ...about, season: await readSeason(db, about.id) }
    case 'code':
      return { ...about, code: await readCode(db, about.id) }
    case 'long_stays':
      return { ...about, steps: await db.longStay.findMany({ orderBy: { nights: 'asc' } }) }
    case 'guests':
      return { ...about, guests: await readGuests(db, about.room) }
  }
}

async function readDays(db: Tx, about: RateFactsOf<'days'>): Promise<RateFactsOf<'days'>> {
  const asked = Object.keys(about.days)
  const rows = await db.$queryRaw<{ day: IsoDate; facts: DayFacts }[]>`
    SELECT d.day::text, jsonb_build_object('pricePaise', d.price_paise, 'minimumNights', d.minimum_nights,
      'closed', d.closed, 'noArrival', d.no_arrival, 'noDeparture', d.no_departure) AS facts
    FROM rate_days d WHERE d.room_id = ${about.room} AND d.day = ANY (${asked}::date[])`
  const found = new Map(rows.map(({ day, facts }) => [day, facts]))
  return { ...about, days: Object.fromEntries(asked.map((day) => [day, found.get(day) ?? null])) }
}

async function readSeason(db: Tx, id: number | null): Promise<SeasonFacts | null> {
  const [found] = await db.$queryRaw<{ facts: SeasonFacts }[]>`
    SELECT jsonb_build_object('roomId', s.room_id, 'name', s.name, 'from', s.from_day, 'to', s.to_day,
      'weekdays', s.weekdays, 'pricePaise', s.price_paise, 'percent', s.percent, 'roomPrices', s.room_prices,
      'minimumNights', s.minimum_nights, 'closed', s.closed, 'noArrival', s.no_arrival,
      'noDeparture', s.no_departure) AS facts
    FROM seasons s WHERE s.id = ${id}`
  return found?.facts ?? null
}

async function readCode(db: Tx, id: number | null): Promise<CodeFacts | null> {
  const [found] = await db.$queryRaw<{ facts: CodeFacts }[]>`
    SELECT jsonb_build_object('code', c.code, 'percent', c.percent, 'paise', c.paise, 'from', c.from_day,
      'to', c.to_day, 'uses', c.uses, 'endedAt', c.ended_at) AS facts
    FROM codes c WHERE c.id = ${id}`
  return found?.facts ?? null
}

async function readGuests(db: Tx, id: number): Promise<GuestFacts> {
  return db.room.findUniqueOrThrow({
    where: { id },
    select: { sleeps: true, guestsIncluded: true, extraGuestPaise: true },
  })
}
