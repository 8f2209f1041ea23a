import type { Staff } from '../../auth/schema.ts'
import { maxTogether, traits } from '../../booking/rules/sender.ts'
import type { SenderBooking } from '../../booking/schema/senders.ts'
import { prisma } from '../../db/client.ts'

/**
 * Returns the other pending bookings that share a trait of their sender with a pending one, the newest first, as many as
 * can be rejected with it. Each says which traits: a network alone may be that of a hotel or a telephone company.
 */
export async function sameSender(_by: Staff, id: string): Promise<SenderBooking[]> {
  const rows = await prisma().$queryRaw<(Omit<SenderBooking, 'same'> & { same: number[] })[]>`
    SELECT other.id::text, other.reference, other.full_name, other.room_name AS room_type,
      other.check_in::text, other.check_out::text,
      ARRAY(SELECT at FROM generate_subscripts(own.sender, 1) AS at
        WHERE own.sender[at] = other.sender[at]) AS same
    FROM bookings own JOIN bookings other ON other.sender && own.sender
    WHERE own.id = ${id}::uuid AND own.status = 'pending'
      AND other.status = 'pending' AND other.id <> own.id
    ORDER BY other.created_at DESC, other.id DESC LIMIT ${maxTogether - 1}`
  return rows.map(({ same, ...booking }) => ({
    ...booking,
    same: traits.filter((_, at) => same.includes(at + 1)),
  }))
}
