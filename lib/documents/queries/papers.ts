import type { Staff } from '../../auth/schema.ts'
import { statuses } from '../../booking/rules/statuses.ts'
import { prisma } from '../../db/client.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { sumOf } from '../rules/gst.ts'
import { documentNumber } from '../rules/number.ts'
import type { Papers, WireDocument } from '../schema.ts'
import { issuedOf, type Stored } from './issued-of.ts'

/** Returns the papers of a stay for staff, what can be issued for it now, and whom it is billed to. `not_found`. */
export async function papersOf(_by: Staff, booking: string): Promise<Papers> {
  const found = await prisma().booking.findUnique({
    where: { id: booking },
    include: {
      documents: { orderBy: [{ issuedAt: 'asc' }, { number: 'asc' }] },
      payments: {
        where: { state: 'verified', paise: { gt: 0 }, document: null },
        orderBy: { createdAt: 'asc' },
      },
    },
  })
  if (!found) throw new Refusal('not_found')
  const documents = found.documents.map(wireDocument)
  const invoices = documents.filter(({ kind }) => kind === 'tax_invoice')
  const isInvoiced = invoices.some(({ id, total }) => total > creditedOf(found.documents, id))
  const { billTo, billAddress, gstin } = found
  return {
    documents,
    bill: { bill_to: billTo ?? '', bill_address: billAddress ?? '', gstin: gstin ?? '' },
    can_invoice: statuses[found.status].paid && found.totalPaise > 0 && !isInvoiced,
    without_voucher:
      invoices.length > 0
        ? []
        : found.payments.map(({ id, paise, direction, onDay }) => ({
            id,
            amount: toRupees(paise),
            refunded: direction === 'refunded',
            on: isoDateOf(onDay),
          })),
  }
}

function creditedOf(documents: Stored[], invoice: string): number {
  const notes = documents.filter(({ citedId }) => citedId === invoice)
  return toRupees(notes.reduce((sum, { paise }) => sum + paise, 0))
}

/** A document as staff list it. */
function wireDocument(document: Stored): WireDocument {
  const { kind, snapshot } = issuedOf(document)
  const { taxable, cgst, sgst } = sumOf(snapshot.taxes)
  return {
    id: document.id,
    kind,
    number: documentNumber(document),
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
