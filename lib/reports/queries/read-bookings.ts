import pg from 'pg'
import { isPaid } from '../../booking/queries/by-status.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import { addDays, startOfDayInIndia } from '../../shared/dates.ts'
import type { Range } from '../rules.ts'

/** A booking as an export lists it. */
export type ExportedBooking = {
  created_at: Date
  reference: string
  full_name: string
  email: string
  phone: string
  room_name: string
  check_in: string
  check_out: string
  nights: number
  guests: number
  status: BookingStatus
  total_paise: number
  verified_at: Date | null
}

const batch = 1_000

/**
 * The bookings that were made in a range, newest first, a thousand at a time through a cursor, so that any
 * number of them needs the memory of a thousand. A connection of its own, for a thread that has no pool.
 */
export async function* readBookings(
  databaseUrl: string,
  { from, to }: Range,
  limit: number,
): AsyncGenerator<ExportedBooking[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'dontali export',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('BEGIN TRANSACTION READ ONLY')
    await client.query(
      `DECLARE exported NO SCROLL CURSOR FOR
       SELECT created_at, reference, full_name, email, phone, room_name, check_in::text, check_out::text,
         nights, guests, status, total_paise,
         CASE WHEN ${isPaid} THEN verified_at END AS verified_at
       FROM bookings b WHERE created_at >= $1 AND created_at < $2
       ORDER BY created_at DESC, id DESC LIMIT $3`,
      [startOfDayInIndia(from), startOfDayInIndia(addDays(to, 1)), limit],
    )
    for (;;) {
      const { rows } = await client.query<ExportedBooking>(`FETCH ${batch} FROM exported`)
      if (rows.length > 0) yield rows
      if (rows.length < batch) return
    }
  } finally {
    await client.end()
  }
}
