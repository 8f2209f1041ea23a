import { endpoint } from '#lib/http/endpoint.ts'
import { resource } from '#lib/http/resource.ts'
import { currentReviews } from '#lib/reviews/commands/current-reviews.ts'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  /** Returns the reviews for guests. */
  GET: endpoint({ who: 'public', run: () => currentReviews(new Date()) }),
})
