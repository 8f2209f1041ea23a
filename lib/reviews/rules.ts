import { formatInstant } from '../shared/dates.ts'
import type {
  DisplaySettings,
  FetchFailure,
  GooglePlace,
  ReviewsAnswer,
  WireReview,
} from './schema.ts'

/** Reviews that small screens list. */
export const smallListCount = 6
/** Characters of a review that small screens show. */
const smallTextLength = 100

/** A review's text on small screens: its first 100 characters and an ellipsis, or all of it. */
export function cutText(text: string): string {
  // By characters, so that no letter of another script and no emoji is cut in half.
  const characters = Array.from(text)
  if (characters.length <= smallTextLength) return text
  return `${characters.slice(0, smallTextLength).join('').trimEnd()}…`
}

/** Whole stars from 0 to 5. */
export function roundedStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating)))
}

/** The index `step` further, wrapping around at both ends. */
export function turned(index: number, step: number, count: number): number {
  return (index + step + count) % count
}

/** The day of a review in words, en-IN and by Indian time, as the specification says. */
export function reviewDate(seconds: number): string {
  const date = new Date(seconds * 1000)
  if (Number.isNaN(date.getTime())) return ''
  return formatInstant(date, 'en', { dateStyle: 'long' })
}

/** The dots shown for a key's hidden part. */
const dots = '•'.repeat(22)

/** A key as it may be shown: its last four characters, and of a short one none. */
export function maskKey(key: string): string {
  return key.length < 12 ? dots : `${dots}${key.slice(-4)}`
}

/** Returns true if a text is a mask, or one that somebody has typed in: no key has such dots. */
export function isMasked(text: string): boolean {
  return text.includes('•')
}

/** Returns true if an answer may be shown as Google's own of now. */
export function isFresh(fetchedAt: Date | null, cacheSeconds: number, now: Date): boolean {
  if (!fetchedAt) return false
  return now.getTime() < fetchedAt.getTime() + cacheSeconds * 1000
}

/** Milliseconds to leave Google alone after so many failures in a row: a minute, doubling up to an hour. */
export function retryDelayMs(failures: number): number {
  return Math.min(60_000 * 2 ** (failures - 1), 3_600_000)
}

/**
 * Returns what a refusal by the Places API means. `reason` is that of its google.rpc.ErrorInfo.
 * https://cloud.google.com/apis/design/errors
 */
export function failureOf(status: number, reason: string | undefined): FetchFailure {
  if (status === 401 || reason === 'API_KEY_INVALID') return 'key_refused'
  if (status === 403) return 'not_allowed'
  if (status === 429) return 'quota'
  // Of what we send, only the Place ID can be an invalid argument.
  if (status === 400 || status === 404) return 'place_not_found'
  return status >= 500 ? 'away' : 'unreadable'
}

/** Returns what guests get of Google's answer: `photoPath` turns an author's picture into an address of ours. */
export function wireReviews(
  place: GooglePlace,
  display: DisplaySettings,
  photoPath: (url: string) => string,
): Omit<ReviewsAnswer, 'source'> {
  const reviews = place.reviews
    .filter(({ rating }) => rating >= display.min_rating)
    .slice(0, display.max_reviews)
  const listing = googleLink(place.googleMapsUri)
  return {
    average_rating: place.rating,
    total_reviews: place.userRatingCount,
    ...(listing && { google_maps_url: listing }),
    reviews: reviews.map((review) => wireReview(review, display, photoPath)),
  }
}

function wireReview(
  { rating, text, publishTime, authorAttribution: author }: GooglePlace['reviews'][number],
  display: DisplaySettings,
  photoPath: (url: string) => string,
): WireReview {
  const link = googleLink(author?.uri)
  const time = Math.floor(Date.parse(publishTime ?? '') / 1000)
  return {
    ...(display.show_author && { author_name: author?.displayName ?? '' }),
    ...(display.show_author && link && { author_url: link }),
    ...(display.show_avatar && {
      profile_photo_url: author?.photoUri ? photoPath(author.photoUri) : '',
    }),
    ...(display.show_rating && { rating }),
    text: text?.text ?? '',
    ...(display.show_date && !Number.isNaN(time) && { time }),
  }
}

/** A link to Google over https, or nothing: no other place may be linked to in Google's name. */
function googleLink(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && /(^|\.)google\.com$/.test(hostname) ? url : undefined
}

export type ConnectionFound = ReturnType<typeof connectionFound>

/** Returns what staff read after a successful test. */
export function connectionFound({ rating, userRatingCount }: GooglePlace) {
  return {
    message: `Connection successful! Found ${userRatingCount} reviews with average rating ${rating.toFixed(1)}. Source: google_api`,
    total_reviews: userRatingCount,
    average_rating: rating,
    source: 'google_api' as const,
  }
}
