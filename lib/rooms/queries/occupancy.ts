import { Prisma } from '../../db/generated/client.ts'
import type { IsoDate } from '../../shared/dates.ts'

/**
 * True in SQL of a row of `occupancies` (`o`) that keeps its unit now: bookings, and holds that have not run out. The
 * hold of the token `own` is not in the way of the guest who asks. Whoever gives units out goes by the database's clock:
 * processes whose own clocks differ would take each other's holds.
 */
export function occupies(now: Date | Prisma.Sql, own?: string): Prisma.Sql {
  const isTaken = Prisma.sql`(o.expires_at IS NULL OR o.expires_at > ${now})`
  if (!own) return isTaken
  return Prisma.sql`(${isTaken} AND NOT EXISTS (
    SELECT 1 FROM holds h WHERE h.id = o.hold_id AND h.token = ${own}))`
}

type Nights = { checkIn: IsoDate; checkOut: IsoDate }

/** Writes the nights of a stay as a `daterange`. */
export function nightRange({ checkIn, checkOut }: Nights): Prisma.Sql {
  return Prisma.sql`daterange(${checkIn}::date, ${checkOut}::date, '[)')`
}

/** True in SQL of a row of `occupancies` (`o`) that has one of some nights. */
export function overlaps(nights: Nights): Prisma.Sql {
  return Prisma.sql`daterange(o.check_in, o.check_out, '[)') && ${nightRange(nights)}`
}

/**
 * Counts in SQL the units of the room `r` that are taken on any night of a `daterange`, but for the one that the
 * hold of the token `own` keeps.
 */
export function unitsTaken(nights: Prisma.Sql, now: Date, own?: string): Prisma.Sql {
  return Prisma.sql`(SELECT count(DISTINCT o.unit)::int FROM occupancies o
    WHERE o.room_id = r.id AND o.unit <= r.units AND ${occupies(now, own)}
      AND daterange(o.check_in, o.check_out, '[)') && ${nights})`
}
