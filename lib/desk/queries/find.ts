import type { Staff } from '../../auth/schema.ts'
import { readLines } from '../../booking/queries/booking-line.ts'
import { formatReference, referenceLength } from '../../booking/rules/reference.ts'
import type { BookingLine } from '../../booking/schema/booking-line.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { holdsAny } from '../../db/search.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { typedDay } from '../../reservations/rules/typed-day.ts'
import { doorName } from '../../rooms/rules/units.ts'
import { dayInIndia, type IsoDate } from '../../shared/dates.ts'
import { parseRupees } from '../../shared/money.ts'
import { likePatterns } from '../../shared/search.ts'
import { maxStored } from '../../shared/whole-number.ts'
import type { Found, FoundUnit } from '../schema/find.ts'
import { bookingsOfNumber, wholeNumberOf } from './booking-search.ts'

// So many of each kind are looked at, and so many are shown.
const looked = 200
const shown = { bookings: 8, guests: 4, units: 4, rooms: 4 }
// The index over words has those of three letters.
const fewestLetters = 3

/**
 * Returns what fits a text: bookings by reference, telephone number, UTR, words and sum, by the day of arrival as "14 jan", the surest first, then who
 * is here or to come, each around today, with guests, units and rooms; without a text the newest bookings. It costs the same however many there are.
 */
export async function find(_by: Staff, q: string, now: Date): Promise<Found> {
  if (q === '') return { bookings: await newest(), guests: [], units: [], rooms: [] }
  return transaction(async (tx) => {
    // A word without any match would be searched in every row: the planner expects matches in the first ones.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`
    return {
      bookings: await bookingsOf(tx, q, now),
      guests: q.length < fewestLetters ? [] : await guestsOf(tx, q),
      units: await unitsOf(tx, q, now),
      rooms: await roomsOf(tx, q),
    }
  })
}

function newest(): Promise<BookingLine[]> {
  const rest = Prisma.sql`ORDER BY b.created_at DESC, b.id DESC LIMIT ${shown.bookings}`
  return readLines(prisma(), rest)
}

async function bookingsOf(tx: Tx, q: string, now: Date): Promise<BookingLine[]> {
  const today = dayInIndia(now)
  const hits = hitsOf(q, today)
  if (hits.length === 0) return []
  return readLines(
    tx,
    Prisma.sql`JOIN (SELECT id, min(rank) AS rank FROM (${Prisma.join(hits, ' UNION ALL ')}) AS all_hits GROUP BY id) AS hit USING (id)
      ORDER BY hit.rank, NOT takes_place(b.status), b.check_out < ${today}::date, abs(b.check_in - ${today}::date), b.id
      LIMIT ${shown.bookings}`,
  )
}

function hitsOf(q: string, today: IsoDate): Prisma.Sql[] {
  const signs = q.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const number = wholeNumberOf(q)
  const paise = parseRupees(q)
  const patterns = likePatterns(q)
  const day = typedDay(q, today)
  return [
    ...(day ? [byArrival(day)] : []),
    ...(signs.length === referenceLength
      ? [Prisma.sql`SELECT id, 1 AS rank FROM bookings WHERE reference = ${formatReference(signs)}`]
      : []),
    ...(number ? [byNumber(number)] : []),
    ...(q.length >= fewestLetters && !number ? [byWords(patterns), byUtr(patterns)] : []),
    ...(paise === null || paise > maxStored ? [] : [bySum(paise)]),
  ]
}

function byNumber(digits: string): Prisma.Sql {
  return Prisma.sql`(SELECT id, 2 AS rank FROM (${bookingsOfNumber(digits)}) AS own LIMIT ${looked})`
}

function byArrival(day: IsoDate): Prisma.Sql {
  return Prisma.sql`(SELECT id, 2 AS rank FROM bookings WHERE check_in = ${day}::date AND takes_place(status) LIMIT ${looked})`
}

