/** A review as the guests' page reads it. */
export type WireReview = {
  author_name: string
  /** Google's address of the author's picture; empty without one. */
  profile_photo_url: string
  rating: number
  text: string
  /** Seconds since 1970. */
  time: number
}

/** The answer of google_reviews.php. `none`: not configured, or nothing to show. */
export type ReviewsAnswer = {
  average_rating: number
  total_reviews: number
  source: 'google_api' | 'cache' | 'none'
  reviews: WireReview[]
}
