import type { Tx } from '../../db/transaction.ts'

/** Returns the invoice of a stay that is not wholly credited, with what is left of it in paise, or null. */
export async function openInvoice(
  tx: Tx,
  bookingId: string,
): Promise<{ id: string; left: number } | null> {
  const rows = await tx.$queryRaw<{ id: string; left: number }[]>`
    SELECT i.id::text, (i.paise - coalesce(sum(c.paise), 0))::int AS left
    FROM documents i LEFT JOIN documents c ON c.cited_id = i.id AND c.kind = 'credit_note'
    WHERE i.booking_id = ${bookingId}::uuid AND i.kind = 'tax_invoice'
    GROUP BY i.id HAVING i.paise > coalesce(sum(c.paise), 0)`
  return rows[0] ?? null
}
