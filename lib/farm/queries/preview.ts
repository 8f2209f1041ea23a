import { prisma } from '../../db/client.ts'
import { Refusal } from '../../shared/refusal.ts'
import { sha256Of } from '../../shared/sha256.ts'

/** Refuses a link to the draft by its secret with `not_found`, if there's none or it has ended. */
export async function requirePreview(secret: string, now: Date): Promise<void> {
  const found = await prisma().preview.findUnique({ where: { sha256: sha256Of(secret) } })
  if (!found || found.expiresAt <= now) throw new Refusal('not_found')
}
