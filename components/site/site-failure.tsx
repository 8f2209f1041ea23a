'use client'

import { Button } from '#components/ui/button.tsx'
import { PageHead } from './page-head.tsx'

/** What {@link SiteFailure} says, as the attribute `data-failure` of the body has it. */
export type FailureWords = { title: string; text: string; retry: string }

/**
 * A page that broke: says so, keeps the way to a person open, and can be tried again. Its words wait in the
 * page itself, since a page that broke should not have to load anything more.
 */
export function SiteFailure({ reset }: { reset: () => void }) {
  if (typeof document === 'undefined') return null
  const words: FailureWords = JSON.parse(document.body.dataset.failure ?? '{}')
  return (
    <PageHead lead={words.text} title={<span role="alert">{words.title}</span>}>
      <Button className="mt-8" onClick={reset}>
        {words.retry}
      </Button>
    </PageHead>
  )
}
