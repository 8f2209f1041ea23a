import type pg from 'pg'

export type Guest = {
  room: string
  checkIn: string
  checkOut: string
  email: string
  key: string
  reference: string
  secret: string
  /** SHA-256 of the picture and of the request. */
  sha256: Uint8Array
  hash: bigint
  words: bigint[]
  picture: Uint8Array
}

/**
 * Returns what create_booking promises, as you'd write it with `pg` alone: one transaction, one statement for each thing
 * that is read or written, nothing around them.
 */
export async function bookBySql(client: pg.ClientBase, guest: Guest, now: Date): Promise<void> {
  const one = async (sql: string, ...values: unknown[]) => (await client.query(sql, values)).rows[0]
  await one('BEGIN')
  await one('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', guest.key)
  await one('SELECT id, secret FROM bookings WHERE idempotency_key = $1', guest.key)
  const room = await one(
    `SELECT id, name, base_paise, gst_percent FROM rooms
     WHERE lower(name) = lower($1) AND deleted_at IS NULL FOR UPDATE`,
    guest.room,
  )
  await one('DELETE FROM occupancies WHERE room_id = $1 AND expires_at <= $2', room.id, now)
  const file = await one(
    `INSERT INTO files (sha256, perceptual_hash, word_hashes, mime, size, name, bytes)
     VALUES ($1, $2, $3, 'image/jpeg', $4, 'receipt.jpg', $5) RETURNING id`,
    guest.sha256,
    guest.hash,
    guest.words,
    guest.picture.length,
    guest.picture,
  )
  const customer = await one(
    `INSERT INTO customers (email, full_name, phone) VALUES ($1, 'Asha Patil', '+91 98765 43210')
     ON CONFLICT (email) DO UPDATE SET full_name = excluded.full_name, phone = excluded.phone
     RETURNING id`,
    guest.email,
  )
  const booking = await one(
    `INSERT INTO bookings (reference, secret, customer_id, full_name, email, phone, room_id, room_name, check_in,
       check_out, nights, guests, rate_paise, gst_percent, total_paise, idempotency_key,
       request_sha256, created_at)
     VALUES ($1, $2, $3, 'Asha Patil', $4, '+91 98765 43210', $5, $6, $7, $8, 1, 2, 472000, 18, 472000,
       $9, $10, $11)
     RETURNING id`,
    guest.reference,
    guest.secret,
    customer.id,
    guest.email,
    room.id,
    room.name,
    guest.checkIn,
    guest.checkOut,
    guest.key,
    guest.sha256,
    now,
  )
  await one(
    `INSERT INTO charges (booking_id, position, kind, night, room_id, words, paise, gst_percent)
     VALUES ($1, 1, 'night', $2, $3, $4, 472000, 18)`,
    booking.id,
    guest.checkIn,
    room.id,
    room.name,
  )
  await one(
    `INSERT INTO payments (booking_id, direction, method, paise, utr, on_day, proof_id, state, recorded_by, created_at)
     VALUES ($1, 'received', 'upi', 472000, '632548210937', ($2 AT TIME ZONE interval '5:30')::date, $3, 'claimed',
       'guest', $2)`,
    booking.id,
    now,
    file.id,
  )
  await one(takeUnit, room.id, guest.checkIn, guest.checkOut, booking.id)
  await one(
    `INSERT INTO notifications (type, title, message, booking_id, created_at)
     VALUES ('booking_created', 'New booking', 'Asha Patil, 2 guests', $1, $2),
       ('screenshot_uploaded', 'Payment screenshot', 'UTR 632548210937', $1, $2)`,
    booking.id,
    now,
  )
  await one(
    `INSERT INTO audit_entries (actor, action, booking_id, after, created_at)
     VALUES ('guest', 'booking_created', $1, '{"status": "pending", "unit": 1}', $2)`,
    booking.id,
    now,
  )
  for (const kind of ['received', 'staff_new_booking']) {
    const payload = JSON.stringify({ kind, bookingId: booking.id })
    await one(
      `SELECT id FROM graphile_worker.add_job('send_booking_mail', $1::json, max_attempts => 22)`,
      payload,
    )
  }
  await one('COMMIT')
}

const takeUnit = `
  INSERT INTO occupancies (room_id, unit, check_in, check_out, kind, booking_id)
  SELECT r.id, unit, $2::date, $3::date, 'booking', $4::uuid
  FROM rooms r CROSS JOIN generate_series(1, r.units) AS unit
  WHERE r.id = $1 AND NOT EXISTS (
    SELECT 1 FROM occupancies o
    WHERE o.room_id = r.id AND o.unit = unit.unit
      AND daterange(o.check_in, o.check_out, '[)') && daterange($2::date, $3::date, '[)'))
  ORDER BY unit LIMIT 1
  RETURNING unit`
