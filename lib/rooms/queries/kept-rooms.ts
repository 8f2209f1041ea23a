import { Prisma } from '../../db/generated/client.ts'
import { slugOf } from '../../shared/text.ts'

/** Rooms that the farm has, for Prisma's own queries. The row of a deleted room stays for the bookings that name it. */
export const kept = { deletedAt: null } as const

/** The same in SQL, of a row of `rooms` that the query calls `r`. */
export const isKept = Prisma.sql`r.deleted_at IS NULL`

/** True in SQL of a room `r` whose units are given out: of all that the farm has. A unit that is closed for a while has a block. */
export const isBookable = Prisma.sql`${isKept}`

/** True in SQL of the room `r` that can be booked and has this name in any letter case. */
export function isNamed(name: string): Prisma.Sql {
  return Prisma.sql`lower(r.name) = lower(${name}) AND ${isBookable}`
}

/** The same of a name, an id or a slug: the pages go on asking by the name that a room was made with, so its slug is enough. */
export function isCalled(room: string): Prisma.Sql {
  return Prisma.sql`r.id = (
    SELECT r.id FROM rooms r
    WHERE ${isBookable} AND (lower(r.name) = lower(${room}) OR r.id::text = ${room} OR r.slug = ${slugOf(room)})
    ORDER BY lower(r.name) = lower(${room}) DESC LIMIT 1)`
}
