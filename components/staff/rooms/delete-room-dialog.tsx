'use client'

import { deleteRoom } from '#lib/rooms/client.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { useToast } from '../kit/toast/toast.ts'

type DeleteRoomDialogProps = {
  room: WireRoom
  onClose: () => void
  /** Called when it was deleted, or could not be because the list has changed. */
  onDeleted: () => Promise<void>
}

const refusals = {
  changed_meanwhile: 'Somebody else changed this room meanwhile. Close this and look at it again.',
}

/** Asks before a room is removed from the lists, and says why it cannot be. */
export function DeleteRoomDialog({ room, onClose, onDeleted }: DeleteRoomDialogProps) {
  const toast = useToast()
  const remove = async () => {
    try {
      await deleteRoom(room)
      toast({ tone: 'success', text: `${room.name} is deleted.` })
      onClose()
    } finally {
      void onDeleted()
    }
  }
  return (
    <AskDialog
      button="Delete room"
      failed="Nothing was deleted."
      grave
      onAnswer={remove}
      onClose={onClose}
      refusals={refusals}
      title="Delete this room?"
    >
      <p>
        <b className="font-semibold">{room.name}</b> cannot be booked any more. The bookings that
        were made stay as they are.
      </p>
    </AskDialog>
  )
}
