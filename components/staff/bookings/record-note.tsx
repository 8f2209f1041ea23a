'use client'

import { useState } from 'react'
import { call } from '#calls/client.ts'
import { Button } from '#components/ui/button.tsx'
import { type DeskRecord, maxStaffNote } from '#lib/desk/schema/desk-record.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import { Decide } from '../kit/action/decide.tsx'
import { useForm } from '../kit/form/use-form.ts'
import { LiveWords } from '../kit/live/live-words.tsx'
import { instantDay } from '../kit/words.ts'
import { RecordSection } from './record-section.tsx'

const t = staffWords('bookings')

type RecordNoteProps = {
  reference: string
  note: DeskRecord['note']
  onSaved: () => Promise<void>
}

type Draft = { text: string; seen: string }

// What is not saved, by the booking: a record that is closed and opened again goes on with it.
const drafts = new Map<string, Draft>()

/** The note that staff write for each other about a booking. Nobody overwrites what somebody else has written without seeing it. */
export function RecordNote({ reference, note, onSaved }: RecordNoteProps) {
  const kept = note?.text ?? ''
  const [typed, setTyped] = useDraft(reference)
  const { busy, failure, send } = useForm('note', {})
  const save = (json: Draft) => {
    const message = { params: { reference }, json }
    return send({
      call: () => call('POST desk/bookings/[reference]/note', message).finally(onSaved),
      done: () => setTyped(null),
      words: {
        changed_meanwhile: t('note.changedMeanwhile'),
      },
    })
  }
  const isOther = typed !== null && typed.seen !== kept
  return (
    <RecordSection aside={t('note.aside')} name={t('note.title')}>
      <LiveWords>
        {isOther && (
          <p className="mb-2 whitespace-pre-line rounded-control border border-edge bg-band p-3">
            {kept || t('note.deleted')}
          </p>
        )}
      </LiveWords>
      <textarea
        aria-label={t('note.field')}
        className="control field-sizing-content block resize-none min-h-12 w-full px-3.5 py-2.5"
        maxLength={maxStaffNote}
        onChange={({ target }) => setTyped({ text: target.value, seen: typed?.seen ?? kept })}
        placeholder={t('note.add')}
        value={typed?.text ?? kept}
      />
      {note?.by && !typed && (
        <p className="mt-1.5 text-ink-2 text-xs">
          {note.by}
          {note.at && `, ${instantDay(note.at)}`}
        </p>
      )}
      <LiveWords className="mt-1.5 text-ink-2 text-xs">{typed && t('note.unsaved')}</LiveWords>
      {failure && (
        <p className="mt-1.5 text-red" role="alert">
          {failure.text}
        </p>
      )}
      {typed && (
        <div className="mt-2.5 flex flex-wrap justify-end gap-2.5">
          <Button kind="outline" onClick={() => setTyped(null)} size="small">
            {t('note.discard')}
          </Button>
          {isOther && (
            <Button
              kind="outline"
              onClick={() => setTyped({ text: typed.text, seen: kept })}
              size="small"
            >
              {t('note.read')}
            </Button>
          )}
          {!isOther && (
            <Decide kind="outline" size="small" onPress={() => void save(typed)} busy={busy}>
              {t('note.save')}
            </Decide>
          )}
        </div>
      )}
    </RecordSection>
  )
}

/** Holds what is typed about a booking; null while nobody types. */
function useDraft(reference: string): [Draft | null, (draft: Draft | null) => void] {
  const [draft, setDraft] = useState(drafts.get(reference) ?? null)
  const write = (next: Draft | null) => {
    if (next) drafts.set(reference, next)
    else drafts.delete(reference)
    setDraft(next)
  }
  return [draft, write]
}
