import { pool } from '../../lib/db/client.ts'
import { quote } from '../../lib/reservations/queries/quote.ts'
import { quoteInput } from '../../lib/reservations/schema/quotes.ts'
import { addDays, dayInIndia } from '../../lib/shared/dates.ts'
import { calendarOf } from '../../lib/stays/queries/availability.ts'
import { withDatabase } from './tools/database.ts'
import { fill } from './tools/many-bookings.ts'
import { median } from './tools/site.ts'
import { sized } from './tools/sized.ts'

const bookings = sized(10_000, 50)
const rooms = Array.from({ length: 10 }, (_, at) => `Room ${at + 1}`)
const rounds = sized(15, 1)
const warmUp = sized(5, 0)

/**
 * A year's calendar of ten rooms and a quote in each, without any rule, with 200 seasons, and with a price of its own for
 * each day beside them, in milliseconds and as ratios.
 */
export async function bench(): Promise<void> {
  await withDatabase(async () => {
    await fill(bookings)
    const steps: [string, string[]][] = [
      ['no rule', []],
      ['200 seasons', [seasons]],
      ['and 3,650 days', [days]],
    ]
    const rows: Row[] = []
    for (const [rules, statements] of steps) {
      for (const sql of statements) await pool().query(sql)
      await pool().query('ANALYZE')
      rows.push({ rules, ...(await measure()) })
    }
    process.stdout.write(`Ten rooms, median of ${rounds} rounds, in milliseconds\n`)
    console.table(rows.map((row) => relativeTo(rows[0] ?? row, row)))
  })
}

// A fifth of them of all rooms, the others of one; each some weeks long, on some days of the week.
const seasons = `
  INSERT INTO seasons (room_id, name, from_day, to_day, weekdays, percent, minimum_nights)
  SELECT CASE WHEN n % 5 > 0 THEN (SELECT id FROM rooms WHERE name = 'Room ' || 1 + n % 10) END,
    'Season ' || n, current_date + n * 17 % 360, current_date + n * 17 % 360 + 5 + n % 20,
    CASE WHEN n % 2 = 0 THEN '{1,2,3,4,5,6,7}' ELSE '{5,6}' END::int[], n % 60 - 10, 1 + n % 2
  FROM generate_series(1, 200) AS n`

const days = `
  INSERT INTO rate_days (room_id, day, price_paise)
  SELECT r.id, current_date + n, 300000 + n * 100 FROM rooms r CROSS JOIN generate_series(0, 364) AS n`

type Row = { rules: string; calendar: number; quotes: number }

async function measure(): Promise<Omit<Row, 'rules'>> {
  const now = new Date()
  const from = dayInIndia(now)
  const to = addDays(from, 364)
  const stay = { check_in: addDays(from, 200), check_out: addDays(from, 203), guests: '2' }
  const calendars = async () => {
    for (const room of rooms) await calendarOf({ room, from, to, hold_token: undefined }, now)
  }
  const quotes = async () => {
    for (const room of rooms) await quote(quoteInput.parse({ room, ...stay }), now)
  }
  return {
    calendar: await medianTime(calendars),
    quotes: await medianTime(quotes),
  }
}

async function medianTime(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < warmUp + rounds; round++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return median(times.slice(warmUp))
}

function relativeTo(first: Row, { rules, calendar, quotes }: Row) {
  const ratio = (one: number, other: number) => `${one.toFixed(1)} (${(one / other).toFixed(2)} ×)`
  return {
    rules,
    'a year’s calendar': ratio(calendar, first.calendar),
    quotes: ratio(quotes, first.quotes),
  }
}
