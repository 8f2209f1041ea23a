import { requiredEnv } from '../../../lib/env.ts'
import { connect } from '../../../server/connect.ts'

/** The size of a farm with ten kinds of room: all its units, and the days before and after now that its stays are spread over. */
export type Farm = { units: number; before: number; after: number }

/** A thousand units and ten years: with a million bookings, every unit's stays one after the other. */
const large: Farm = { units: 1_000, before: 3_610, after: 40 }
const slow = ['bookings_search', 'payments_search', 'files_bands']

/**
 * Fills an empty database by SQL alone, past the triggers, and returns how many seconds that took. What's slow to maintain
 * row by row is dropped first and recreated at the end.
 */
export async function fill(count: number, farm = large): Promise<number> {
  const started = performance.now()
  const client = await connect(requiredEnv('DATABASE_URL'))
  try {
    const run = (sql: string, ...values: unknown[]) => client.query(sql, values)
    await run('TRUNCATE bookings, rooms, customers, files CASCADE')
    const indexes: string[] = []
    for (const name of slow) {
      const { rows } = await run('SELECT pg_get_indexdef($1::regclass) AS sql', name)
      indexes.push(rows[0].sql)
      await run(`DROP INDEX ${name}`)
    }
    const overlap = 'occupancies_never_overlap'
    const { rows } = await run(
      'SELECT pg_get_constraintdef(oid) AS sql FROM pg_constraint WHERE conname = $1',
      overlap,
    )
    await run(`ALTER TABLE occupancies DROP CONSTRAINT ${overlap}`)
    const tables = ['files', 'bookings', 'charges', 'payments', 'occupancies', 'notifications']
    for (const table of tables) await run(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
    for (const sql of statements(count, farm)) await run(sql)
    for (const table of tables) await run(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
    await run(`ALTER TABLE occupancies ADD CONSTRAINT ${overlap} ${rows[0].sql}`)
    for (const sql of indexes) await run(sql)
    await run('SELECT rebuild_summaries()')
    await run('VACUUM ANALYZE')
    return Math.round((performance.now() - started) / 1_000)
  } finally {
    await client.end()
  }
}

const names = `(ARRAY['Aarohi','Arjun','Asha','Chetan','Devika','Gauri','Isha','Kabir','Leela','Meera','Neha','Omkar',
  'Priya','Rahul','Sana','Tejas','Uma','Vikram','Yash','Zoya'])[1 + i * 7 % 20] || ' ' ||
  (ARRAY['Acharya','Bhosale','Chavan','Deshmukh','Fernandes','Gokhale','Iyer','Jadhav','Joshi','Kamat','Kapoor','Khan',
  'Kulkarni','Mehta','Menon','More','Nair','Patel','Patil','Pawar','Rao','Sane','Shah','Shinde','Wagle'])[1 + i * 11 % 25]`

// Stay number i / units of unit i % units: as many days apart as there is room for, one to three nights long.
const statements = (count: number, { units, before, after }: Farm) => [
  `INSERT INTO rooms (name, slug, base_paise, gst_percent, units)
   SELECT 'Room ' || n, 'room-' || n, 400000, 18, ${units / 10} FROM generate_series(1, 10) AS n`,
  `INSERT INTO customers (email, full_name, phone)
   SELECT 'guest' || n || '@example.com', 'Guest', '1' FROM generate_series(1, 1000) AS n`,
  `CREATE TEMP TABLE made AS
   SELECT i, gen_random_uuid() AS id, gen_random_uuid() AS file, 1 + i % ${units / 10} AS unit,
     r.id AS room_id, r.name AS room_name, c.id AS customer_id, ${names} AS full_name,
     current_date - ${before} + floor((i / ${units} + (i % ${units}) / ${units}.0) * ${before + after}.0 * ${units} / ${Math.max(count, units)})::int AS check_in,
     1 + i % 3 AS nights, (CASE WHEN i % 17 = 0 THEN 'rejected' WHEN i % 19 = 0 THEN 'verified' ELSE 'confirmed' END)::booking_status AS status
   FROM generate_series(0, ${count - 1}) AS i
   JOIN (SELECT *, row_number() OVER (ORDER BY id) AS n FROM rooms) r ON r.n = 1 + i / ${units / 10} % 10
   JOIN (SELECT *, row_number() OVER (ORDER BY id) AS n FROM customers) c ON c.n = 1 + i % 1000`,
  `INSERT INTO files (id, sha256, perceptual_hash, mime, size, name, bytes)
   SELECT file, sha256(id::text::bytea), ('x' || substr(md5(id::text), 1, 16))::bit(64)::bigint, 'image/jpeg', 16,
     'receipt.jpg', convert_to(id::text, 'UTF8') FROM made`,
  `INSERT INTO bookings (id, reference, secret, customer_id, full_name, email, phone, room_id, room_name, check_in,
     check_out, nights, guests, rate_paise, gst_percent, total_paise, status, verified_at, created_at)
   SELECT id, 'B' || i, md5(id::text), customer_id, full_name, lower(replace(full_name, ' ', '.')) || i || '@example.com',
     '+91 90' || lpad((i / 100000)::text, 3, '0') || ' ' || lpad((i % 100000)::text, 5, '0'), room_id, room_name, check_in, check_in + nights, nights, 2,
     472000, 18, 472000 * nights,
     CASE WHEN made_at > now() - interval '12 hours' THEN 'pending' ELSE status END,
     CASE WHEN made_at > now() - interval '12 hours' OR status = 'rejected' THEN NULL ELSE made_at + interval '5 hours' END,
     made_at
   FROM made CROSS JOIN LATERAL (
     SELECT check_in - (i % 40 + 1) + time '02:00' + (i % 800) * interval '1 minute' AS made_at) AS at
   WHERE made_at < now()`,
  `INSERT INTO charges (booking_id, position, kind, night, room_id, words, paise, gst_percent)
   SELECT id, number + 1, 'night', check_in + number, room_id, room_name, 472000, 18
   FROM bookings CROSS JOIN generate_series(0, nights - 1) AS number`,
  `INSERT INTO payments (booking_id, direction, method, paise, utr, on_day, proof_id, state, recorded_by, created_at,
     verified_at, verified_by)
   SELECT b.id, 'received', 'upi', b.total_paise, '6' || lpad(made.i::text, 11, '0'), b.created_at::date, made.file,
     CASE WHEN b.verified_at IS NULL THEN 'claimed' ELSE 'verified' END, 'guest', b.created_at, b.verified_at,
     CASE WHEN b.verified_at IS NOT NULL THEN 'staff@dontali.example' END
   FROM bookings b JOIN made USING (id)`,
  `INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, booking_id)
   SELECT b.room_id, made.unit, b.check_in, b.check_out, 'booking', b.id
   FROM bookings b JOIN made USING (id) WHERE b.status <> 'rejected' AND made.i % 100003 <> 7`,
  `INSERT INTO notifications (type, title, message, booking_id, created_at)
   SELECT 'booking_created', 'New booking ' || reference, full_name, id, created_at FROM bookings`,
  'DROP TABLE made',
]
