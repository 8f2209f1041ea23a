import { startEvent } from '#components/ui/late-events.ts'
import type { ReviewsAnswer } from '#lib/reviews/schema.ts'
import { apiUrl } from '#lib/shared/api.ts'

/** Has `ReviewsSection` start if there are reviews to show; otherwise marks the element `data-none` or `data-failed`. */
export function connectReviews(element: HTMLElement, gone: AbortSignal): void {
  const loading = element.querySelector('[data-loading]')
  const mark = (as: 'none' | 'failed') => {
    element.dataset[as] = ''
    loading?.replaceChildren()
  }
  fetch(apiUrl('google_reviews.php'), { signal: gone })
    .then((answer) => answer.json())
    .then(({ reviews, failed }: ReviewsAnswer) => {
      if (reviews.length > 0) dispatchEvent(new Event(startEvent))
      else mark(failed ? 'failed' : 'none')
    })
    .catch(() => mark('failed'))
}
