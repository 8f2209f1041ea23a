import type { Staff } from '../../auth/schema.ts'
import { readLines } from '../../booking/queries/booking-line.ts'
import type { BookingLine } from '../../booking/schema/booking-line.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'

const most = 20

/** The bookings made with a telephone number, however it was typed, by its last ten digits; the latest stay first. */
export async function listBookingsByPhone(_by: Staff, phone: string): Promise<BookingLine[]> {
  return readLines(
    prisma(),
    Prisma.sql`WHERE phone_digits(b.phone) = phone_digits(${phone})
      ORDER BY b.check_in DESC, b.created_at DESC LIMIT ${most}`,
  )
}
