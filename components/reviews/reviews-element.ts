import { startEvent } from '#components/ui/late-events.ts'
import type { ReviewsAnswer } from '#lib/reviews/schema.ts'
import { apiUrl } from '#lib/shared/api.ts'

/** Has `ReviewsSection` start if there are reviews to show; otherwise marks the element `data-none`. */
export function connectReviews(element: HTMLElement, gone: AbortSignal): void {
  const loading = element.querySelector('[data-loading]')
  const tell = (count: number) => {
    if (count > 0) dispatchEvent(new Event(startEvent))
    else {
      element.dataset.none = ''
      loading?.replaceChildren()
    }
  }
  fetch(apiUrl('google_reviews.php'), { signal: gone })
    .then((answer) => answer.json())
    .then(({ reviews }: ReviewsAnswer) => tell(reviews.length))
    .catch(() => tell(0))
}
