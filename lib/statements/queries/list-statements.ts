import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Statement } from '../../db/generated/client.ts'
import { isFreeLine } from '../../payments/queries.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { isUuid } from '../../shared/uuid.ts'
import type { WireStatement } from '../schema.ts'

const most = 200

/** Returns the statements that staff had read, the newest first. */
export async function listStatements(_by: Staff): Promise<{ statements: WireStatement[] }> {
  const found = await prisma().statement.findMany({
    orderBy: [{ readAt: 'desc' }, { id: 'desc' }],
    take: most,
  })
  return { statements: await wireStatements(found) }
}

/** Returns a statement. `not_found`. */
export async function findStatement(_by: Staff, id: string): Promise<Statement> {
  const found = isUuid(id) ? await prisma().statement.findUnique({ where: { id } }) : null
  if (!found) throw new Refusal('not_found')
  return found
}

/** Returns statements as staff see them, in their order. */
export async function wireStatements(rows: Statement[]): Promise<WireStatement[]> {
  const left = await creditsLeft(rows.map(({ id }) => id))
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    bank: row.bank,
    file_name: row.fileName,
    from: isoDateOf(row.fromDay),
    to: isoDateOf(row.toDay),
    credits: row.credits,
    sum: toRupees(Number(row.paise)),
    left: left.get(row.id) ?? 0,
    new_lines: row.newLines,
    read_by: row.readBy,
    read_at: row.readAt.toISOString(),
  }))
}

// The credits of each statement that somebody has to look at.
async function creditsLeft(ids: string[]): Promise<Map<string, number>> {
  const rows = await prisma().$queryRaw<{ id: string; left: number }[]>`
    SELECT s.id::text, count(*)::int AS "left"
    FROM statements s JOIN statement_lines l ON l.account = s.account AND l.on_day BETWEEN s.from_day AND s.to_day
    WHERE s.id = ANY (${ids}::uuid[]) AND l.direction = 'received' AND l.ignored_at IS NULL
      AND ${isFreeLine}
    GROUP BY s.id`
  return new Map(rows.map(({ id, left }) => [id, left]))
}
