'use client'

import { useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { afterFrames } from '../../kit/action/keep-focus.ts'
import { count, dayAndTimeWords } from '../../kit/words.ts'
import { entriesOf } from './entries.ts'
import { PagesState } from './pages-state.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { UndoChange } from './use-undo-change.ts'

const t = staffWords('site')

type PublishBarProps = { site: Site; undo: UndoChange; refresh: () => Promise<void> }

/** Says how much isn't published yet and leads to publishing it; after that, how far guests' pages are. */
export function PublishBar({ site, undo, refresh }: PublishBarProps) {
  const [isOpen, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const { length } = entriesOf(site.changes, site.facts)
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
        {length > 0 ? (
          <>
            <p className="me-auto flex items-center gap-2.5">
              <span aria-hidden="true" className="size-3 rounded-full bg-turmeric" />
              <span>
                {t.rich('bar.changes', {
                  changes: count(length, 'change'),
                  b: (words) => <b className="font-semibold">{words}</b>,
                })}
              </span>
            </p>
            <Button
              className="max-sm:px-7"
              kind="secondary"
              onClick={() => setOpen(true)}
              size="small"
            >
              {t('bar.publish')}
            </Button>
          </>
        ) : (
          <p className="text-ink-2 text-sm">
            <b className="font-semibold text-ink">{t('bar.none')}</b>. {lastWords(site)}
          </p>
        )}
      </div>
      <PagesState published={site.published} />
      {isOpen && (
        <PublishDialog onClose={() => setOpen(false)} onPublished={done} site={site} undo={undo} />
      )}
    </section>
  )
}

function lastWords({ published: { by, at } }: Site): string {
  return by ? t('bar.last', { by, at: dayAndTimeWords(at) }) : t('bar.sample')
}
