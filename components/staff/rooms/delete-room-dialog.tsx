'use client'

import { useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { type Why, whyOf } from '#components/ui/say-why.ts'
import { deleteRoom } from '#lib/rooms/client.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { orSignIn } from '../kit/call/or-sign-in.ts'
import { DecisionDialog } from '../kit/dialog/decision-dialog.tsx'
import { NothingDone } from '../kit/form/failed.tsx'
import { useToast } from '../kit/toast/toast.ts'

type DeleteRoomDialogProps = {
  room: WireRoom
  onClose: () => void
  /** Called when it was deleted, or could not be because the list has changed. */
  onDeleted: () => Promise<void>
}

const words = {
  changed_meanwhile: 'Somebody else changed this room meanwhile. Close this and look at it again.',
}

/** Asks before a room is removed from the lists, and says why it cannot be. */
export function DeleteRoomDialog({ room, onClose, onDeleted }: DeleteRoomDialogProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Why | null>(null)
  const toast = useToast()
  const remove = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await orSignIn(deleteRoom(room))
      toast({ tone: 'success', text: `${room.name} is deleted.` })
      onClose()
    } catch (error) {
      setProblem(whyOf(error, words))
    }
    setBusy(false)
    await onDeleted()
  }
  return (
    <DecisionDialog
      button={{ busy, onPress: remove, children: 'Delete room' }}
      onClose={onClose}
      title="Delete this room?"
    >
      <p>
        <b className="font-semibold">{room.name}</b> cannot be booked any more. The bookings that
        were made stay as they are.
      </p>
      {problem && (
        <Alert className="mt-4" role="alert" title={problem.text} tone="error">
          <NothingDone why={problem}>Nothing was deleted.</NothingDone>
        </Alert>
      )}
    </DecisionDialog>
  )
}
