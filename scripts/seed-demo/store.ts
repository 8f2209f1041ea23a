import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { requiredEnv } from '../../lib/env.ts'
import { farm } from '../../lib/farm/rules/farm.ts'
import { addDays, dayInIndia, formatDay, type IsoDate } from '../../lib/shared/dates.ts'
import { formatRupees } from '../../lib/shared/money.ts'
import { randomSecret } from '../../lib/shared/random.ts'
import { connect } from '../../server/connect.ts'
import { type DemoBooking, type DemoRoom, planBookings } from './plan.ts'
import { receipts } from './receipts.ts'
import { Vacancies } from './vacancies.ts'

const batch = 1_000
const staff = 'staff@dontali.example'
const moreRooms = [
  ['Grain Loft', 'grain-loft', 3_200_00, 2],
  ['Lakeside Family Room', 'lakeside-family-room', 6_200_00, 1],
  ['Orchard Tent', 'orchard-tent', 2_700_00, 2],
] as const

/** Fills the database with made-up bookings of the year before `now`, in one transaction. */
export async function seedDemo(count: number, now: Date): Promise<void> {
  const client = await connect(requiredEnv('DATABASE_URL'))
  try {
    await client.query('BEGIN')
    const rooms = await prepareRooms(client, count)
    await client.query('DELETE FROM room_units')
    await client.query(
      'INSERT INTO room_units SELECT id, $1::date, units FROM rooms WHERE deleted_at IS NULL',
      [firstDay(now)],
    )
    const { rows } = await client.query('SELECT count(*)::int AS known FROM bookings')
    const vacancies = await findVacancies(client, rooms, now)
    const seed = 20_260_000 + rows[0].known
    const bookings = planBookings(count, rooms, vacancies, { now, seed })
    await storeReceipts(client)
    for (let at = 0; at < bookings.length; at += batch) {
      await storeBookings(client, bookings.slice(at, at + batch))
    }
    await client.query('COMMIT')
    await client.query('ANALYZE')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    await client.end()
  }
}

// Before the first day of the made-up year, on which all its rooms are there.
function firstDay(now: Date): IsoDate {
  return addDays(dayInIndia(now), -370)
}

