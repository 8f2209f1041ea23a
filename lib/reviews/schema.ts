import { z } from 'zod'
import { seen } from '../shared/fields.ts'
import { plainLine, plainLines } from '../shared/text.ts'

/** Languages that Google is asked to answer in. */
const languages = ['en', 'hi', 'mr'] as const
/** Regions whose manners of writing Google follows. */
const regions = ['IN', 'US', 'GB'] as const

const whole = ({ min, max }: { min: number; max: number }) => {
  const message = `Enter a whole number from ${min} to ${max}.`
  return z.number(message).int(message).min(min, message).max(max, message)
}

/** The least and the highest number that a setting takes. */
export const bounds = {
  max_reviews: { min: 1, max: 50 },
  min_rating: { min: 1, max: 5 },
  cache_duration: { min: 300, max: 86_400 },
} as const

/** The parts of Google's answer that the site shows, and for how many seconds an answer counts as fresh. */
export const displaySettings = z.object({
  max_reviews: whole(bounds.max_reviews).default(10),
  min_rating: whole(bounds.min_rating).default(4),
  show_rating: z.boolean().default(true),
  show_date: z.boolean().default(true),
  show_author: z.boolean().default(true),
  show_avatar: z.boolean().default(true),
  cache_duration: whole(bounds.cache_duration).default(3600),
})

const placeId = z
  .string()
  .trim()
  .max(255, 'This is too long for a Place ID.')
  .regex(/^[\w-]*$/, 'A Place ID has only letters, digits, hyphens and underscores.')
const language = z.enum(languages, 'Choose one of the languages.').default('en')
const region = z.enum(regions, 'Choose one of the regions.').default('IN')

const placesApi = z.object({
  /** The key itself, or its mask for the stored one. Without it, the stored one stays. */
  api_key: z
    .string()
    .trim()
    .max(200, 'This is too long for an API key.')
    .regex(/^[\x21-\x7e•]*$/, 'An API key has no spaces and no letters beyond A to Z.')
    .optional(),
  place_id: placeId.default(''),
  language,
  region,
})

/** The input that staff save. `version` is that of the settings which were changed; without it, the check is skipped. */
export const configInput = z.object({
  google_places_api: placesApi,
  display_settings: displaySettings,
  version: seen.version.optional(),
})

/** The input with which staff test a connection, saved or not. */
export const connectionInput = z.object({ google_places_api: placesApi })

/** The settings as they are stored; an empty object is a farm that has never saved any. */
export const storedSettings = z.object({
  version: z.int().default(0),
  sealed_key: z.string().nullable().default(null),
  place_id: z.string().default(''),
  language,
  region,
  display: displaySettings.prefault({}),
  saved_by: z.string().nullable().default(null),
})

export type DisplaySettings = z.infer<typeof displaySettings>
export type ConfigInput = z.infer<typeof configInput>
export type ConnectionInput = z.infer<typeof connectionInput>

/** The reasons for which Google's reviews could not be had. */
export const fetchFailures = [
  'key_refused',
  'not_allowed',
  'quota',
  'place_not_found',
  'slow',
  'unreadable',
  'away',
] as const
export type FetchFailure = (typeof fetchFailures)[number]

/** The settings as staff read them: the key only masked, and empty when there is none that can be read. */
export type WireConfig = {
  google_places_api: z.infer<typeof placesApi> & { api_key: string }
  display_settings: DisplaySettings
  /** `unreadable`: it was stored under another AUTH_SECRET. */
  key_state: 'none' | 'stored' | 'unreadable'
  /** Counts the saves, so that two people do not undo each other's work unseen. */
  version: number
  saved_at: string | null
  saved_by: string | null
  /** The state of what guests see now: when Google last answered well, and what went wrong since. */
  site: { fetched_at: string | null; failure: FetchFailure | null; retry_at: string | null }
}

const googleReview = z.object({
  rating: z.number().min(0).max(5),
  // As everybody's text: the database keeps no U+0000, and one such review would take all of them off the page.
  text: z.object({ text: z.string().transform(plainLines) }).optional(),
  publishTime: z.string().transform(plainLine).optional(),
  authorAttribution: z
    .object({
      displayName: z.string().transform(plainLine).optional(),
      uri: z.string().transform(plainLine).optional(),
      photoUri: z.string().transform(plainLine).optional(),
    })
    .optional(),
})

/**
 * A place as the Places API (New) answers it for our field mask. A review that is not one is left out.
 * https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places
 */
export const googlePlace = z.object({
  rating: z.number().min(0).max(5).default(0),
  userRatingCount: z.int().min(0).default(0),
  googleMapsUri: z.string().transform(plainLine).optional(),
  reviews: z
    .array(googleReview.nullable().catch(null))
    .default([])
    .transform((reviews) => reviews.filter((review) => review !== null)),
})

/** Google's answer as it is kept, with what was asked for. */
export const cachedPlace = z.object({
  language: z.enum(languages),
  region: z.enum(regions),
  place: googlePlace,
})

export type GooglePlace = z.infer<typeof googlePlace>
export type CachedPlace = z.infer<typeof cachedPlace>

/** A review as the guests' page reads it. What staff switched off is not in it. */
export type WireReview = {
  author_name?: string
  /** The author's page on Google Maps. */
  author_url?: string
  /** The address of the author's picture on this origin; empty when the author has none. */
  profile_photo_url?: string
  rating?: number
  text: string
  /** Seconds since 1970. */
  time?: number
}

/** The answer of google_reviews.php. `none`: not configured, or nothing to show. */
export type ReviewsAnswer = {
  /** Google's own figures, of all reviews. */
  average_rating: number
  total_reviews: number
  /** `google_api`: fresh; `cache`: the last good answer, because Google could not be asked again. */
  source: 'google_api' | 'cache' | 'none'
  /** Set where a listing is configured and Google has never answered well: there may be reviews. */
  failed?: true
  google_maps_url?: string
  reviews: WireReview[]
}
