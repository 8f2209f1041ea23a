import type { FetchFailure, WireConfig } from '#lib/reviews/schema.ts'
import { formatInstant } from '#lib/shared/dates.ts'

/** The sentences for Google's failures, with advice. */
export const failureWords: Record<FetchFailure, string> = {
  key_refused: 'Google does not know this API key.',
  not_allowed:
    'Google does not let this API key ask. Switch on Places API (New) and billing in its project, and allow the key for that API and this server.',
  quota: 'The project’s quota at Google is used up for now.',
  place_not_found: 'Google knows no place with this Place ID.',
  slow: 'Google did not answer within five seconds.',
  unreadable: 'What came back is not an answer of the Places API.',
  away: 'Google could not be reached.',
}

/** Returns the sentence about the last save: its author and time. */
export function savedLine({ saved_at, saved_by }: WireConfig): string {
  if (!saved_at) return 'Nothing has been saved yet.'
  return `Last saved: ${moment(saved_at)}, by ${saved_by}.`
}

/** Returns the sentence about the reviews that guests see now. */
export function siteLine({ key_state, google_places_api, site }: WireConfig): string {
  if (key_state === 'none' || !google_places_api.place_id) {
    return 'The site shows no reviews until an API key and a Place ID are saved.'
  }
  const shown = site.fetched_at
    ? `Guests see what Google answered ${moment(site.fetched_at)}.`
    : 'Guests see no reviews.'
  if (site.failure && site.retry_at) {
    return `${shown} ${failureWords[site.failure]} The next try is after ${moment(site.retry_at)}.`
  }
  const asked = site.fetched_at !== null || key_state === 'unreadable'
  return asked ? shown : 'Google is asked when the next guest looks.'
}

function moment(at: string): string {
  const day = formatInstant(at, 'en', { day: 'numeric', month: 'short' })
  return `${day}, ${formatInstant(at, 'en', { hour: 'numeric', minute: '2-digit', hour12: true })}`
}
