'use client'

import { useState } from 'react'
import type { Site, SiteChange } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Answered } from '../kit/live/use-answer.ts'
import { ChangesList } from '../site/publish/changes-list.tsx'
import { entriesOf } from '../site/publish/entries.ts'
import { byWords } from '../site/publish/seen-changes.ts'

const t = staffWords('setup')

/** Holds the draft as this screen shows it. What colleagues change after that is taken only once it has been shown, too. */
export function useShownChanges(site: Pick<Answered<Site>, 'value' | 'loading'>) {
  const [shown, setShown] = useState<SiteChange[] | null>(null)
  const [isNew, setNew] = useState(false)
  if (shown === null && !site.loading) setShown(site.value.changes)
  return {
    changes: shown ?? site.value.changes,
    /** True if there have been more since, which are shown by now. */
    isNew,
    take(changes: SiteChange[]) {
      setShown(changes)
      setNew(true)
    },
  }
}

type ChangesToOpenProps = { changes: SiteChange[]; site: Site; isNew: boolean }

/** What the draft has that guests will see from the opening on; open once a colleague has added something. */
export function ChangesToOpen({ changes, site, isNew }: ChangesToOpenProps) {
  const entries = entriesOf(changes, site.facts)
  if (entries.length === 0) return null
  return (
    <details
      className="mt-5 rounded-staff border border-edge bg-card"
      key={String(isNew)}
      open={isNew}
    >
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
        {t('ready.changes', { count: entries.length })}
      </summary>
      <div className="border-rule border-t p-4">
        <ChangesList entries={entries} foot={byWords} />
      </div>
    </details>
  )
}
