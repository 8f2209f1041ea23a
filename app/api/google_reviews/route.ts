import { endpoint, resource } from '#lib/http/endpoint.ts'
import type { ReviewsAnswer } from '#lib/reviews/schema.ts'

// What the contract has a site say that no Google listing has been configured for.
const none: ReviewsAnswer = { average_rating: 0, total_reviews: 0, source: 'none', reviews: [] }

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({ who: 'public', run: async () => none }),
})
