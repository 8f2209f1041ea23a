import type { Staff } from '../../auth/schema.ts'
import { bookingLine, type LineRow, lineColumns } from '../../booking/queries/booking-line.ts'
import { maxTogether, traits } from '../../booking/rules/sender.ts'
import type { SenderBooking } from '../../booking/schema/senders.ts'
import { prisma } from '../../db/client.ts'

/**
 * Returns the other pending bookings that share a trait of their sender with a pending one, the newest first, as many as
 * can be rejected with it. Each says which traits: a network alone may be that of a hotel or a telephone company.
 */
export async function sameSender(_by: Staff, id: string): Promise<SenderBooking[]> {
  const rows = await prisma().$queryRaw<(LineRow & { same: number[] })[]>`
    SELECT ${lineColumns}, ARRAY(SELECT at FROM generate_subscripts(own.sender, 1) AS at
        WHERE own.sender[at] = b.sender[at]) AS same
    FROM bookings own JOIN bookings b ON b.sender && own.sender
    WHERE own.id = ${id}::uuid AND own.status = 'pending'
      AND b.status = 'pending' AND b.id <> own.id
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${maxTogether - 1}`
  return rows.map(({ same, ...row }) => ({
    ...bookingLine(row),
    same: traits.filter((_, at) => same.includes(at + 1)),
  }))
}
