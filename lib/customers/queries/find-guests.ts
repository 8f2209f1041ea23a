import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { holdsAny } from '../../db/search.ts'
import { asLocale } from '../../i18n/languages.ts'
import { likePatterns } from '../../shared/search.ts'
import { erasedName } from '../../shared/stored-names.ts'
import type { FoundGuest, GuestQuery } from '../schema.ts'

const most = 6

type Row = Omit<FoundGuest, 'locale'> & { locale: string }

/**
 * Returns the guests whose name, number or address has `q` in it, as customers or in one of their bookings, with the number
 * of their stays, the latest visitor first. Only what the indexes find is read. `by`: only staff may ask.
 */
export async function findGuests(_by: Staff, { q }: GuestQuery): Promise<FoundGuest[]> {
  const patterns = likePatterns(q)
  // The very expressions of the indexes customers_search and bookings_search.
  const customer = holdsAny(Prisma.sql`customer_words(full_name, email, phone)`, patterns)
  const booking = holdsAny(
    Prisma.sql`booking_words(b.full_name, b.email, b.phone, b.reference)`,
    patterns,
  )
  const rows = await prisma().$queryRaw<Row[]>`
    WITH found AS MATERIALIZED (
      (SELECT id FROM customers WHERE ${customer} LIMIT 200)
      UNION (SELECT b.customer_id FROM bookings b WHERE ${booking} LIMIT 200)
    )
    SELECT c.id::text, coalesce(last.full_name, c.full_name) AS name, coalesce(last.phone, c.phone) AS phone, c.email,
      coalesce(last.locale, 'en') AS locale, last.check_in::text AS last,
      (SELECT count(*)::int FROM bookings b WHERE b.customer_id = c.id AND takes_place(b.status)) AS stays
    FROM found JOIN customers c USING (id)
    LEFT JOIN LATERAL (SELECT b.* FROM bookings b WHERE b.customer_id = c.id
      ORDER BY b.created_at DESC LIMIT 1) AS last ON true
    WHERE c.full_name <> ${erasedName}
    ORDER BY last.check_in DESC NULLS LAST, c.created_at DESC LIMIT ${most}`
  return rows.map((row) => ({ ...row, locale: asLocale(row.locale) }))
}
