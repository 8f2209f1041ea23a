import { callApi } from '../shared/api.ts'
import type { ReviewsAnswer } from './schema.ts'

/** The guests' reviews; throws when they can not be fetched. */
export function fetchReviews(init?: RequestInit): Promise<ReviewsAnswer> {
  return callApi<ReviewsAnswer>('google_reviews.php', init)
}
