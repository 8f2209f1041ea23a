import { log } from '../lib/log.ts'

/** Milliseconds for which the database isn't asked again whether reviews are set up. */
const freshMs = 1000

export type ReviewsLink = {
  /** True while reviews are set up, as last heard; it asks again in the background. True until the first answer. */
  areSetUp(): boolean
  /** Returns a page's HTML without the links to the page of reviews, which globals.css hides. */
  hide(html: string): string
}

/** Says whether the menu leads to the page of reviews: a farm that hasn't set any up has nothing to show there. */
export function openReviewsLink(ask: () => Promise<boolean>): ReviewsLink {
  let known = true
  let askedAt = Number.NEGATIVE_INFINITY
  const refresh = () => {
    askedAt = performance.now()
    ask().then(
      (isSetUp) => {
        known = isSetUp
      },
      (error) => log.warn({ err: error }, 'could not read whether reviews are set up'),
    )
  }
  refresh()
  return {
    areSetUp() {
      if (performance.now() - askedAt > freshMs) refresh()
      return known
    },
    hide: (html) => html.replace('<html', '<html data-no-reviews=""'),
  }
}
