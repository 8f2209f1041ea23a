'use client'

/** The text of {@link SiteFailure}, read from the attribute `data-failure` of the body. */
export type FailureWords = { title: string; text: string; retry: string }

/**
 * The page shown after an error: it says so, links to a person, and offers a retry. Its text is already in the
 * page, because an error page should not have to load anything. It uses no shared components: it is part of
 * every page, and they would add a kilobyte to each.
 */
export function SiteFailure({ reset }: { reset: () => void }) {
  if (typeof document === 'undefined') return null
  const words: FailureWords = JSON.parse(document.body.dataset.failure ?? '{}')
  return (
    <div className="wrap pt-14 pb-12" role="alert">
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-5 max-w-measure text-ink-2 text-lg">{words.text}</p>
      <button
        className="mt-8 min-h-12 rounded-control bg-laterite px-[22px] font-semibold text-cream"
        onClick={reset}
        type="button"
      >
        {words.retry}
      </button>
    </div>
  )
}
