import { log } from '../lib/log.ts'
import { reviewsLink } from '../lib/reviews/service/link.ts'
import { onceASecond } from './once-a-second.ts'

export type ReviewsLink = {
  /** True if reviews were set up when the database last answered, and before its first answer. It asks again in the background. */
  areSetUp(): boolean
  /** Returns a page's HTML, marked so that globals.css hides the links to the page of reviews. Next makes pages on request so. */
  hide(html: string): string
  /** Returns it without the mark. */
  show(html: string): string
}

const mark = ' data-no-reviews=""'

/** Knows whether the menu leads to the page of reviews: a farm that hasn't set any up has nothing to show there. */
export function openReviewsLink(ask: () => Promise<boolean>): ReviewsLink {
  const refresh = onceASecond(async () => {
    try {
      reviewsLink.isShown = await ask()
    } catch (error) {
      log.warn({ err: error }, 'could not read whether reviews are set up')
    }
  })
  void refresh()
  return {
    areSetUp() {
      void refresh()
      return reviewsLink.isShown
    },
    hide: (html) => html.replace('<html', `<html${mark}`),
    show: (html) => html.replace(mark, ''),
  }
}
