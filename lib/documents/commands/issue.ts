import type { Staff } from '../../auth/schema.ts'
import { record } from '../../booking/commands/record.ts'
import type { Tx } from '../../db/transaction.ts'
import { registrationOf } from '../../gst/rules/registration.ts'
import { dayInIndia } from '../../shared/dates.ts'
import { type DocumentKind, documentNumber, financialYear, seriesOf } from '../rules/number.ts'
import type { Snapshot } from '../rules/snapshot.ts'

type Draft = {
  kind: DocumentKind
  bookingId: string
  paymentId?: string
  citedId?: string
  snapshot: Snapshot
}

/**
 * Gives a document the next number of its series and stores it, in a transaction that has locked its booking: the number
 * is there when the transaction commits, and free again when it does not. Returns its id.
 */
export async function issue(
  tx: Tx,
  by: Staff | 'system',
  { kind, bookingId, paymentId, citedId, snapshot }: Draft,
  now: Date,
): Promise<string> {
  const series = seriesOf(kind, registrationOf(snapshot.supplier))
  const year = financialYear(dayInIndia(now))
  const [row] = await tx.$queryRaw<{ id: string; number: number }[]>`
    INSERT INTO documents
      (kind, series, year, number, booking_id, payment_id, cited_id, issued_at, paise, snapshot)
    VALUES (${kind}, ${series}, ${year}, 0, ${bookingId}::uuid, ${paymentId ?? null}::uuid,
      ${citedId ?? null}::uuid, ${now}, ${snapshot.paise}, ${JSON.stringify(snapshot)}::jsonb)
    RETURNING id::text, number`
  const { id = '', number = 0 } = row ?? {}
  const named = documentNumber({ series, year, number })
  await record(tx, by, { action: 'document_issued', booking: { id: bookingId }, number: named })
  return id
}
