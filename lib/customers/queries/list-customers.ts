import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { holdsAny } from '../../db/search.ts'
import { toRupees } from '../../shared/money.ts'
import { likePatterns, pagesOf } from '../../shared/search.ts'
import type { CustomerField, CustomerPage, CustomerSearch } from '../schema.ts'

type Row = {
  id: string
  full_name: string
  email: string | null
  phone: string
  created_at: Date
  total_bookings: number
  revenue_paise: number
}

/**
 * One page of the customers that fit, newest first; a page beyond the end returns the last one. Only the bookings of those
 * on the page are counted, so that it costs the same however many there are. `by`: only staff may ask.
 */
export async function listCustomers(by: Staff, search: CustomerSearch): Promise<CustomerPage> {
  const where = whereOf(search)
  const [rows, [counted]] = await Promise.all([
    prisma().$queryRaw<Row[]>`
      WITH page AS MATERIALIZED (
        SELECT id, full_name, email, phone, created_at FROM customers ${where}
        ORDER BY created_at DESC, id DESC
        LIMIT ${search.size} OFFSET ${(search.page - 1) * search.size}
      )
      SELECT page.*, booked.* FROM page CROSS JOIN LATERAL (
        SELECT count(*)::int AS total_bookings,
          coalesce(sum(total_paise) FILTER (WHERE is_paid(status)), 0)::float8
            AS revenue_paise
        FROM bookings b WHERE customer_id = page.id
      ) AS booked
      ORDER BY page.created_at DESC, page.id DESC`,
    prisma().$queryRaw<[{ total: number }]>`SELECT count(*)::int AS total FROM customers ${where}`,
  ])
  const pages = pagesOf(counted.total, search.size)
  if (rows.length === 0 && search.page > pages) return listCustomers(by, { ...search, page: pages })
  return {
    rows: rows.map(({ revenue_paise, created_at, ...row }) => ({
      ...row,
      total_revenue: toRupees(revenue_paise),
      created_at: created_at.toISOString(),
    })),
    total: counted.total,
    pages,
  }
}

const fields = {
  name: Prisma.sql`folded(full_name)`,
  email: Prisma.sql`folded(email)`,
  mobile: Prisma.sql`phone_words(phone)`,
} as const satisfies Record<CustomerField, Prisma.Sql>

function whereOf({ q, field }: CustomerSearch): Prisma.Sql {
  if (!q) return Prisma.empty
  const patterns = likePatterns(q)
  // The very expression of the index customers_search.
  const any = holdsAny(Prisma.sql`customer_words(full_name, email, phone)`, patterns)
  return field
    ? Prisma.sql`WHERE ${any} AND ${holdsAny(fields[field], patterns)}`
    : Prisma.sql`WHERE ${any}`
}