// The very expression of the index bookings_search.
function byWords(patterns: string[]): Prisma.Sql {
  const words = Prisma.sql`booking_words(b.full_name, b.email, b.phone, b.reference)`
  return Prisma.sql`(SELECT b.id, 3 AS rank FROM bookings b WHERE ${holdsAny(words, patterns)} LIMIT ${looked})`
}

// The very expression of the index payments_search. A bank's own UTR has letters.
function byUtr(patterns: string[]): Prisma.Sql {
  const utr = Prisma.sql`folded(p.utr)`
  return Prisma.sql`(SELECT p.booking_id AS id, 3 AS rank FROM payments p WHERE ${holdsAny(utr, patterns)} LIMIT ${looked})`
}

function bySum(paise: number): Prisma.Sql {
  return Prisma.sql`(SELECT id, 4 AS rank FROM bookings WHERE total_paise = ${paise} LIMIT ${looked})
    UNION ALL (SELECT booking_id, 4 AS rank FROM payments WHERE paise = ${paise} ORDER BY created_at DESC LIMIT ${looked})`
}

function guestsOf(tx: Tx, q: string): Promise<Found['guests']> {
  // The very expression of the index customers_search.
  const words = Prisma.sql`customer_words(full_name, email, phone)`
  return tx.$queryRaw`
    SELECT full_name, phone FROM customers WHERE ${holdsAny(words, likePatterns(q))} LIMIT ${shown.guests}`
}

// A unit that has only its number is found by that with its room, and as "unit 2".
async function unitsOf(tx: Tx, q: string, now: Date): Promise<FoundUnit[]> {
  const words = Prisma.sql`folded(r.name || ' ' || u.name || CASE WHEN u.name ~ '^[0-9]+$' THEN ' unit ' || u.name ELSE '' END)`
  const patterns = likePatterns(q)
  const tonight = dayInIndia(now)
  const rows = await tx.$queryRaw<FoundUnit[]>`
    SELECT found.room_id, found.unit, found.room, found.name, (
      SELECT jsonb_build_object('reference', b.reference, 'full_name', b.full_name, 'check_out', b.check_out)
      FROM occupancies o JOIN bookings b ON b.id = o.booking_id
      WHERE o.room_id = found.room_id AND o.unit = found.unit
        AND daterange(o.check_in, o.check_out, '[)') @> ${tonight}::date) AS stay
    FROM (
      SELECT r.id AS room_id, u.number AS unit, r.name AS room, u.name, (
        SELECT min(${fitOf(Prisma.sql`folded(called)`, patterns)})
        FROM unnest(ARRAY[u.name, 'unit ' || u.name, r.name || ' ' || u.name]) AS called) AS fit
      FROM rooms r JOIN units u ON u.room_id = r.id AND u.number <= r.units
      WHERE r.deleted_at IS NULL AND ${holdsAny(words, patterns)}
      ORDER BY fit, r.id, u.number LIMIT ${shown.units}) AS found
    ORDER BY found.fit, found.room_id, found.unit`
  return rows.map((row) => ({ ...row, name: doorName(row.room, row.name) }))
}

// A name that is what was typed, then one that begins with it, then one that holds it.
function fitOf(name: Prisma.Sql, patterns: string[]): Prisma.Sql {
  const begins = patterns.map((pattern) => pattern.slice(1))
  const whole = begins.map((pattern) => pattern.slice(0, -1))
  return Prisma.sql`CASE WHEN ${holdsAny(name, whole)} THEN 1 WHEN ${holdsAny(name, begins)} THEN 2 ELSE 3 END`
}

async function roomsOf(tx: Tx, q: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM rooms WHERE deleted_at IS NULL AND ${holdsAny(Prisma.sql`folded(name)`, likePatterns(q))}
    ORDER BY name LIMIT ${shown.rooms}`
  return rows.map(({ name }) => name)
}
