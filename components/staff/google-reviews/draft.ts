import { bounds, type DisplaySettings, type WireConfig } from '#lib/reviews/schema.ts'

/** The form as typed: numbers are text until they are sent. */
export type Draft = {
  api_key: string
  place_id: string
  language: string
  region: string
  max_reviews: string
  min_rating: string
  cache_duration: string
} & Pick<DisplaySettings, Switch>

export type Switch = 'show_rating' | 'show_date' | 'show_author' | 'show_avatar'

export function draftOf({ google_places_api, display_settings }: WireConfig): Draft {
  const { max_reviews, min_rating, cache_duration, ...switches } = display_settings
  return {
    ...google_places_api,
    ...switches,
    max_reviews: String(max_reviews),
    min_rating: String(min_rating),
    cache_duration: String(cache_duration),
  }
}

/** Returns the request to save a draft over a version. The schema checks it. */
export function settingsInput(draft: Draft, { version }: Pick<WireConfig, 'version'>) {
  const { api_key, place_id, language, region, ...display } = draft
  return {
    google_places_api: { api_key, place_id, language, region },
    display_settings: {
      ...display,
      max_reviews: numberOf(display.max_reviews),
      min_rating: numberOf(display.min_rating),
      cache_duration: numberOf(display.cache_duration),
    },
    version,
  }
}

// An empty field is neither a number nor zero.
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

/** Returns the most requests to Google in a day, while somebody looks at the reviews. */
export function callsADay(cacheSeconds: string): number | null {
  const seconds = numberOf(cacheSeconds)
  const { min, max } = bounds.cache_duration
  return seconds >= min && seconds <= max ? Math.ceil(86_400 / seconds) : null
}
