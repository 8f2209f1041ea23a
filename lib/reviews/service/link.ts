import { processWide } from '../../shared/process-wide.ts'

/** Whether guest pages lead to the page of reviews. `server/reviews-link.ts` keeps it up to date; in a build they do. */
export const reviewsLink = processWide('reviews link', () => ({ isShown: true }))
