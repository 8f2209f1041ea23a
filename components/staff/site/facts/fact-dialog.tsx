'use client'

import { ShieldCheck } from 'lucide-react'
import { call, reading } from '#calls/client.ts'
import { Alert } from '#components/ui/alert.tsx'
import { farm } from '#lib/farm/rules/farm.ts'
import {
  type FactName,
  type FactValues,
  factKey,
  factOf,
  isLiveWhenSaved,
  isMoney,
  isPromised,
} from '#lib/farm/rules/named-facts.ts'
import { isOwnValue } from '#lib/farm/rules/own-facts.ts'
import type { FactUse } from '#lib/farm/schema/fact-use.ts'
import type { FactsChange, Site } from '#lib/farm/schema/site.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { Refusal } from '#lib/shared/refusal.ts'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { TakeOrSaveOver } from '../../kit/form/take-or-save-over.tsx'
import { useEditForm } from '../../kit/form/use-edit-form.ts'
import { useAnswer } from '../../kit/live/use-answer.ts'
import { useToast } from '../../kit/toast/toast.ts'
import { type Draft, factRules, toDraft, toValues } from './draft.ts'
import { FactField } from './fact-field.tsx'
import { drafted, published, type Row } from './rows.ts'
import { WhereSeen } from './where-seen.tsx'
import { aboutOf, differencesOf, labelOf, linesOf } from './words.ts'

const t = staffWords('site')

/** Returns true for facts that guests see as soon as they're saved. */
export const isLive = (row: Row) => row.facts.some((fact) => isLiveWhenSaved(fact, farm().open))

type FactDialogProps = {
  row: Row
  site: Site
  onClose: () => void
  onSaved: (before: FactValues, after: FactValues) => void
}

/** Changes the facts of a row, and says who sees that from when. */
export function FactDialog({ row, site, onClose, onSaved }: FactDialogProps) {
  const form = useFactForm(row, site)
  const use = useFactUse(row)
  const toast = useToast()
  const { theirs } = form
  const finish = (saved: FactValues | null) => {
    if (!saved) return
    toast({ tone: 'success', text: savedWords(row, saved, site), about: row.name })
    onSaved(drafted(row, site), saved)
    onClose()
  }
  return (
    <FormDialog
      button={t(isLive(row) ? 'dialog.saveNow' : 'dialog.save')}
      failed={t('dialog.failed')}
      form={{
        ...form,
        failure: theirs ? null : form.failure,
        save: async () => finish(await form.save()),
      }}
      onClose={onClose}
      short
      title={labelOf(row.name)}
    >
      {theirs && (
        <Alert className="mb-5" role="alert" title={form.failure?.text} tone="warning">
          {differencesOf(row, form.saved, theirs).map(({ label, text }) => (
            <p key={label}>
              {t('dialog.theirs', { name: label ?? labelOf(row.name), value: text })}
            </p>
          ))}
          <TakeOrSaveOver
            onSaveOver={async () => finish(await form.saveOver())}
            onTake={form.takeTheirs}
          />
        </Alert>
      )}
      <p className="mb-5 text-ink-2">{aboutOf(row)}</p>
      {row.facts.some(isMoney) && (
        <Alert className="mb-5" title={t('dialog.askTitle')} tone="warning">
          <p>{t('dialog.ask')}</p>
        </Alert>
      )}
      <div className={`grid gap-4 ${row.facts.length === 2 ? 'grid-cols-2' : ''}`}>
        {row.facts.map((fact) => (
          <FactField {...form.field(factKey(fact))} key={fact} name={fact} />
        ))}
      </div>
      <WhereSeen parts={use.parts} />
      {!isLive(row) && <WhenSeen kept={use.kept} row={row} site={site} />}
    </FormDialog>
  )
}

function useFactForm(row: Row, site: Site) {
  return useEditForm<FactValues, Draft, FactsChange>('fact', drafted(row, site), {
    toDraft: (values) => toDraft(withoutSample(values, site)),
    toSent: (draft, seen) => ({ ...toValues(draft, row.facts), seen }),
    schema: factRules,
    save: async (json) => drafted(row, await call('POST site/facts', { json })),
    theirs: async ({ code, detail }: Refusal) =>
      code === 'changed_meanwhile'
        ? { ...drafted(row, site), ...(detail.data?.facts as FactValues) }
        : null,
    at: Object.fromEntries(row.facts.map((fact) => [fact, factKey(fact)])),
  })
}

/** Returns values to type over: money and addresses that are the sample's would be wrong for any other farm. */
function withoutSample(values: FactValues, { facts }: Site): FactValues {
  if (facts.demo) return values
  const isWrong = (name: FactName) =>
    (isMoney(name) || factOf(name).kind === 'address') && !isOwnValue(name, values[name])
  const names = Object.keys(values) as FactName[]
  return Object.fromEntries(names.map((name) => [name, isWrong(name) ? null : values[name]]))
}

const unused: FactUse = { parts: [], kept: [] }

function useFactUse({ facts }: Row): FactUse {
  const { value } = useAnswer(reading('GET site/facts'), { names: facts.join() }, null, {
    topics: ['site', 'bookings'],
  })
  return value ?? unused
}

type WhenSeenProps = { row: Row; site: Site; kept: FactUse['kept'] }

/** Says when guests see the change, and which of them keep what they were promised. */
function WhenSeen({ row, site, kept }: WhenSeenProps) {
  // “No dogs” begins no sentence here.
  const textOf = (values: FactValues) =>
    linesOf(row, values)[0]?.text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) ?? ''
  if (!row.facts.some(isPromised)) return <p className={note}>{t('dialog.atPublish')}</p>
  return (
    <div className={note}>
      <p>{t('dialog.promise', { value: textOf(published(row, site)) })}</p>
      {kept.map(({ values, bookings }) => (
        <p className="mt-1.5 flex gap-2 font-medium" key={textOf(values)}>
          <ShieldCheck aria-hidden="true" className="mt-px shrink-0 text-lake" size={18} />
          {t('dialog.kept', { count: bookings, value: textOf(values) })}
        </p>
      ))}
    </div>
  )
}

const note = 'mt-5 rounded-control bg-lake-soft px-4 py-3 text-sm'

function savedWords(row: Row, saved: FactValues, site: Site): string {
  const name = labelOf(row.name)
  if (isLive(row)) return t('dialog.savedNow', { name, open: String(farm().open) })
  const isAsSeen = differencesOf(row, published(row, site), saved).length === 0
  return t(isAsSeen ? 'dialog.same' : 'dialog.saved', { name })
}
