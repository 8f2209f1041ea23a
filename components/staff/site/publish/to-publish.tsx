'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { useMay } from '../../kit/me.ts'
import { count } from '../../kit/words.ts'
import { entriesOf } from './entries.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { UndoChange } from './use-undo-change.ts'
import type { OnView } from './view-place.tsx'

const t = staffWords('site')

export type ToPublishProps = {
  site: Site
  undo: UndoChange
  /** Called once something is published. */
  onPublished: () => void
  /** Shows a place on the page of this screen, if it has one. */
  onView?: OnView | undefined
  /** What's beside the button. */
  aside?: ReactNode
  /** What is said when everything is published. */
  children: ReactNode
}

/** How much isn't published yet, and the way to publishing it. */
export function ToPublish({ site, undo, onPublished, onView, aside, children }: ToPublishProps) {
  const [isOpen, setOpen] = useState(false)
  const mayPublish = useMay('publisher')
  const { length } = entriesOf(site.changes, site.facts)
  return (
    <>
      {length > 0 ? (
        <>
          <p
            className="me-auto flex min-w-0 items-center gap-2.5 text-sm leading-tight"
            data-heading="publishing"
            tabIndex={-1}
          >
            <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-turmeric" />
            <span>
              {t.rich('bar.changes', {
                changes: count(length, 'change'),
                b: (words) => <b className="font-semibold">{words}</b>,
              })}
            </span>
          </p>
          {aside}
          {mayPublish ? (
            <Button
              className="max-sm:px-7"
              kind="secondary"
              onClick={() => setOpen(true)}
              size="small"
            >
              {t('bar.publish')}
            </Button>
          ) : (
            <span className="text-ink-2 text-sm">{t('bar.notYou')}</span>
          )}
        </>
      ) : (
        <p className="me-auto text-ink-2 text-sm">{children}</p>
      )}
      {isOpen && (
        <PublishDialog
          onClose={() => setOpen(false)}
          onPublished={onPublished}
          onView={onView}
          site={site}
          undo={undo}
        />
      )}
    </>
  )
}
