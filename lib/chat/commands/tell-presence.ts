import type { Staff } from '../../auth/schema.ts'
import { prisma } from '../../db/client.ts'
import { tell } from './tell.ts'

/** Tells every process that a page of this member of staff lives. Nothing is stored. */
export async function tellPresence(_by: Staff): Promise<void> {
  await tell(prisma(), { present: true })
}
