import type { Document } from '../../db/generated/client.ts'
import type { DocumentKind } from '../rules/number.ts'
import type { Issued, Snapshot } from '../rules/snapshot.ts'

/** A row of the table of documents. */
export type Stored = Document

/** A row as the document that it is. */
export function issuedOf({ kind, series, year, number, issuedAt, snapshot }: Stored): Issued {
  return {
    kind: kind as DocumentKind,
    series,
    year,
    number,
    issuedAt,
    snapshot: snapshot as unknown as Snapshot,
  }
}
