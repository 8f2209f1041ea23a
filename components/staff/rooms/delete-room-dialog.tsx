'use client'

import { staffWords } from '#lib/i18n/staff-words.ts'
import { deleteRoom } from '#lib/rooms/client.ts'
import type { WireRoom } from '#lib/rooms/schema/room.ts'
import { AskDialog } from '../kit/dialog/ask-dialog.tsx'
import { useToast } from '../kit/toast/toast.ts'
import { refusals } from './room-facts.tsx'

const t = staffWords('rooms')

type DeleteRoomDialogProps = {
  room: WireRoom
  onClose: () => void
  /** Called once it's deleted, and if it couldn't be because the list has changed. */
  onTried: (isDeleted: boolean) => void
}

/** Asks before a room is removed from the lists, and says why it cannot be. */
export function DeleteRoomDialog({ room, onClose, onTried }: DeleteRoomDialogProps) {
  const toast = useToast()
  const remove = async () => {
    let isDeleted = false
    try {
      await deleteRoom(room)
      isDeleted = true
      toast({ tone: 'success', text: t('delete.deleted', { name: room.name }) })
      onClose()
    } finally {
      onTried(isDeleted)
    }
  }
  return (
    <AskDialog
      button={t('delete.button')}
      failed={t('delete.failed')}
      grave
      onAnswer={remove}
      onClose={onClose}
      refusals={refusals()}
      title={t('delete.title')}
    >
      <p>
        {t.rich('delete.text', {
          name: room.name,
          b: (words) => <b className="font-semibold">{words}</b>,
        })}
      </p>
    </AskDialog>
  )
}
