import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import type { Statement } from '../../db/generated/client.ts'
import { isFreeLine } from '../../payments/queries/free-line.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { UnreadRow } from '../rules/read-rows.ts'
import type { ListedStatement, WireStatement } from '../schema/files.ts'

const most = 200

/** Returns the statements that staff had read, the newest first. */
export async function listStatements(_by: Staff): Promise<{ statements: ListedStatement[] }> {
  const found = await prisma().statement.findMany({
    orderBy: [{ readAt: 'desc' }, { id: 'desc' }],
    take: most,
  })
  const left = await creditsLeft(found.map(({ id }) => id))
  return {
    statements: found.map((row) => ({ ...wireStatement(row), left: left.get(row.id) ?? 0 })),
  }
}

/** Returns a statement. `not_found`. */
export async function findStatement(_by: Staff, id: string): Promise<Statement> {
  const found = await prisma().statement.findUnique({ where: { id } })
  if (!found) throw new Refusal('not_found')
  return found
}

/** Returns a statement as staff see it. */
export function wireStatement(row: Statement): WireStatement {
  return {
    id: row.id,
    account: row.account,
    bank: row.bank,
    file_name: row.fileName,
    from: isoDateOf(row.fromDay),
    to: isoDateOf(row.toDay),
    credits: row.credits,
    sum: toRupees(Number(row.paise)),
    new_lines: row.newLines,
    unread: row.unread as UnreadRow[],
    unread_count: row.unreadCount,
    read_by: row.readBy,
    read_at: row.readAt.toISOString(),
  }
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
