'use client'

import { Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { call } from '#calls/client.ts'
import { FileButton } from '#components/ui/file-button.tsx'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WholeRoom, WirePicture } from '#lib/rooms/schema/room.ts'
import { Decide } from '../../kit/action/decide.tsx'
import { AskDialog } from '../../kit/dialog/ask-dialog.tsx'
import { CancelButton, Modal } from '../../kit/dialog/modal.tsx'
import { useLeave } from '../../kit/form/use-leave.tsx'
import { useToast } from '../../kit/toast/toast.ts'
import { FocusField } from '../../photo/focus-field.tsx'
import { refusals } from '../room-facts.tsx'
import type { Pictures } from './use-pictures.ts'

const t = staffWords('rooms')

type PictureDialogProps = {
  room: WholeRoom
  picture: WirePicture
  pictures: Pictures
  refresh: () => Promise<void>
  onClose: () => void
}

/** A picture of a room: what has to be seen of it, another in its place, or none. */
export function PictureDialog(props: PictureDialogProps) {
  const { room, picture, pictures, refresh, onClose } = props
  const [focus, setFocus] = useState({ x: picture.focus_x, y: picture.focus_y })
  const [asksRemoval, setAsksRemoval] = useState(false)
  const isMoved = focus.x !== picture.focus_x || focus.y !== picture.focus_y
  const look = 'text-ink-2 md:me-auto max-md:min-w-full'
  const { warning, isWarned, leave } = useLeave(isMoved, onClose, look)
  const save = async () => {
    if (await pictures.moveFocus(picture, { focus_x: focus.x, focus_y: focus.y })) onClose()
  }
  if (asksRemoval) {
    return <RemoveDialog onClose={onClose} picture={picture} refresh={refresh} room={room} />
  }
  return (
    <Modal
      footer={
        <>
          {warning}
          {!isWarned && (
            <button
              className="staff-link inline-flex min-h-11 items-center gap-2 text-red! md:me-auto"
              onClick={() => setAsksRemoval(true)}
              type="button"
            >
              <Trash2 aria-hidden="true" size={18} />
              {t('photos.remove')}
            </button>
          )}
          <CancelButton onClick={onClose} />
          <Decide busy={!isMoved} disabled={!isMoved} kind="secondary" onPress={save}>
            {t('photos.save')}
          </Decide>
        </>
      }
      onClose={leave}
      title={t(`slots.${picture.slot}`)}
    >
      <div className="grid gap-4">
        {picture.is_photo ? (
          <FocusField focus={focus} onChange={setFocus} picture={picture} />
        ) : (
          <p>{t('photos.illustrationHelp')}</p>
        )}
        <div>
          <FileButton
            accept="image/*"
            onChoose={(file) => {
              void pictures.add(picture.slot, file, picture.slot === 'more' ? picture.id : null)
              onClose()
            }}
          >
            <Upload aria-hidden="true" size={17} />
            {picture.is_photo ? t('photos.replace') : t('photos.useOwn')}
          </FileButton>
        </div>
      </div>
    </Modal>
  )
}

type RemoveDialogProps = Pick<PictureDialogProps, 'room' | 'picture' | 'refresh' | 'onClose'>

function RemoveDialog({ room, picture, refresh, onClose }: RemoveDialogProps) {
  const toast = useToast()
  const slot = t(`slots.${picture.slot}`)
  const remove = async () => {
    try {
      await call('DELETE rooms/[id]/pictures/[picture]', {
        params: { id: room.id, picture: picture.id },
        json: { version: room.version },
      })
      toast({ tone: 'success', text: t('photos.removed', { slot }) })
      onClose()
    } finally {
      void refresh()
    }
  }
  return (
    <AskDialog
      button={t('photos.remove')}
      failed={t('photos.notRemoved')}
      grave
      onAnswer={remove}
      onClose={onClose}
      refusals={refusals()}
      title={t('photos.removeTitle')}
    >
      <p>{t('photos.removeText')}</p>
    </AskDialog>
  )
}
