'use client'

import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { Decide } from '../kit/action/decide.tsx'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { NothingDone } from '../kit/form/failed.tsx'
import { TakeOrSaveOver, type TakeOrSaveOverProps } from '../kit/form/take-or-save-over.tsx'
import { useLeave } from '../kit/form/use-leave.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { roomFacts } from './room-facts.tsx'
import { RoomFieldset } from './room-fieldset.tsx'
import { type RoomFormState, useRoomForm } from './use-room-form.ts'

const t = staffWords('rooms')

type RoomDialogProps = {
  /** null for a new one. */
  room: WireRoom | null
  onClose: () => void
  onSaved: () => Promise<void>
  onDelete: (room: WireRoom) => void
}

const formId = 'room-form'

/** Adds a room or changes one. */
export function RoomDialog({ room, onClose, onSaved, onDelete }: RoomDialogProps) {
  const toast = useToast()
  const form = useRoomForm(room)
  const after = (saved: WireRoom | null) => {
    if (!saved) return
    toast({ tone: 'success', text: t('dialog.saved', { name: saved.name }) })
    onClose()
    void onSaved()
  }
  const look = 'text-ink-2 md:me-auto max-md:min-w-full'
  const { warning, isWarned, leave } = useLeave(form.changed, onClose, look)
  return (
    <Modal
      footer={
        <>
          {warning}
          {room && !isWarned && (
            <button
              className="staff-link inline-flex min-h-11 items-center gap-2 text-red! max-md:hidden md:me-auto"
              onClick={() => onDelete(room)}
              type="button"
            >
              <Trash2 size={18} />
              {t('dialog.delete')}
            </button>
          )}
          <CancelButton onClick={onClose} />
          <Decide disabled={form.share !== null} form={formId} kind="secondary" type="submit">
            {form.share === null
              ? t('dialog.save')
              : t('dialog.saving', { percent: Math.round(form.share * 100) })}
          </Decide>
        </>
      }
      onClose={leave}
      title={room ? t('dialog.title') : t('list.add')}
    >
      <EditForm id={formId} onSave={async () => after(await form.save())} tries={form.tries}>
        <Failure form={form} onSaveOver={async () => after(await form.saveOver())} />
        <RoomFieldset form={form} />
      </EditForm>
    </Modal>
  )
}

function Failure({ form, onSaveOver }: { form: RoomFormState; onSaveOver: () => void }) {
  const { failure, theirs, saved } = form
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.focus()
  }, [failure])
  if (!failure) return null
  return (
    <Alert
      className="mb-5"
      ref={box}
      role="alert"
      title={failure.text}
      tone={theirs ? 'warning' : 'error'}
    >
      {theirs ? (
        <ChangedMeanwhile
          onSaveOver={onSaveOver}
          onTake={form.takeTheirs}
          seen={saved}
          theirs={theirs}
        />
      ) : (
        <NothingDone why={failure}>{t('dialog.notSaved')}</NothingDone>
      )}
    </Alert>
  )
}

type ChangedMeanwhileProps = TakeOrSaveOverProps & {
  /** The version that was being edited here; null for a new room. */
  seen: WireRoom | null
  theirs: WireRoom
}

/** The version of a room that somebody else saved during the edit, and the two ways on. */
function ChangedMeanwhile({ seen, theirs, ...ways }: ChangedMeanwhileProps) {
  return (
    <>
      <ul className="num mt-1 list-disc ps-5">
        {differences(seen, theirs).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
      <TakeOrSaveOver {...ways} />
    </>
  )
}

function differences(seen: WireRoom | null, theirs: WireRoom): string[] {
  const before = seen && roomFacts(seen)
  const changed = roomFacts(theirs).filter(([, fact], at) => fact !== before?.[at]?.[1])
  return [
    ...changed.map(([name, fact]) => t('dialog.now', { name, fact })),
    ...(seen?.image_path === theirs.image_path ? [] : [t('dialog.imageNow')]),
  ]
}
