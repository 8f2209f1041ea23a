import pg from 'pg'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import { addDays, startOfDayInIndia } from '../../shared/dates.ts'
import type { Report } from '../schema/report.ts'

export type ExportedBooking = {
  created_at: Date
  reference: string
  full_name: string
  email: string | null
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

/**
 * The bookings that were made in the range of a report, newest first, and whether there are more than `limit` of them.
 * A connection of its own, for a thread that has no pool.
 */
export async function readBookings(
  { databaseUrl, report }: { databaseUrl: string; report: Report },
  limit: number,
): Promise<{ bookings: ExportedBooking[]; more: boolean }> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'dontali export',
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // One more than is shown says that there are more.
    const { rows } = await client.query<ExportedBooking>(
      `SELECT created_at, reference, full_name, email, phone, room_name, check_in::text, check_out::text,
         nights, guests, status, total_paise,
         CASE WHEN is_paid(status) THEN verified_at END AS verified_at
       FROM bookings WHERE created_at >= $1 AND created_at < $2
       ORDER BY created_at DESC, id DESC LIMIT $3`,
      [
        startOfDayInIndia(report.from_date),
        startOfDayInIndia(addDays(report.to_date, 1)),
        limit + 1,
      ],
    )
    return { bookings: rows.slice(0, limit), more: rows.length > limit }
  } finally {
    await client.end()
  }
}
