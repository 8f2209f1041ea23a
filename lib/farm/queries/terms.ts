import { Prisma } from '../../db/generated/client.ts'
import type { Facts, Terms } from '../schema/facts.ts'

/** Selects the publication of a booking or a hold, for {@link termsOf}. */
export const withTerms = { published: { select: { facts: true } } } as const

/** Returns the terms that a booking or a hold keeps, of its row with {@link withTerms}. */
export function termsOf({ published }: { published: { facts: Prisma.JsonValue } }): Terms {
  const { depositPercent, refundDays, checkIn, checkOutBy, maxDogs } = published.facts as Facts
  return { depositPercent, refundDays, checkIn, checkOutBy, maxDogs }
}

const built =
  Prisma.raw(`jsonb_build_object('depositPercent', f.facts->'depositPercent', 'refundDays', f.facts->'refundDays',
  'checkIn', f.facts->'checkIn', 'checkOutBy', f.facts->'checkOutBy', 'maxDogs', f.facts->'maxDogs')`)

/** The terms that a booking `b` keeps, in SQL. */
export const termsOfBooking = Prisma.sql`(SELECT ${built} FROM publications f WHERE f.number = b.publication)`

/** The terms that a hold `h` keeps, in SQL. */
export const termsOfHold = Prisma.sql`(SELECT ${built} FROM publications f WHERE f.number = h.publication)`
