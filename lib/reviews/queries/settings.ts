import { prisma } from '../../db/client.ts'
import type { Tx } from '../../db/transaction.ts'
import { requiredEnv } from '../../env.ts'
import { unseal } from '../../shared/sealed.ts'
import { storedSettings } from '../schema.ts'

/** The row of `settings` that holds them. */
export const settingsKey = 'google_reviews'
/** The purpose for which the Places key is sealed. */
export const keyPurpose = 'google places api key'

export type Settings = Awaited<ReturnType<typeof readSettings>>

/** The settings of the reviews, or what holds before anybody has saved any. */
export async function readSettings(db: Tx = prisma()) {
  const row = await db.setting.findUnique({ where: { key: settingsKey } })
  const stored = storedSettings.parse(row?.value ?? {})
  const { sealed_key: sealedKey, version } = stored
  return {
    version,
    // The opened key; null without one, and when it cannot be opened. Never logged, never answered.
    key: sealedKey && unseal(sealedKey, keyPurpose, requiredEnv('AUTH_SECRET')),
    sealedKey,
    placeId: stored.place_id,
    language: stored.language,
    region: stored.region,
    display: stored.display,
    savedBy: stored.saved_by,
    savedAt: version > 0 && row ? row.updatedAt : null,
  }
}

/** True once staff have named a place and given a key. */
export function areSetUp({ sealedKey, placeId }: Settings): boolean {
  return Boolean(sealedKey && placeId)
}
