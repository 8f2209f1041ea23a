import type { Staff } from '../../auth/schema.ts'
import { statuses } from '../../booking/rules/statuses.ts'
import { prisma } from '../../db/client.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import { sumOf } from '../rules/gst.ts'
import { documentNumber } from '../rules/number.ts'
import type { Papers, WireDocument } from '../schema.ts'
import { billOf } from './bill-of.ts'
import { issuedOf, type Stored } from './issued-of.ts'
import { openInvoice } from './open-invoice.ts'

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
  const open = await openInvoice(prisma(), booking)
  return {
    documents,
    bill: billOf(found),
    can_invoice: statuses[found.status].paid && found.totalPaise > 0 && !open,
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
