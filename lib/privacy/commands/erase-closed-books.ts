import { Prisma } from '../../db/generated/client.ts'
import { transaction } from '../../db/transaction.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { erasedName } from '../../shared/stored-names.ts'
import { eraseBookings } from './erase-bookings.ts'

const portion = 100

/** Erases who booked from the bookings whose books need no longer be kept; the figures stay. */
export async function eraseClosedBooks(now: Date): Promise<void> {
  // The very expression and condition of the index bookings_books_until.
  const closed = Prisma.sql`books_until(check_out, verified_at, revenue_turns) < ${dayInIndia(now)}::date
    AND full_name <> ${Prisma.raw(`'${erasedName}'`)}`
  for (let found = portion; found === portion; ) {
    found = await transaction(async (tx) => {
      const rows = await tx.$queryRaw<{ id: string }[]>`
        SELECT id::text FROM bookings WHERE ${closed} LIMIT ${portion} FOR UPDATE SKIP LOCKED`
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await eraseBookings(tx, ids, { keepBooks: false })
      return ids.length
    })
  }
}
