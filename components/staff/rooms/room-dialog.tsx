'use client'

import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { whyOf } from '#components/ui/say-why.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { Refusal } from '#lib/shared/refusal.ts'
import { CancelButton, Modal } from '../kit/dialog/modal.tsx'
import { EditForm } from '../kit/form/edit-form.tsx'
import { NothingDone } from '../kit/form/failed.tsx'
import { useLeave } from '../kit/form/use-leave.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { RoomFieldset } from './room-fieldset.tsx'
import { type RoomFormState, useRoomForm } from './use-room-form.ts'

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
    toast({ tone: 'success', text: `${saved.name} is saved.` })
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
              Delete this room
            </button>
          )}
          <CancelButton onClick={onClose} />
          <Button disabled={form.share !== null} form={formId} kind="secondary" type="submit">
            {form.share === null ? 'Save' : `Saving ${Math.round(form.share * 100)}%`}
          </Button>
        </>
      }
      onClose={leave}
      title={room ? 'Edit room' : 'Add a room'}
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
  const refused = failure instanceof Refusal
  // What is wrong with a field stands at the field.
  if (!failure || (refused && failure.detail.errors)) return null
  const why = whyOf(failure)
  return (
    <Alert
      className="mb-5"
      ref={box}
      role="alert"
      title={why.text}
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
        <NothingDone why={why}>Nothing was saved yet. What you typed is still here.</NothingDone>
      )}
    </Alert>
  )
}
