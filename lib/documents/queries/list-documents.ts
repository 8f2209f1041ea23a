import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { holdsAny } from '../../db/search.ts'
import { likePatterns, pagesOf } from '../../shared/search.ts'
import { numberIn } from '../rules/number.ts'
import type { DocumentPage, DocumentSearch } from '../schema.ts'
import { withPayment } from './issued-of.ts'
import { wireDocument } from './wire-document.ts'

// The most that a search reports: no one turns that many pages.
const countedAtMost = 10_000

/**
 * One page of the documents that fit, newest first, those of one moment by their numbers; a page beyond the end returns the last one. `by`: only staff may ask.
 */
export async function listDocuments(by: Staff, search: DocumentSearch): Promise<DocumentPage> {
  const where = whereOf(search)
  const found = await prisma().$queryRaw<{ id: string }[]>`
    SELECT d.id::text FROM documents d ${where} ORDER BY d.issued_at DESC, d.series, d.number DESC
    LIMIT ${search.size} OFFSET ${(search.page - 1) * search.size}`
  const [{ total }] = await prisma().$queryRaw<[{ total: number }]>`
    SELECT count(*)::int AS total FROM (SELECT 1 FROM documents d ${where} LIMIT ${countedAtMost}) AS found`
  const pages = pagesOf(total, search.size)
  if (found.length === 0 && search.page > pages)
    return listDocuments(by, { ...search, page: pages })
  const rows = await prisma().document.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    include: withPayment,
    orderBy: [{ issuedAt: 'desc' }, { series: 'asc' }, { number: 'desc' }],
  })
  const years = await prisma().$queryRaw<{ year: string }[]>`
    SELECT DISTINCT year FROM document_series ORDER BY year DESC`
  return { rows: rows.map(wireDocument), total, pages, years: years.map(({ year }) => year) }
}

function whereOf({ q, kind, year }: DocumentSearch): Prisma.Sql {
  const parts = [
    ...(kind ? [Prisma.sql`d.kind = ${kind}`] : []),
    ...(year ? [Prisma.sql`d.year = ${year}`] : []),
    ...(q ? [searched(q)] : []),
  ]
  return parts.length > 0 ? Prisma.sql`WHERE ${Prisma.join(parts, ' AND ')}` : Prisma.empty
}

function searched(q: string): Prisma.Sql {
  const number = numberIn(q)
  if (number) {
    return Prisma.sql`d.number = ${number.number}
      AND d.series = coalesce(${number.series}, d.series) AND d.year = coalesce(${number.year}, d.year)`
  }
  // The very expression of the index bookings_search.
  const words = Prisma.sql`booking_words(b.full_name, b.email, b.phone, b.reference)`
  return Prisma.sql`d.booking_id IN (SELECT b.id FROM bookings b WHERE ${holdsAny(words, likePatterns(q))})`
}
