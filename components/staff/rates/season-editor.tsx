'use client'

import { CalendarPlus, Info, Trash2, TriangleAlert } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { mostPercent } from '#lib/rates/schema/seasons.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { Decide } from '../kit/action/decide.tsx'
import { EditorFrame, type EditorHandlers } from './editor-frame.tsx'
import { NewPrices, SeasonFields } from './season-fields.tsx'
import {
  type EditedSeason,
  type SeasonForm,
  typedPercent,
  useSeasonForm,
} from './use-season-form.ts'

const t = staffWords('rates')

type SeasonEditorProps = EditorHandlers & {
  season: EditedSeason
  rooms: readonly WireRoom[]
  onDelete: () => void
  onRepeat: () => void
}

/** Adds a season or changes one, and says what that does before it is saved. */
export function SeasonEditor({
  season,
  rooms,
  undo,
  onDelete,
  onRepeat,
  ...ways
}: SeasonEditorProps) {
  const ids = rooms.map(({ id }) => id)
  const form = useSeasonForm(season, ids, undo)
  const isNew = season.id === undefined
  return (
    <EditorFrame
      form={form}
      question={questionOf(form, rooms)}
      remove={
        !isNew && (
          <Decide kind="danger" size="small" onPress={onDelete}>
            <Trash2 aria-hidden="true" size={18} />
            {t('editor.delete')}
          </Decide>
        )
      }
      title={titleOf(season)}
      {...ways}
    >
      <SeasonFields form={form} rooms={rooms} />
      <Outlook form={form} />
      {!isNew && season.from !== null && (
        <Button kind="quiet" onClick={onRepeat} size="small">
          <CalendarPlus aria-hidden="true" size={18} />
          {t('season.repeat')}
        </Button>
      )}
    </EditorFrame>
  )
}

// 130 may be meant as 130% of the usual price.
function questionOf({ draft }: SeasonForm, rooms: readonly WireRoom[]) {
  const percent = typedPercent(draft)
  // What is beyond the bound is refused, not asked about.
  if (percent === null || percent <= 100 || percent > mostPercent) return null
  const concerned = rooms.filter(({ id }) => draft.room === '' || draft.room === String(id))
  return {
    title: t('season.muchMoreTitle', { percent }),
    button: t('season.muchMoreSave'),
    words: (
      <>
        <p>{t('season.muchMore')}</p>
        <NewPrices percent={percent} rooms={concerned} />
      </>
    ),
  }
}

function titleOf({ id, name, from }: EditedSeason): string {
  if (id !== undefined) return name
  return from === null ? t('season.newWeekdays') : t('season.new')
}

function Outlook({ form: { effect, problem } }: { form: SeasonForm }) {
  const Icon = problem ? TriangleAlert : Info
  return (
    <div aria-live="polite">
      {(problem || effect) && (
        <p
          className={`num flex gap-2.5 rounded-control px-3.5 py-2.5 text-sm ${problem ? 'bg-turmeric-tint text-turmeric-ink' : 'bg-lake-soft text-lake-dark'}`}
        >
          <Icon aria-hidden="true" className="mt-0.5 shrink-0" size={18} />
          {problem ?? (effect && effectWords(effect))}
        </p>
      )}
    </div>
  )
}

function effectWords({ nights_changed, bookings }: { nights_changed: number; bookings: number }) {
  if (nights_changed === 0) return t('season.changesNothing')
  const changes = t('season.changes', { count: nights_changed })
  return bookings === 0 ? changes : `${changes} ${t('keepPrice.ofSeason', { count: bookings })}`
}
