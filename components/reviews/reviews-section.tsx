'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fetchReviews } from '#lib/reviews/client.ts'
import type { ReviewsAnswer } from '#lib/reviews/schema.ts'

type View = ComponentType<{ answer: ReviewsAnswer }>
type State = 'loading' | 'none' | 'failed' | { answer: ReviewsAnswer; View: View }

type Props = {
  /** Shown where there are no reviews yet. */
  none: ReactNode
  /** Shown where they could not be fetched, and without scripts. */
  failed: ReactNode
  /** Shown above reviews. */
  head: ReactNode
}

/**
 * The guests' reviews, fetched after the page has loaded. Without any, or if they cannot be fetched, the section says so
 * instead: `reviews-element.ts` finds that out before this works.
 */
export function ReviewsSection({ none, failed, head }: Props) {
  const t = useTranslations('testimonials')
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal).then(setState, (error) => {
      if (leaving.signal.aborted) return
      console.info('The reviews could not be loaded.', error)
      setState('failed')
    })
    return () => leaving.abort()
  }, [])

  if (state === 'none') return none
  if (state === 'failed') return failed
  if (state === 'loading') {
    return (
      <guest-reviews className="group">
        <p
          className="flex items-center gap-3 text-ink-2 group-data-none:hidden group-data-failed:hidden no-script:hidden"
          role="status"
        >
          <span className="size-6 animate-spin rounded-full border-[3px] border-line border-t-lake" />
          <span data-loading="" suppressHydrationWarning>
            {t('loading')}
          </span>
        </p>
        <div className="hidden group-data-none:block">{none}</div>
        <div className="hidden group-data-failed:block no-script:block">{failed}</div>
      </guest-reviews>
    )
  }
  return (
    <>
      {head}
      <state.View answer={state.answer} />
    </>
  )
}

/** Fetches the reviews, and the code that shows them only if there are any. */
async function load(signal: AbortSignal): Promise<State> {
  const answer = await fetchReviews({ signal })
  if (answer.reviews.length === 0) return answer.failed ? 'failed' : 'none'
  const { ReviewsView } = await import('./reviews-view.tsx')
  return { answer, View: ReviewsView }
}
