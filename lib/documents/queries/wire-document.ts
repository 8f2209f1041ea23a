import { sumOf } from '../../gst/rules/law.ts'
import { registrationOf } from '../../gst/rules/registration.ts'
import { toRupees } from '../../shared/money.ts'
import { documentNumber } from '../rules/number.ts'
import { titleOf } from '../rules/titles.ts'
import type { WireDocument } from '../schema.ts'
import { issuedOf, type Stored } from './issued-of.ts'

/** A document as staff list it. */
export function wireDocument(document: Stored): WireDocument {
  const { kind, snapshot, isVoid } = issuedOf(document)
  const { taxable, cgst, sgst } = sumOf(snapshot.taxes)
  return {
    id: document.id,
    kind,
    title: titleOf(kind, registrationOf(snapshot.supplier)),
    number: documentNumber(document),
    is_void: isVoid,
    issued_at: document.issuedAt.toISOString(),
    reference: snapshot.stay.reference,
    booking_id: document.bookingId,
    name: snapshot.recipient.firm ?? snapshot.recipient.name,
    gstin: snapshot.recipient.gstin,
    taxable: toRupees(taxable),
    cgst: toRupees(cgst),
    sgst: toRupees(sgst),
    total: toRupees(document.paise),
  }
}
