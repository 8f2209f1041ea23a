import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import { openInvoice } from '../../booking/queries/open-invoice.ts'
import { prisma } from '../../db/client.ts'
import { registrationOf } from '../../gst/rules/registration.ts'
import { documentNumber } from '../rules/number.ts'
import { titleOf } from '../rules/titles.ts'
import type { GuestPapers } from '../schema.ts'
import { billOf } from './bill-of.ts'
import { issuedOf, withPayment } from './issued-of.ts'

/** Returns the papers of the stay whose guest holds this secret, and whom it is billed to; null for a wrong one. */
export async function guestPapers(secret: string): Promise<GuestPapers | null> {
  const id = await bookingIdBySecret(prisma(), secret)
  const booking =
    id &&
    (await prisma().booking.findUnique({
      where: { id },
      include: {
        documents: { include: withPayment, orderBy: [{ issuedAt: 'asc' }, { number: 'asc' }] },
      },
    }))
  if (!booking) return null
  return {
    papers: booking.documents.map((document) => {
      const { kind, snapshot, isVoid } = issuedOf(document)
      const { id, paise } = document
      const title = titleOf(kind, registrationOf(snapshot.supplier))
      return { id, title, number: documentNumber(document), paise, isVoid }
    }),
    bill: billOf(booking),
    isInvoiced: (await openInvoice(prisma(), id)) !== null,
  }
}
