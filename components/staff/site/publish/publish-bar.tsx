'use client'

import { useRef } from 'react'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { afterFrames } from '../../kit/action/keep-focus.ts'
import { dayAndTimeWords } from '../../kit/words.ts'
import { PagesState } from './pages-state.tsx'
import { ToPublish } from './to-publish.tsx'
import type { UndoChange } from './use-undo-change.ts'

const t = staffWords('site')

type PublishBarProps = { site: Site; undo: UndoChange; refresh: () => Promise<void> }

/** Says how much isn't published yet and leads to publishing it; after that, how far guests' pages are. */
export function PublishBar({ site, undo, refresh }: PublishBarProps) {
  const bar = useRef<HTMLElement>(null)
  const done = () => {
    void refresh()
    // The button that opened the dialog is gone with what it published.
    afterFrames(3, () => bar.current?.focus())
  }
  return (
    <section
      aria-label={t('bar.label')}
      className="sticky top-[60px] z-10 grid gap-2.5 bg-desk px-4 py-3 outline-none lg:top-[68px] lg:px-6 xl:px-8"
      ref={bar}
      tabIndex={-1}
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2.5">
        <ToPublish onPublished={done} site={site} undo={undo}>
          <b className="font-semibold text-ink">{t('bar.none')}</b>. {lastWords(site)}
        </ToPublish>
      </div>
      <PagesState published={site.published} refresh={refresh} />
    </section>
  )
}

function lastWords({ published: { by, at } }: Site): string {
  return by ? t('bar.last', { by, at: dayAndTimeWords(at) }) : t('bar.sample')
}
