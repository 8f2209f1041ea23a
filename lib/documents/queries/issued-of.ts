import type { Document } from '../../db/generated/client.ts'
import type { DocumentKind } from '../rules/number.ts'
import type { Issued, Snapshot } from '../rules/snapshot.ts'

/** What is read of a document besides its row: the current state of a voucher's payment. */
export const withPayment = { payment: { select: { state: true } } } as const

/** A row of the table of documents, read {@link withPayment}. */
export type Stored = Document & { payment: { state: string } | null }

/** A row as the document that it is. The paper of a payment that staff have voided since is void, too. */
export function issuedOf({
  kind,
  series,
  year,
  number,
  issuedAt,
  snapshot,
  payment,
}: Stored): Issued {
  return {
    kind: kind as DocumentKind,
    series,
    year,
    number,
    issuedAt,
    snapshot: snapshot as unknown as Snapshot,
    isVoid: payment?.state === 'void',
  }
}
