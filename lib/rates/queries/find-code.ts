import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { occupies } from '../../rooms/queries/occupancy.ts'
import type { IsoDate } from '../../shared/dates.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Code } from '../rules/quote.ts'

type Wanted = {
  code: string
  checkIn: IsoDate
  /** The token of the guest's own hold, which does not use the code up for its guest. */
  own: string | undefined
}

/**
 * Returns the code that a guest has typed if a stay that begins on a day can have it now; null if none was typed. A use is
 * taken by a hold that keeps its unit and by a booking that was not rejected. With `lock`, no other transaction can take one
 * until this one ends. `code_not_valid`.
 */
export async function findCode(
  db: Tx,
  { code, checkIn, own }: Wanted,
  now: Date,
  lock?: 'lock',
): Promise<Code | null> {
  if (!code) return null
  // After waiting for the row, uses from during the wait have to be counted too, which takes another statement.
  if (lock) await db.$queryRaw`SELECT 1 FROM codes WHERE code = ${code} FOR UPDATE`
  const [found] = await db.$queryRaw<Code[]>`
    SELECT c.id, c.code, c.percent, c.paise FROM codes c
    WHERE c.code = ${code} AND c.ended_at IS NULL
      AND (c.from_day IS NULL OR c.from_day <= ${checkIn}::date)
      AND (c.to_day IS NULL OR c.to_day >= ${checkIn}::date)
      AND (c.uses IS NULL OR c.uses > ${usesOf(now, own)})`
  if (!found)
    throw new Refusal('code_not_valid', {
      errors: { code: 'This code isn’t valid for this stay.' },
    })
  return found
}

/** Returns the code that a hold or a booking has used, whatever has become of it; null without one. */
export async function codeOf(db: Tx, { codeId }: { codeId: number | null }): Promise<Code | null> {
  return codeId === null ? null : db.code.findUnique({ where: { id: codeId } })
}

/** Counts in SQL the uses of the code `c`, but for that of the hold with the token `own`. */
export function usesOf(now: Date, own?: string): Prisma.Sql {
  return Prisma.sql`(
    (SELECT count(*)::int FROM bookings b WHERE b.code_id = c.id AND takes_place(b.status))
    + (SELECT count(*)::int FROM holds h JOIN occupancies o ON o.hold_id = h.id
      WHERE h.code_id = c.id AND ${occupies(now, { hold: own })}))`
}
