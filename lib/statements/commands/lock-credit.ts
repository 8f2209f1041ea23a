import type { StatementLine } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { Refusal } from '../../shared/refusal.ts'

/** Locks a credit of the bank for the rest of the transaction and reads it. `not_found`. */
export async function lockCredit(tx: Tx, id: string): Promise<StatementLine> {
  await tx.$queryRaw`SELECT 1 FROM statement_lines WHERE id = ${id}::uuid FOR UPDATE`
  const line = await tx.statementLine.findUnique({ where: { id, direction: 'received' } })
  if (!line) throw new Refusal('not_found')
  return line
}
