import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { Refusal } from '../../shared/refusal.ts'
import { isUuid } from '../../shared/uuid.ts'

/** Returns which booking a text names, by its id or its reference. `not_found`. */
export async function findStay(
  _by: Staff,
  text: string,
): Promise<{ id: string; reference: string }> {
  const id = text.toLowerCase()
  const found = await prisma().booking.findUnique({
    where: isUuid(id) ? { id } : { reference: text.toUpperCase() },
    select: { id: true, reference: true },
  })
  if (!found) throw new Refusal('not_found')
  return found
}
