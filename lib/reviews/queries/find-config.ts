import type { Staff } from '../../auth/schema.ts'
import { maskKey } from '../rules.ts'
import type { WireConfig } from '../schema.ts'
import { readKeptAnswer } from './kept-answer.ts'
import { readSettings } from './settings.ts'

/** The settings for staff, with the key masked, and the state of the reviews on the site. */
export async function findConfig(_by: Staff): Promise<WireConfig> {
  const settings = await readSettings()
  const { key, placeId, language, region } = settings
  const kept = await readKeptAnswer(placeId)
  const readable = key === null ? 'unreadable' : 'stored'
  return {
    google_places_api: { api_key: key ? maskKey(key) : '', place_id: placeId, language, region },
    display_settings: settings.display,
    key_state: settings.sealedKey ? readable : 'none',
    version: settings.version,
    saved_at: settings.savedAt?.toISOString() ?? null,
    saved_by: settings.savedBy,
    site: {
      fetched_at: kept.fetchedAt?.toISOString() ?? null,
      failure: kept.failure,
      retry_at: kept.retryAt?.toISOString() ?? null,
    },
  }
}
