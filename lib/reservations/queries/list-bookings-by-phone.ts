import type { Staff } from '../../auth/schema.ts'
import { readLines } from '../../booking/queries/booking-line.ts'
import type { BookingLine } from '../../booking/schema/booking-line.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'

// A number with fewer digits is nobody's.
const fewestDigits = 7
const most = 20

/** The bookings made with a telephone number, however it was typed, by its last ten digits; the latest stay first. */
export async function listBookingsByPhone(_by: Staff, phone: string): Promise<BookingLine[]> {
  const digits = phone.replace(/\D/g, '').slice(-10)
  if (digits.length < fewestDigits) return []
  // The very expression of the index bookings_phone_digits.
  return readLines(
    prisma(),
    Prisma.sql`WHERE right(regexp_replace(b.phone, '\\D', '', 'g'), 10) = ${digits}
      ORDER BY b.check_in DESC, b.created_at DESC LIMIT ${most}`,
  )
}
