'use client'

import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { count } from '../../kit/words.ts'
import { entriesOf } from '../publish/entries.ts'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { useUndoChange } from '../publish/use-undo-change.ts'

const t = staffWords('siteEditor')

type UnpublishedProps = {
  site: Site
  refresh: () => Promise<void>
  /** Called when the draft isn't as it was. */
  onChanged: () => void
}

/** How much isn't published yet, and the way to publishing it. */
export function Unpublished({ site, refresh, onChanged }: UnpublishedProps) {
  const [isOpen, setOpen] = useState(false)
  const { length } = entriesOf(site.changes, site.facts)
  const changed = async () => {
    await refresh()
    onChanged()
  }
  const undo = useUndoChange(changed)
  return (
    <>
      <p className="flex min-w-0 items-center gap-2.5 text-sm leading-tight">
        {length > 0 && (
          <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-turmeric" />
        )}
        <span>
          {length === 0
            ? t('bar.none')
            : t.rich('bar.changes', {
                changes: count(length, 'change'),
                b: (words) => <b className="font-semibold">{words}</b>,
              })}
        </span>
      </p>
      {length > 0 && (
        <Button kind="secondary" onClick={() => setOpen(true)} size="small">
          {t('bar.review')}
        </Button>
      )}
      {isOpen && (
        <PublishDialog
          onClose={() => setOpen(false)}
          onPublished={() => void changed()}
          site={site}
          undo={undo}
        />
      )}
    </>
  )
}
