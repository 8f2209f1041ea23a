'use client'

/** What {@link SiteFailure} says, as the attribute `data-failure` of the body has it. */
export type FailureWords = { title: string; text: string; retry: string }

/**
 * A page that broke: says so, keeps the way to a person open, and can be tried again. Its words wait in the
 * page itself, since a page that broke should not have to load anything more. It comes with every page, and is
 * written out for that reason: the furniture of other pages would be a kilobyte for all of them.
 */
export function SiteFailure({ reset }: { reset: () => void }) {
  if (typeof document === 'undefined') return null
  const words: FailureWords = JSON.parse(document.body.dataset.failure ?? '{}')
  return (
    <div className="wrap pt-14 pb-12" role="alert">
      <h1 className="text-[40px]">{words.title}</h1>
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
