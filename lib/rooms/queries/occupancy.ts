import { Prisma } from '../../db/generated/client.ts'
import type { IsoDate } from '../../shared/dates.ts'

/** What doesn't count as taken, because it's about itself: a hold by its token, a booking, or a block. */
export type Own = {
  hold?: string | undefined
  booking?: string | undefined
  block?: string | undefined
}

/**
 * True in SQL of a row of `occupancies` (`o`) that keeps its unit now, but for the `own`: bookings, blocks, and holds that have not
 * run out. To give out a unit, `now` has to be the database's time: processes whose own clocks differ would take each other's holds.
 */
export function occupies(now: Date | Prisma.Sql, { hold, booking, block }: Own = {}): Prisma.Sql {
  const parts = [
    Prisma.sql`(o.expires_at IS NULL OR o.expires_at > ${now})`,
    ...(hold
      ? [Prisma.sql`NOT EXISTS (SELECT FROM holds h WHERE h.id = o.hold_id AND h.token = ${hold})`]
      : []),
    ...(booking ? [Prisma.sql`o.booking_id IS DISTINCT FROM ${booking}::uuid`] : []),
    ...(block ? [Prisma.sql`o.id <> ${block}::uuid`] : []),
  ]
  return Prisma.sql`(${Prisma.join(parts, ' AND ')})`
}

type Nights = { checkIn: IsoDate; checkOut: IsoDate }

/** Writes the nights of a stay as a `daterange`. */
export function nightRange({ checkIn, checkOut }: Nights): Prisma.Sql {
  return Prisma.sql`daterange(${checkIn}::date, ${checkOut}::date, '[)')`
}

/** True in SQL of a row of `occupancies` (`o`) that has one of the nights of a `daterange`. */
export function overlaps(nights: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`daterange(o.check_in, o.check_out, '[)') && ${nights}`
}

/** True in SQL of the unit `u` of the room `r` if nothing but the `own` has it on any night of a `daterange`. */
export function isFree(nights: Prisma.Sql, now: Date, own?: Own): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT FROM occupancies o
    WHERE o.room_id = r.id AND o.unit = u.number AND ${occupies(now, own)} AND ${overlaps(nights)})`
}

/** Counts in SQL the units of the room `r` that something but the `own` has on any night of a `daterange`. */
export function unitsTaken(nights: Prisma.Sql, now: Date, own?: Own): Prisma.Sql {
  return Prisma.sql`(SELECT count(DISTINCT o.unit)::int FROM occupancies o
    WHERE o.room_id = r.id AND o.unit <= r.units AND ${occupies(now, own)} AND ${overlaps(nights)})`
}
