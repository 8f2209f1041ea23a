import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { readPhotographs } from '../../files/queries.ts'
import { Refusal } from '../../shared/refusal.ts'
import { allFactValues } from '../rules/fact-values.ts'
import type { Photos, Published } from '../rules/farm.ts'
import {
  type Change,
  differences,
  type Held,
  isKnown,
  type Kind,
  restoredNow,
  valueIn,
  withChanges,
  withoutGone,
} from '../rules/held.ts'
import type { Lists } from '../rules/lists.ts'
import { inOrder, toldDifference } from '../rules/told-differences.ts'
import type { KnownRoom } from '../rules/warnings/had-claims.ts'
import { publishWarnings } from '../rules/warnings/publish-warnings.ts'
import type { Shipped } from '../rules/words.ts'
import type { Facts } from '../schema/facts.ts'
import type { Pictures } from '../schema/pictures.ts'
import type {
  PublicationHead,
  PublicationOfHistory,
  Site,
  SiteChange,
  SiteDifference,
} from '../schema/site.ts'
import type { Words } from '../schema/words.ts'
import { shippedWords } from './shipped-words.ts'

type Row = {
  number: number
  facts: unknown
  words: unknown
  lists: unknown
  pictures: unknown
  publishedAt: Date
  publishedBy: string | null
  termsAt: Date | null
}

const headOf = ({ number, publishedAt, publishedBy }: Row): PublicationHead => ({
  number,
  at: publishedAt.toISOString(),
  by: publishedBy,
})

const heldIn = ({ facts, words, lists, pictures }: Row): Held => ({
  facts: facts as Facts,
  words: words as Words,
  lists: lists as Lists,
  pictures: pictures as Pictures,
})

/** Reads the newest publication. */
export async function newestPublication(db: Tx) {
  const row = await db.publication.findFirstOrThrow({ orderBy: { number: 'desc' } })
  return { ...headOf(row), held: heldIn(row), termsAt: row.termsAt }
}

/** Reads a publication. `not_found`. */
export async function readPublication(db: Tx, number: number) {
  const row = await db.publication.findUnique({ where: { number } })
  if (!row) throw new Refusal('not_found')
  return { ...headOf(row), held: heldIn(row) }
}

/** A change of the draft, as it's stored. */
export type DraftChange = Change & { id: number; by: string; at: string }

/** What guests see, what is changed and not yet published, and what they'd see if it were. */
export type SiteNow = { published: Held; draft: DraftChange[]; wanted: Held }

/** Reads all that, with the number of the newest publication and when it was published. */
export async function readSiteNow(db: Tx) {
  const { held: published, ...newest } = await newestPublication(db)
  const draft = withoutGone(await allChanges(db), published.lists)
  const now: SiteNow = { published, draft, wanted: withChanges(published, draft) }
  return { ...newest, ...now }
}

/** Reads the changes of the draft with the words of items that were removed: they're kept until the next publication, so that an item can come back. */
export async function allChanges(db: Tx): Promise<DraftChange[]> {
  const rows = await db.siteChange.findMany({ orderBy: { id: 'asc' } })
  return rows
    .map(({ id, kind, name, value, changedBy, changedAt }) => ({
      id: Number(id),
      kind: kind as Kind,
      name,
      value: value as Change['value'],
      by: changedBy,
      at: changedAt.toISOString(),
    }))
    .filter(isKnown)
}

/** Returns the changes of the draft as staff see them. */
export function toldChanges(
  { published, draft, wanted: { words, facts } }: SiteNow,
  shipped: Shipped,
): SiteChange[] {
  return draft
    .map(({ id, by, at, value, ...item }) => {
      const difference = { ...item, before: valueIn(published, item), after: value }
      return { ...toldDifference(difference, { shipped, words, facts }), id, by, at }
    })
    .sort(inOrder(shipped))
}

/** Returns what guests see, what is changed and not yet published, and what to look at before. `_by`: only staff may ask. */
export async function readSite(_by: Staff, db: Tx = prisma()): Promise<Site> {
  const shipped = await shippedWords()
  const { published, draft, wanted, number, at, by } = await readSiteNow(db)
  return {
    published: { number, at, by },
    facts: allFactValues(published.facts),
    changes: toldChanges({ published, draft, wanted }, shipped),
    warnings: draft.length > 0 ? await warningsOf({ published, draft, wanted }, shipped, db) : [],
  }
}

async function warningsOf({ draft, ...held }: SiteNow, shipped: Shipped, db: Tx) {
  return publishWarnings({ ...held, changes: draft, shipped, rooms: await knownRooms(db) })
}

/** Reads what sentences may claim of the rooms on the site. */
async function knownRooms(db: Tx): Promise<KnownRoom[]> {
  const rooms = await db.room.findMany({
    where: { onSite: true, deletedAt: null },
    select: { facts: true },
  })
  return rooms.map(({ facts }) => facts as KnownRoom)
}

/** Reads what guests would see if the draft were published; the number is that of what they see now. */
export async function readDrafted(): Promise<Published> {
  const { wanted, number, termsAt } = await readSiteNow(prisma())
  return { number, ...wanted, photos: await photosOf(wanted), termsAt }
}

/** Returns the photographs that pictures of the farm's own name. */
export async function photosOf({ pictures }: Pick<Held, 'pictures'>): Promise<Photos> {
  const hashes = new Set(Object.values(pictures).map(({ hash }) => hash))
  return hashes.size > 0 ? readPhotographs([...hashes]) : {}
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
  const shipped = await shippedWords()
  const page = rows.slice(0, pageSize)
  const publications = page.map((row, at) => ({
    ...headOf(row),
    restores: row.restores,
    changes: changesAfter(rows[at + 1], row, shipped),
  }))
  return { publications, next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null }
}

/**
 * Returns what restoring a publication would change of what guests see, and the number of what they see. `not_found`. `_by`: only staff
 * may ask.
 */
export async function changesOfRestoring(
  _by: Staff,
  number: number,
): Promise<{ now: number; changes: SiteDifference[] }> {
  const [now, then, shipped] = await Promise.all([
    newestPublication(prisma()),
    readPublication(prisma(), number),
    shippedWords(),
  ])
  return {
    now: now.number,
    changes: toldDifferences(now.held, restoredNow(then.held, now.held), shipped),
  }
}

/** Returns what a publication has otherwise than the one before it; nothing for the first. */
function changesAfter(before: Row | undefined, row: Row, shipped: Shipped): SiteDifference[] {
  return before ? toldDifferences(heldIn(before), heldIn(row), shipped) : []
}

/** Returns what differs between two publications as staff see it. */
function toldDifferences(before: Held, after: Held, shipped: Shipped): SiteDifference[] {
  // An item that's gone is still called by its name.
  const words = { en: { ...before.words.en, ...after.words.en } }
  const told = { shipped, words, facts: after.facts }
  return differences(before, after)
    .map((difference) => toldDifference(difference, told))
    .sort(inOrder(shipped))
}
