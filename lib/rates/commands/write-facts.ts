import { violates } from '../../db/errors.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { RateFacts, RateFactsOf } from '../schema/facts.ts'

/**
 * Makes the database say of a thing what `facts` say, and returns them with its id: adds what is new, changes what is there, takes away
 * what is null. What was taken away comes back with the id that it had. `code_taken`; `changed_meanwhile` for a code that was
 * used before it could be taken away.
 */
export async function writeFacts(tx: Tx, facts: RateFacts): Promise<RateFacts> {
  switch (facts.kind) {
    case 'days':
      return writeDays(tx, facts)
    case 'season':
      return writeSeason(tx, facts)
    case 'code':
      return writeCode(tx, facts)
    case 'long_stays':
      await tx.longStay.deleteMany()
      await tx.longStay.createMany({ data: facts.steps })
      return facts
    case 'guests': {
      const data = { ...facts.guests, version: { increment: 1 } }
      await tx.room.update({ where: { id: facts.room }, data })
      return facts
    }
  }
}

async function writeDays(tx: Tx, facts: RateFactsOf<'days'>): Promise<RateFacts> {
  const { room, days } = facts
  await tx.$executeRaw`
    DELETE FROM rate_days WHERE room_id = ${room} AND day = ANY (${Object.keys(days)}::date[])`
  const rows = Object.entries(days).flatMap(([day, own]) => (own ? [{ day, ...own }] : []))
  await tx.$executeRaw`
    INSERT INTO rate_days (room_id, day, price_paise, minimum_nights, closed, no_arrival, no_departure)
    SELECT ${room}, d.day, d."pricePaise", d."minimumNights", d.closed, d."noArrival", d."noDeparture"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS d (day date, "pricePaise" integer,
      "minimumNights" integer, closed boolean, "noArrival" boolean, "noDeparture" boolean)`
  return facts
}

async function writeSeason(tx: Tx, facts: RateFactsOf<'season'>): Promise<RateFacts> {
  const { id, season } = facts
  if (!season) {
    await tx.$executeRaw`DELETE FROM seasons WHERE id = ${id}`
    return facts
  }
  const [row] = await tx.$queryRaw<[{ id: number }]>`
    INSERT INTO seasons (id, room_id, name, from_day, to_day, weekdays, price_paise, percent, room_prices,
      minimum_nights, closed, no_arrival, no_departure) OVERRIDING SYSTEM VALUE
    VALUES (coalesce(${id}::int, nextval(pg_get_serial_sequence('seasons', 'id'))), ${season.roomId}, ${season.name},
      ${season.from}::date, ${season.to}::date, ${season.weekdays}::int[], ${season.pricePaise}, ${season.percent},
      ${JSON.stringify(season.roomPrices)}::jsonb, ${season.minimumNights}, ${season.closed}, ${season.noArrival},
      ${season.noDeparture})
    ON CONFLICT (id) DO UPDATE SET (room_id, name, from_day, to_day, weekdays, price_paise, percent, room_prices,
      minimum_nights, closed, no_arrival, no_departure, version) = (SELECT excluded.room_id, excluded.name,
      excluded.from_day, excluded.to_day, excluded.weekdays, excluded.price_paise, excluded.percent,
      excluded.room_prices, excluded.minimum_nights, excluded.closed, excluded.no_arrival, excluded.no_departure,
      excluded.version)
    RETURNING id`
  return { ...facts, id: row.id }
}

async function writeCode(tx: Tx, facts: RateFactsOf<'code'>): Promise<RateFacts> {
  const { id, code } = facts
  if (!code) return takeCodeAway(tx, facts)
  try {
    const [row] = await tx.$queryRaw<[{ id: number }]>`
      INSERT INTO codes (id, code, percent, paise, from_day, to_day, uses, ended_at) OVERRIDING SYSTEM VALUE
      VALUES (coalesce(${id}::int, nextval(pg_get_serial_sequence('codes', 'id'))), ${code.code}, ${code.percent},
        ${code.paise}, ${code.from}::date, ${code.to}::date, ${code.uses}, ${code.endedAt}::timestamptz)
      ON CONFLICT (id) DO UPDATE SET (code, percent, paise, from_day, to_day, uses, ended_at, version) = (SELECT
        excluded.code, excluded.percent, excluded.paise, excluded.from_day, excluded.to_day, excluded.uses,
        excluded.ended_at, excluded.version)
      RETURNING id`
    return { ...facts, id: row.id }
  } catch (error) {
    if (!violates(error, 'codes_code_key')) throw error
    const message = `Code ${code.code} already exists, or existed before. Choose another code.`
    throw new Refusal('code_taken', { message, errors: { code: message } })
  }
}

// A booking or a hold that has used it goes on naming it.
async function takeCodeAway(tx: Tx, facts: RateFactsOf<'code'>): Promise<RateFacts> {
  const gone = await tx.$executeRaw`
    DELETE FROM codes c WHERE c.id = ${facts.id}
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.code_id = c.id)
      AND NOT EXISTS (SELECT 1 FROM holds h WHERE h.code_id = c.id)`
  if (gone) return facts
  throw new Refusal('changed_meanwhile', {
    message: 'A guest has used this code in the meantime. Switch it off instead.',
  })
}
