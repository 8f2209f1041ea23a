import { Prisma } from '../../db/generated/client.ts'
import { maxNights } from '../../rooms/rules/stay.ts'
import type { IsoDate } from '../../shared/dates.ts'
import type { StayFilter } from '../schema/search.ts'

/**
 * True in SQL of a stay that begins, is here for the night, or ends on a day. `of` is the row with its dates. Guests who
 * sleep here arrived no longer ago than the longest stay lasts, which lets an index find them.
 */
export function isOn(stay: StayFilter, day: IsoDate, of = Prisma.sql`b`): Prisma.Sql {
  if (stay === 'arriving') return Prisma.sql`${of}.check_in = ${day}::date`
  if (stay === 'leaving') return Prisma.sql`${of}.check_out = ${day}::date`
  return Prisma.sql`${of}.check_out > ${day}::date
    AND ${of}.check_in BETWEEN ${day}::date - ${maxNights}::int AND ${day}::date`
}
