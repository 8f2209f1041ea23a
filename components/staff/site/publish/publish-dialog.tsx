'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '#calls/client.ts'
import type { PlaceIn } from '#lib/farm/rules/words.ts'
import type { Site, SiteChange } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { useGuardedChange } from '../../kit/action/use-press.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { count } from '../../kit/words.ts'
import { ChangesList } from './changes-list.tsx'
import { type Entry, entriesOf } from './entries.ts'
import { byWords, changesIn } from './seen-changes.ts'
import type { UndoChange } from './use-undo-change.ts'
import { type OnView, ViewPlace } from './view-place.tsx'
import { Warnings } from './warnings.tsx'

const t = staffWords('site')

type PublishDialogProps = {
  site: Site
  undo: UndoChange
  onClose: () => void
  onPublished: () => void
  onView?: OnView | undefined
}

/** Says what to look at, lists what isn't published yet, and publishes it as it's listed: what is changed meanwhile is listed first. */
export function PublishDialog({ site, undo, onClose, onPublished, onView }: PublishDialogProps) {
  const [changes, setChanges] = useState(site.changes)
  const entries = entriesOf(changes, site.facts)
  const form = useForm('publish', {})
  useGuardedChange(changes.map(({ id }) => id).join())
  const publish = async () => {
    const isDone = await form.send({
      call: () =>
        call('POST site/publish', { json: { seen: changes.map(({ id }) => id) } }).catch(
          (error) => {
            const now = changesIn(error)
            if (now) setChanges(now)
            throw error
          },
        ),
    })
    if (isDone) onPublished()
    return isDone
  }
  const takeBack = async (entry: Entry<SiteChange>) => {
    const now = await undo.run(entry)
    if (!now) return
    setChanges(now.changes)
    if (now.changes.length === 0) onClose()
  }
  const view =
    onView &&
    ((place: PlaceIn) => {
      onClose()
      onView(place)
    })
  return (
    <FormDialog
      button={t('publish.button', { changes: count(entries.length, 'change') })}
      failed={t('publish.failed')}
      form={{ ...form, save: publish }}
      onClose={onClose}
      title={t('publish.title')}
    >
      <Warnings onView={view} site={site} />
      <p className="mb-4 text-ink-2">{t('publish.lead')}</p>
      <ChangesList
        aside={(entry) => (
          <div className="flex flex-wrap items-center justify-end gap-x-3">
            <ViewEntry entry={entry} onView={view} />
            <Decide
              aria-label={t('undo.named', { name: entry.label })}
              busy={undo.busy(entry.id)}
              kind="quiet"
              onPress={() => void takeBack(entry)}
              size="small"
            >
              <Undo2 aria-hidden="true" size={17} />
              {t('undo.button')}
            </Decide>
          </div>
        )}
        entries={entries}
        foot={byWords}
      />
    </FormDialog>
  )
}

type ViewEntryProps = { entry: Entry<SiteChange>; onView: OnView | undefined }

/** Leads to changed words. Facts and lists are on many pages. */
function ViewEntry({ entry: { label, changes }, onView }: ViewEntryProps) {
  const [change] = changes
  if (change?.kind !== 'words') return null
  const place = { key: change.what, locale: change.locale }
  return <ViewPlace onView={onView} place={place} words={label} />
}
