import type { FetchFailure, WireConfig } from '#lib/reviews/schema.ts'
import { instantDay, instantTime } from '../kit/words.ts'

/** The sentences for Google's failures, with advice. */
export const failureWords: Record<FetchFailure, string> = {
  key_refused: 'Google doesn’t recognise this API key.',
  not_allowed:
    'This API key isn’t allowed to use the Places API. Enable Places API (New) and billing in its project, and allow the key for that API and this server.',
  quota: 'The project’s Google quota is used up for now.',
  place_not_found: 'Google has no place with this Place ID.',
  slow: 'Google didn’t answer within five seconds.',
  unreadable: 'We couldn’t read Google’s answer.',
  away: 'We couldn’t reach Google.',
}

/** Returns the sentence about the last save: its author and time. */
export function savedLine({ saved_at, saved_by }: WireConfig): string {
  if (!saved_at) return 'Nothing has been saved yet.'
  return `Last saved: ${moment(saved_at)}, by ${saved_by}.`
}

/** Returns the sentence about the reviews that guests see now. */
export function siteLine({ key_state, google_places_api, site }: WireConfig): string {
  if (key_state === 'none' || !google_places_api.place_id) {
    return 'The website shows no reviews until you save an API key and a Place ID.'
  }
  const shown = site.fetched_at
    ? `Guests see the reviews fetched from Google on ${moment(site.fetched_at)}.`
    : 'Guests see no reviews.'
  if (site.failure && site.retry_at) {
    return `${shown} ${failureWords[site.failure]} We’ll try again after ${moment(site.retry_at)}.`
  }
  const asked = site.fetched_at !== null || key_state === 'unreadable'
  return asked ? shown : 'We’ll fetch reviews when the next guest visits.'
}

function moment(at: string): string {
  return `${instantDay(at)}, ${instantTime(at)}`
}
