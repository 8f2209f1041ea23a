'use client'

import { useTranslations } from 'next-intl'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { fetchReviews } from '#lib/reviews/client.ts'
import type { ReviewsAnswer } from '#lib/reviews/schema.ts'

type View = ComponentType<{ answer: ReviewsAnswer }>
type State = 'loading' | 'hidden' | { answer: ReviewsAnswer; View: View }

/**
 * The guests' reviews, fetched after the page has loaded. Without any, or if they cannot be fetched, there is no
 * section but `instead`: `reviews-element.ts` finds that out before this works.
 */
export function ReviewsSection({ instead }: { instead: ReactNode }) {
  const t = useTranslations('testimonials')
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal).then(setState, (error) => {
      if (leaving.signal.aborted) return
      console.info('The reviews could not be loaded.', error)
      setState('hidden')
    })
    return () => leaving.abort()
  }, [])

  if (state === 'hidden') return instead
  if (state === 'loading') {
    return (
      <guest-reviews className="group">
        <p
          className="flex items-center gap-3 text-ink-2 group-data-none:hidden no-script:hidden"
          role="status"
        >
          <span className="size-6 animate-spin rounded-full border-[3px] border-line border-t-lake" />
          <span data-loading="" suppressHydrationWarning>
            {t('loading')}
          </span>
        </p>
        <div className="hidden group-data-none:block no-script:block">{instead}</div>
      </guest-reviews>
    )
  }
  return <state.View answer={state.answer} />
}

/** Fetches the reviews, and the code that shows them only if there are any. */
async function load(signal: AbortSignal): Promise<State> {
  const answer = await fetchReviews({ signal })
  if (answer.reviews.length === 0) return 'hidden'
  const { ReviewsView } = await import('./reviews-view.tsx')
  return { answer, View: ReviewsView }
}
