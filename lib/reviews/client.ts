import { callApi, postJson } from '../shared/api.ts'
import { getJson } from '../shared/get-json.ts'
import type { ConnectionFound } from './rules.ts'
import type { ConfigInput, ConnectionInput, ReviewsAnswer, WireConfig } from './schema.ts'

/** The guests' reviews; throws when they cannot be fetched. */
export function fetchReviews(init?: RequestInit): Promise<ReviewsAnswer> {
  return callApi<ReviewsAnswer>('google_reviews.php', init)
}

/** The settings as they are saved now, for staff. */
export function fetchConfig(): Promise<WireConfig> {
  return getJson('google_reviews_config.php')
}

/**
 * Saves the settings and returns them. Refused with `settings_changed` when someone else has changed them since, and
 * `validation_failed` with errors by field.
 */
export function saveConfig(input: ConfigInput): Promise<WireConfig & { message: string }> {
  return postJson('admin_google_reviews_config.php', input)
}

/**
 * Asks Google with these settings, without saving them. Refused with `reviews_not_fetched` and
 * `detail.data.failure` (FetchFailure) when Google does not answer well.
 */
export function testConnection(input: ConnectionInput): Promise<ConnectionFound> {
  return postJson('admin_google_reviews_test.php', input)
}
