import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { rateWords, subjectOf } from '../rules/change-words.ts'
import { ahead, areSame } from '../rules/facts.ts'
import type { RateFacts } from '../schema/facts.ts'
import type { RateHistory } from '../schema/history.ts'
import { readFacts } from './facts.ts'

type KeptChange = {
  id: number
  actor: string
  action: 'rates_changed' | 'rates_put_back'
  before: RateFacts
  after: RateFacts
  createdAt: Date
}

const isOfRates = Prisma.sql`e.action IN ('rates_changed', 'rates_put_back')`
const pageSize = 30

/** Returns a page of the changes of rates, the newest first. `_by`: only staff may ask. */
export async function rateHistory(
  _by: Staff,
  { before }: { before?: number | undefined },
  now: Date,
): Promise<RateHistory> {
  const isBefore = before === undefined ? Prisma.sql`true` : Prisma.sql`e.id < ${before}`
  const found = await findChanges(prisma(), isBefore, pageSize + 1)
  const page = found.slice(0, pageSize)
  const named = await prisma().room.findMany({ select: { id: true, name: true } })
  const rooms = new Map(named.map(({ id, name }) => [id, name]))
  const changes = page.map(async (change) => ({
    id: change.id,
    at: change.createdAt.toISOString(),
    actor: change.actor,
    kind: change.after.kind,
    put_back: change.action === 'rates_put_back',
    subject: subjectOf(change.before, change.after, rooms),
    before: rateWords(change.before, rooms),
    after: rateWords(change.after, rooms),
    can_undo: await stands(change.after, now),
  }))
  const next = found.length > pageSize ? (page.at(-1)?.id ?? null) : null
  return { changes: await Promise.all(changes), next }
}

// What a change made is still so, for the days that are not over.
async function stands(after: RateFacts, now: Date): Promise<boolean> {
  const said = ahead(after, dayInIndia(now))
  return said !== null && areSame(await readFacts(prisma(), said), said)
}

export async function readChange(tx: Tx, id: number): Promise<KeptChange | null> {
  const [change] = await findChanges(tx, Prisma.sql`e.id = ${id}`, 1)
  return change ?? null
}

/** Returns the number of the newest change of rates; 0 before the first. */
export async function newestChange(db: Tx): Promise<number> {
  const [change] = await findChanges(db, Prisma.sql`true`, 1)
  return change?.id ?? 0
}

async function findChanges(db: Tx, isAsked: Prisma.Sql, most: number): Promise<KeptChange[]> {
  const rows = await db.$queryRaw<(Omit<KeptChange, 'id'> & { id: bigint })[]>`
    SELECT e.id, e.actor, e.action, e.before, e.after, e.created_at AS "createdAt"
    FROM audit_entries e WHERE ${isOfRates} AND ${isAsked} ORDER BY e.id DESC LIMIT ${most}`
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}
