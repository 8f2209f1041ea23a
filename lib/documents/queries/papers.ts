import type { Staff } from '../../auth/schema.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { statuses } from '../../booking/rules/statuses.ts'
import { prisma } from '../../db/client.ts'
import { isoDateOf } from '../../shared/dates.ts'
import { toRupees } from '../../shared/money.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Papers } from '../schema.ts'
import { billOf } from './bill-of.ts'
import { withPayment } from './issued-of.ts'
import { wireDocument } from './wire-document.ts'

/** Returns the papers of a stay for staff, what can be issued for it now, and whom it is billed to. `not_found`. */
export async function papersOf(_by: Staff, booking: string): Promise<Papers> {
  const found = await prisma().booking.findUnique({
    where: { id: booking },
    include: {
      documents: { include: withPayment, orderBy: [{ issuedAt: 'asc' }, { number: 'asc' }] },
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
