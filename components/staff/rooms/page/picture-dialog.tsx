'use client'

import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '#calls/client.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WholeRoom, WirePicture } from '#lib/rooms/schema/room.ts'
import { AskDialog } from '../../kit/dialog/ask-dialog.tsx'
import { useToast } from '../../kit/toast/toast.ts'
import { OnItsWay } from '../../photo/on-its-way.tsx'
import { PictureForm } from '../../photo/picture-form.tsx'
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

/** The form of a picture of a room. What's saved there is seen by guests at once. */
export function PictureDialog(props: PictureDialogProps) {
  const { room, picture, pictures, refresh, onClose } = props
  const { id, slot, hash, kind, focus_x: x, focus_y: y } = picture
  const [asksRemoval, setAsksRemoval] = useState(false)
  if (asksRemoval) {
    return <RemoveDialog onClose={onClose} picture={picture} refresh={refresh} room={room} />
  }
  const replaces = slot === 'more' ? id : null
  const sending = pictures.sending.find((one) => one.slot === slot && one.replaces === replaces)
  return (
    <PictureForm
      alt={picture.alt}
      aside={
        <button
          className="staff-link inline-flex min-h-11 items-center gap-2 text-red! md:me-auto"
          onClick={() => setAsksRemoval(true)}
          type="button"
        >
          <Trash2 aria-hidden="true" size={18} />
          {t('photos.remove')}
        </button>
      }
      drawn={picture.drawn}
      help={t('photos.illustrationHelp')}
      look={hash === null ? null : { x, y, kind }}
      onAlt={(...written) => pictures.describe(picture, ...written)}
      onChoose={(file) => void pictures.add(slot, file, replaces)}
      onClose={onClose}
      onSave={(look) => pictures.save(picture, look)}
      sending={sending && <OnItsWay one={sending} pictures={pictures} />}
      title={t(`slots.${slot}`)}
      width={picture.width}
    />
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
