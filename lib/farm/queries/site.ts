import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'
import { allFactValues, differingFacts, factValue } from '../rules/fact-values.ts'
import { type FactName, type FactValue, factNames } from '../rules/named-facts.ts'
import type { Facts } from '../schema/facts.ts'
import type {
  FactDifference,
  PublicationHead,
  PublicationOfHistory,
  Site,
  SiteChange,
} from '../schema/site.ts'

type Row = { number: number; facts: unknown; publishedAt: Date; publishedBy: string | null }

const headOf = ({ number, publishedAt, publishedBy }: Row): PublicationHead => ({
  number,
  at: publishedAt.toISOString(),
  by: publishedBy,
})

/** Reads the newest publication. */
export async function newestPublication(db: Tx) {
  const row = await db.publication.findFirstOrThrow({ orderBy: { number: 'desc' } })
  return { ...headOf(row), facts: row.facts as Facts }
}

/** Reads a publication. `not_found`. */
export async function readPublication(db: Tx, number: number) {
  const row = await db.publication.findUnique({ where: { number } })
  if (!row) throw new Refusal('not_found')
  return { ...headOf(row), facts: row.facts as Facts }
}

/** Reads what is changed and not yet published, in the order of the facts. */
export async function readChanges(db: Tx, published: Facts): Promise<SiteChange[]> {
  const rows = await db.siteChange.findMany({ where: { name: { in: factNames } } })
  const place = new Map<string, number>(factNames.map((name, at) => [name, at]))
  return rows
    .map((row) => ({
      id: Number(row.id),
      kind: 'fact' as const,
      what: row.name as FactName,
      before: factValue(published, row.name as FactName),
      after: row.value as FactValue,
      by: row.changedBy,
      at: row.changedAt.toISOString(),
    }))
    .sort((a, b) => (place.get(a.what) ?? 0) - (place.get(b.what) ?? 0))
}

/** Returns what guests see, and what is changed and not yet published. `_by`: only staff may ask. */
export async function readSite(_by: Staff, db: Tx = prisma()): Promise<Site> {
  const { facts, ...published } = await newestPublication(db)
  const changes = await readChanges(db, facts)
  return { published, facts: allFactValues(facts), changes }
}

const pageSize = 30

/** Returns a page of the publications, the newest first, with what each changed. `_by`: only staff may ask. */
export async function listPublications(
  _by: Staff,
  { before }: { before?: number | undefined },
): Promise<{ publications: PublicationOfHistory[]; next: number | null }> {
  const rows = await prisma().publication.findMany({
    ...(before !== undefined && { where: { number: { lt: before } } }),
    orderBy: { number: 'desc' },
    // The oldest of them only says what the one after it changed.
    take: pageSize + 1,
  })
  const page = rows.slice(0, pageSize)
  const publications = page.map((row, at) => ({
    ...headOf(row),
    restores: row.restores,
    changes: differences(rows[at + 1]?.facts as Facts | undefined, row.facts as Facts),
  }))
  return { publications, next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null }
}

/** Returns what restoring a publication would change of what guests see. `not_found`. `_by`: only staff may ask. */
export async function changesOfRestoring(_by: Staff, number: number): Promise<FactDifference[]> {
  const [now, then] = await Promise.all([
    newestPublication(prisma()),
    readPublication(prisma(), number),
  ])
  return differences(now.facts, then.facts)
}

/** Returns the facts that a publication has otherwise than the one before it; none for the first. */
export function differences(before: Facts | undefined, after: Facts): FactDifference[] {
  if (!before) return []
  return differingFacts(before, after).map((what) => ({
    what,
    before: factValue(before, what),
    after: factValue(after, what),
  }))
}
