import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { isInBank } from '../../payments/queries/by-method.ts'

const given = (lines: string) => Prisma.sql`
  jsonb_to_recordset(${lines}::jsonb) AS l (position integer, "on" date, paise bigint, narration text, utr text,
    codes text[], sha256 text, was text)`

// Older lines have a fingerprint made from the first row of a narration and the balance as it was written, `was`.
const isNew = Prisma.sql`NOT EXISTS (
  SELECT FROM statement_lines k WHERE k.sha256 IN (decode(l.sha256, 'hex'), decode(l.was, 'hex')))`

/** Stores the credits that no statement had, as the portions of JSON that reading a file makes of them; returns how many. */
export async function addCredits(
  tx: Tx,
  statement: string,
  account: string,
  portions: string[],
): Promise<number> {
  let added = 0
  for (const lines of portions) {
    added += await tx.$executeRaw`
      INSERT INTO statement_lines (statement_id, sha256, position, account, on_day, direction, paise, narration, utr, codes)
      SELECT ${statement}::uuid, decode(l.sha256, 'hex'), l.position, ${account}, l."on", 'received', l.paise, l.narration,
        l.utr, l.codes
      FROM ${given(lines)} WHERE ${isNew} ON CONFLICT (sha256) DO NOTHING`
  }
  return added
}

/**
 * Stores those of a file's debits that are refunds in the books, by their UTR or by sum and day, as the lines of these
 * payments; returns how many. The others aren't stored.
 */
export async function addRefunds(
  tx: Tx,
  statement: string,
  account: string,
  debits: string,
): Promise<number> {
  return tx.$executeRaw`
    WITH pairs AS (
      SELECT DISTINCT ON (p.id) p.id AS payment, l.*
      FROM ${given(debits)} JOIN payments p ON p.direction = 'refunded' AND p.state = 'verified'
        AND p.statement_line_id IS NULL AND ${isInBank} AND p.paise = l.paise
        AND (p.utr = ANY (l.codes) OR p.on_day = l."on" AND (p.utr IS NULL OR l.utr IS NULL))
      WHERE ${isNew}
      ORDER BY p.id, p.utr = ANY (l.codes) DESC NULLS LAST, l.position
    ), single AS (
      SELECT DISTINCT ON (sha256) *, gen_random_uuid() AS line FROM pairs ORDER BY sha256, payment
    ), added AS (
      INSERT INTO statement_lines (id, statement_id, sha256, position, account, on_day, direction, paise, narration, utr, codes)
      SELECT line, ${statement}::uuid, decode(sha256, 'hex'), position, ${account}, "on", 'refunded', paise, narration, utr,
        codes
      FROM single
    )
    UPDATE payments p SET statement_line_id = single.line FROM single WHERE p.id = single.payment`
}

/** Links verified payments without a credit to that of this statement which has their UTR and their sum. */
export async function linkVerified(tx: Tx, statement: string): Promise<void> {
  await tx.$executeRaw`
    WITH pairs AS (
      SELECT DISTINCT ON (p.id) p.id AS payment, l.id AS line
      FROM statement_lines l CROSS JOIN LATERAL unnest(l.codes) AS code JOIN payments p ON p.utr = code
      WHERE l.statement_id = ${statement}::uuid AND l.direction = 'received'
        AND p.state = 'verified' AND p.direction = 'received' AND p.statement_line_id IS NULL AND p.paise = l.paise
      ORDER BY p.id, l.on_day, l.position
    ), single AS (
      SELECT DISTINCT ON (line) * FROM pairs ORDER BY line, payment
    )
    UPDATE payments p SET statement_line_id = single.line FROM single WHERE p.id = single.payment`
}
