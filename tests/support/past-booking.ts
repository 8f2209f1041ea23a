import type { Staff } from '#lib/auth/schema.ts'
import { pool } from '#lib/db/client.ts'
import { changeStatus } from '#lib/decisions/commands/change-status.ts'
import { book, makeRoom } from './guest.ts'

/** A booking of a stay that is over, by the calls of guest and staff: rejected, or paid. */
export async function pastBooking(
  by: Staff,
  changes: Record<string, string | Blob | undefined>,
  { paid = false, year = 2025 } = {},
): Promise<{ id: string; reference: string }> {
  const { body } = await book((await makeRoom()).name, changes)
  const id: string = body.booking_id
  const status = paid ? 'verified' : 'rejected'
  await changeStatus(
    by,
    { id, status, note: `${changes.fullName ?? 'Somebody'} called.` },
    new Date(),
  )
  await pool().query(
    `WITH moved AS (
       UPDATE bookings SET check_in = make_date($2, 6, 1), check_out = make_date($2, 6, 3),
         verified_at = verified_at - make_interval(years => extract(year FROM now())::int - $2)
       WHERE id = $1),
     counted AS (
       UPDATE revenue_entries SET at = at - make_interval(years => extract(year FROM now())::int - $2) WHERE booking_id = $1),
     unit AS (
       UPDATE occupancies SET check_in = make_date($2, 6, 1), check_out = make_date($2, 6, 3) WHERE booking_id = $1)
     UPDATE charges SET night = make_date($2, 6, position) WHERE booking_id = $1`,
    [id, year],
  )
  return { id, reference: body.reference }
}
