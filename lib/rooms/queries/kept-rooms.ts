import { Prisma } from '../../db/generated/client.ts'
import { slugOf } from '../../shared/text.ts'

/** Rooms that the farm has, for Prisma's own queries. The row of a deleted room stays for the bookings that name it. */
export const kept = { deletedAt: null } as const

/** The same in SQL, of a row of `rooms` that the query calls `r`. */
export const isKept = Prisma.sql`r.deleted_at IS NULL`

/** Rooms that guests can book: those of the farm that are on the site. Staff can book the others too. */
export const offered = { ...kept, onSite: true } as const

/** The same in SQL, of a room `r`. A unit that is closed for a while has a block. */
export const isOffered = Prisma.sql`${isKept} AND r.on_site`

/** True in SQL of the room `r` that guests can book and that has this name in any letter case. */
export function isNamed(name: string): Prisma.Sql {
  return Prisma.sql`lower(r.name) = lower(${name}) AND ${isOffered}`
}

/**
 * The same of a name, an id or a slug: the pages go on asking by the name that a room was made with, so its slug is enough.
 * `among` are other rooms than those that guests can book.
 */
export function isCalled(room: string, among = isOffered): Prisma.Sql {
  return Prisma.sql`r.id = (
    SELECT r.id FROM rooms r
    WHERE ${among} AND (lower(r.name) = lower(${room}) OR r.id::text = ${room} OR r.slug = ${slugOf(room)})
    ORDER BY lower(r.name) = lower(${room}) DESC LIMIT 1)`
}
