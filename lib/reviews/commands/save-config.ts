import type { Staff } from '../../auth/schema.ts'
import { addToHistory } from '../../db/history.ts'
import { transaction } from '../../db/transaction.ts'
import { requiredEnv } from '../../env.ts'
import { Refusal } from '../../shared/refusal.ts'
import { seal } from '../../shared/sealed.ts'
import { keyPurpose, readSettings, type Settings, settingsKey } from '../queries/settings.ts'
import { maskKey } from '../rules.ts'
import type { ConfigInput, storedSettings } from '../schema.ts'
import { enteredKey } from './entered-key.ts'

/**
 * Saves the settings of the reviews. Google may be asked again at once, whatever failed before, and what is
 * kept of another place is forgotten. `settings_changed` when they are no longer those that were changed,
 * `validation_failed` for a mask that is not the stored key's.
 */
export async function saveConfig(by: Staff, input: ConfigInput, now: Date): Promise<void> {
  await transaction(async (tx) => {
    // Makes the row if there is none, and locks it in either case.
    await tx.$executeRaw`
      INSERT INTO settings (key, value) VALUES (${settingsKey}, '{}')
      ON CONFLICT (key) DO UPDATE SET key = excluded.key`
    const before = await readSettings(tx)
    if (input.version !== undefined && input.version !== before.version) {
      throw new Refusal('settings_changed')
    }
    const { place_id, language, region } = input.google_places_api
    const value: (typeof storedSettings)['_output'] = {
      version: before.version + 1,
      sealed_key: sealedKeyAfter(before, input.google_places_api.api_key),
      place_id,
      language,
      region,
      display: input.display_settings,
      saved_by: by.email,
    }
    await tx.setting.update({ where: { key: settingsKey }, data: { value, updatedAt: now } })
    await tx.reviewsCache.deleteMany({ where: { placeId: { not: place_id } } })
    await tx.reviewsCache.updateMany({ data: { failures: 0, failure: null, retryAt: null } })
    const after = await readSettings(tx)
    await addToHistory(tx, by, {
      action: 'google_reviews_configured',
      before: noted(before),
      after: noted(after),
    })
  })
}

function sealedKeyAfter(before: Settings, entered: string | undefined): string | null {
  // Staff see an empty field for a key that cannot be opened; they have not taken it away.
  const untouched = entered === undefined || (entered === '' && before.key === null)
  if (untouched) return before.sealedKey
  const key = enteredKey(entered, before.key)
  if (key === before.key) return before.sealedKey
  return key && seal(key, keyPurpose, requiredEnv('AUTH_SECRET'))
}

function noted({ key, placeId, language, region, display }: Settings) {
  return { api_key: key && maskKey(key), place_id: placeId, language, region, ...display }
}
