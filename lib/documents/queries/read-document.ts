import type { Staff } from '../../auth/schema.ts'
import { bookingIdBySecret } from '../../booking/queries/booking-id-by-secret.ts'
import { prisma } from '../../db/client.ts'
import { Refusal } from '../../shared/refusal.ts'
import type { Issued } from '../rules/snapshot.ts'
import { issuedOf, type Stored, withPayment } from './issued-of.ts'

/** Returns a document for staff. `not_found`. */
export async function readDocument(_by: Staff, id: string): Promise<Issued> {
  return found(
    await prisma().document.findUnique({ where: { id: idOf(id) }, include: withPayment }),
  )
}

/** Returns a document of the stay whose guest holds this secret. `not_found` for a wrong one. */
export async function documentBySecret(secret: string, id: string): Promise<Issued> {
  const bookingId = await bookingIdBySecret(prisma(), secret)
  if (!bookingId) throw new Refusal('not_found')
  return found(
    await prisma().document.findUnique({
      where: { id: idOf(id), bookingId },
      include: withPayment,
    }),
  )
}

function found(document: Stored | null): Issued {
  if (!document) throw new Refusal('not_found')
  return issuedOf(document)
}

// Postgres refuses to compare its ids with any other text.
function idOf(text: string): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) throw new Refusal('not_found')
  return text
}
