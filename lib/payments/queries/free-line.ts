import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'

/** True in SQL of a line of a statement (`l`) that is not the line of a verified payment. */
export const isFreeLine = Prisma.sql`NOT EXISTS (
  SELECT FROM payments p WHERE p.statement_line_id = l.id AND p.state = 'verified')`

type Asked = { utr: string | null; paise: number; direction: string }

/** Returns the id of the bank's line of a payment: the first of its sum that has its UTR and is no other payment's; null if there is none. */
export async function findFreeLine(
  tx: Tx,
  { utr, paise, direction }: Asked,
): Promise<string | null> {
  if (utr === null) return null
  const [line] = await tx.$queryRaw<{ id: string }[]>`
    SELECT l.id::text FROM statement_lines l
    WHERE l.codes @> ARRAY[${utr}] AND l.paise = ${paise} AND l.direction = ${direction}
      AND ${isFreeLine}
    ORDER BY l.on_day, l.position, l.id LIMIT 1`
  return line?.id ?? null
}