// As many units as so many guests need: a farm of seven has no room for ten thousand bookings a year.
async function prepareRooms(client: pg.Client, count: number): Promise<DemoRoom[]> {
  for (const [name, slug, base, units] of moreRooms) {
    await client.query(
      `INSERT INTO rooms (name, slug, base_paise, units, gst_percent) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [name, slug, base, units, farm().gstPercent],
    )
  }
  await client.query(
    `UPDATE rooms SET units = least(100, greatest(units, ceil(units * $1 / 950.0)))
     WHERE deleted_at IS NULL`,
    [count],
  )
  const { rows } = await client.query(
    `SELECT id, name, base_paise AS "basePaise", gst_percent::float8 AS "gstPercent", units
     FROM rooms WHERE deleted_at IS NULL ORDER BY id`,
  )
  return rows
}

async function findVacancies(client: pg.Client, rooms: DemoRoom[], now: Date): Promise<Vacancies> {
  const vacancies = new Vacancies(firstDay(now), rooms)
  const { rows } = await client.query(
    `SELECT room_id, unit, check_in::text, check_out - check_in AS nights FROM occupancies`,
  )
  for (const { room_id, unit, check_in, nights } of rows) {
    vacancies.mark(room_id, unit, check_in, nights)
  }
  return vacancies
}

async function storeReceipts(client: pg.Client): Promise<void> {
  await client.query('CREATE TEMP TABLE demo_receipts (number integer, bytes bytea) ON COMMIT DROP')
  for (const [number, bytes] of (await receipts()).entries()) {
    await client.query('INSERT INTO demo_receipts VALUES ($1, $2)', [number, bytes])
  }
}

async function storeBookings(client: pg.Client, bookings: DemoBooking[]): Promise<void> {
  const rows = JSON.stringify(bookings.map(wireBooking))
  for (const sql of [
    customers,
    files,
    bookingRows,
    charges,
    payments,
    occupancies,
    notifications,
    audit,
  ]) {
    await client.query(`WITH made AS (SELECT * FROM jsonb_to_recordset($1) AS ${shape}) ${sql}`, [
      rows,
    ])
  }
}

function wireBooking(booking: DemoBooking, number: number) {
  const { room, checkIn, nights, ratePaise, status, decidedAt } = booking
  const checkOut = addDays(checkIn, nights)
  return {
    id: randomUUID(),
    // The key of a guest's own page: not even a made-up one may be guessed.
    secret: randomSecret(),
    file: randomUUID(),
    receipt: number % 6,
    reference: booking.reference,
    full_name: booking.fullName,
    email: booking.email,
    phone: booking.phone,
    room_id: room.id,
    room_name: room.name,
    check_in: checkIn,
    check_out: checkOut,
    nights,
    guests: booking.guests,
    rate: ratePaise,
    gst: room.gstPercent,
    total: ratePaise * nights,
    claimed: booking.claimedPaise,
    utr: booking.utr,
    status,
    note: booking.note,
    verified_at: status === 'verified' || status === 'confirmed' ? decidedAt : null,
    decided_at: decidedAt,
    locale: booking.locale,
    unit: status === 'rejected' ? null : booking.unit,
    created_at: booking.createdAt,
    summary: `${booking.fullName}, ${formatDay(checkIn)} to ${formatDay(checkOut)}, ${formatRupees(ratePaise * nights)}`,
  }
}

const shape = `made (id uuid, secret text, file uuid, receipt int, reference text, full_name text, email text,
  phone text, room_id int, room_name text, check_in date, check_out date, nights int, guests int, rate int,
  gst numeric, total int, claimed int, utr text, status booking_status, note text, verified_at timestamptz,
  decided_at timestamptz, locale text, unit int, created_at timestamptz, summary text)`

const customers = `
  INSERT INTO customers (email, full_name, phone, created_at)
  SELECT DISTINCT ON (email) email, full_name, phone, created_at FROM made ORDER BY email, created_at
  ON CONFLICT (email) DO NOTHING`

// Bytes after a JPEG's end are ignored, and make each receipt unique.
const files = `
  INSERT INTO files (id, sha256, mime, size, name, bytes, created_at)
  SELECT file, sha256(own), 'image/jpeg', octet_length(own), 'receipt.jpg', own, created_at
  FROM made JOIN demo_receipts r ON r.number = receipt
  CROSS JOIN LATERAL (SELECT r.bytes || convert_to(reference, 'UTF8') AS own) AS bytes`

const bookingRows = `
  INSERT INTO bookings (id, reference, secret, customer_id, full_name, email, phone, room_id, room_name,
    check_in, check_out, nights, guests, rate_paise, gst_percent, total_paise,
    status, status_note, verified_at, locale, created_at, checked_in_at, checked_out_at)
  SELECT made.id, reference, secret, c.id, made.full_name, made.email, made.phone, room_id, room_name,
    check_in, check_out, nights, guests, rate, gst, total, status, note, verified_at,
    locale, made.created_at,
    CASE WHEN came AND check_in < today THEN (check_in + time '14:00') AT TIME ZONE interval '5:30' END,
    CASE WHEN came AND check_out < today THEN (check_out + time '10:00') AT TIME ZONE interval '5:30' END
  FROM made CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE interval '5:30')::date AS today,
    verified_at IS NOT NULL AND unit IS NOT NULL AS came) AS told JOIN customers c ON c.email = made.email`

const charges = `
  INSERT INTO charges (booking_id, position, kind, night, room_id, words, paise, gst_percent)
  SELECT booking.id, number + 1, 'night', check_in + number, made.room_id, made.room_name, rate, gst
  FROM made JOIN bookings booking USING (reference, check_in)
  CROSS JOIN generate_series(0, made.nights - 1) AS number`

const payments = `
  INSERT INTO payments (booking_id, direction, method, paise, utr, on_day, proof_id, state, recorded_by, created_at,
    verified_at, verified_by)
  SELECT booking.id, 'received', 'upi', claimed, utr, (made.created_at AT TIME ZONE interval '5:30')::date, file,
    CASE WHEN made.verified_at IS NULL THEN 'claimed' ELSE 'verified' END, 'guest', made.created_at, made.verified_at,
    CASE WHEN made.verified_at IS NOT NULL THEN '${staff}' END
  FROM made JOIN bookings booking USING (reference)`

const occupancies = `
  INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, booking_id, created_at)
  SELECT room_id, unit, check_in, check_out, 'booking', booking.id, made.created_at
  FROM made JOIN bookings booking USING (reference, room_id, check_in, check_out)
  WHERE unit IS NOT NULL`

const notifications = `
  INSERT INTO notifications (type, title, message, booking_id, created_at)
  SELECT type, title, message, booking.id, at
  FROM made JOIN bookings booking USING (reference)
  CROSS JOIN LATERAL (VALUES
    ('booking_created', 'New booking ' || reference || ': ' || made.room_name, made.summary, made.created_at),
    ('screenshot_uploaded', 'Payment screenshot for ' || reference,
      coalesce('UTR ' || made.utr, 'No UTR was given.'), made.created_at),
    ('booking_' || made.status, CASE made.status WHEN 'rejected' THEN 'Booking rejected'
      WHEN 'confirmed' THEN 'Booking confirmed' ELSE 'Payment verified' END,
      reference || ', ' || made.full_name, made.decided_at)) AS notice (type, title, message, at)
  WHERE at IS NOT NULL ORDER BY at`

const audit = `
  INSERT INTO audit_entries (actor, action, booking_id, before, after, created_at)
  SELECT actor, action, booking.id, before, after, at
  FROM made JOIN bookings booking USING (reference)
  CROSS JOIN LATERAL (VALUES
    ('guest', 'booking_created', NULL::jsonb,
      jsonb_build_object('status', 'pending', 'reference', reference, 'room', made.room_name), made.created_at),
    ('${staff}', 'booking_' || made.status, '{"status": "pending"}',
      jsonb_build_object('status', made.status, 'note', made.note), made.decided_at)
  ) AS entry (actor, action, before, after, at)
  WHERE at IS NOT NULL ORDER BY at`
