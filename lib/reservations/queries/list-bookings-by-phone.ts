import type { Staff } from '../../auth/schema.ts'
import { cancelledBecause } from '../../booking/rules/rejection.ts'
import type { BookingStatus } from '../../booking/rules/statuses.ts'
import type { ChatBooking } from '../../booking/schema/staff-booking.ts'
import { prisma } from '../../db/client.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'

// A number with fewer digits is nobody's.
const fewestDigits = 7
const most = 20

/** The bookings made with a telephone number, however it was typed, by its last ten digits; the latest stay first. */
export async function listBookingsByPhone(_by: Staff, phone: string): Promise<ChatBooking[]> {
  const digits = phone.replace(/\D/g, '').slice(-10)
  if (digits.length < fewestDigits) return []
  // The very expression of the index bookings_phone_digits.
  const rows = await prisma().$queryRaw<
    {
      id: string
      reference: string
      full_name: string
      room_name: string
      check_in: Date
      check_out: Date
      total_paise: number
      status: BookingStatus
      rejected_because: string | null
    }[]
  >`SELECT id, reference, full_name, room_name, check_in, check_out, total_paise, status, rejected_because
    FROM bookings WHERE right(regexp_replace(phone, '\\D', '', 'g'), 10) = ${digits}
    ORDER BY check_in DESC, created_at DESC LIMIT ${most}`
  return rows.map(({ room_name, total_paise, check_in, check_out, rejected_because, ...row }) => ({
    ...row,
    room_type: room_name,
    amount: toRupees(total_paise),
    cancelled_because: cancelledBecause(rejected_because),
    check_in: isoDateOf(check_in),
    check_out: isoDateOf(check_out),
  }))
}
