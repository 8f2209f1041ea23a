import { Prisma } from '../../db/generated/client.ts'
import type { Tx } from '../../db/transaction.ts'

const credited = Prisma.sql`
  (SELECT coalesce(sum(c.paise), 0) FROM documents c WHERE c.cited_id = d.id AND c.kind = 'credit_note')`

/** True in SQL of a paper `d` that is an invoice and not wholly credited. */
export const isOpenInvoice = Prisma.sql`(d.kind = 'tax_invoice' AND d.paise > ${credited})`

/** Returns the invoice of a stay that is not wholly credited, with what is left of it in paise, or null. */
export async function openInvoice(
  tx: Tx,
  bookingId: string,
): Promise<{ id: string; left: number } | null> {
  const rows = await tx.$queryRaw<{ id: string; left: number }[]>`
    SELECT d.id::text, (d.paise - ${credited})::int AS left
    FROM documents d WHERE d.booking_id = ${bookingId}::uuid AND ${isOpenInvoice}`
  return rows[0] ?? null
}
