import type { Staff } from '../../auth/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { randomSecret } from '../../shared/random.ts'
import { sha256Of } from '../../shared/sha256.ts'

const previewHours = 24

/** Makes a link to the draft for a day, and returns its secret, which is stored nowhere. Links that have ended are removed. */
export async function makePreview(
  by: Staff,
  now = new Date(),
): Promise<{ secret: string; until: string }> {
  const secret = randomSecret()
  const expiresAt = new Date(now.getTime() + previewHours * 3_600_000)
  await transaction(async (tx) => {
    await tx.preview.deleteMany({ where: { expiresAt: { lte: now } } })
    const row = { sha256: sha256Of(secret), madeBy: by.email, madeAt: now, expiresAt }
    await tx.preview.create({ data: row })
  })
  return { secret, until: expiresAt.toISOString() }
}
