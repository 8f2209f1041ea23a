'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import type { GuestRoomWords } from '#lib/i18n/guest-room-words.ts'
import { staffWords } from '#lib/i18n/staff-words.ts'
import type { WholeRoomList } from '#lib/rooms/schema/room.ts'
import { ByWindow } from '../../kit/by-window.tsx'
import type { First } from '../../kit/live/use-answer.ts'
import { useToast } from '../../kit/toast/toast.ts'
import { DeleteRoomDialog } from '../delete-room-dialog.tsx'
import { toldOf, untoldIn } from './parts.ts'
import { PhoneRoom } from './phone-room.tsx'
import { usePictures } from './use-pictures.ts'
import { useRoomPage } from './use-room-page.ts'
import { WideRoom } from './wide-room.tsx'

const t = staffWords('rooms')

type RoomPageProps = {
  /** The rooms of the farm, this one among them. */
  first: First<WholeRoomList>
  slug: string
  /** The address of the guests' site, without its protocol. */
  site: string
  /** How guests read about a room in English. */
  words: GuestRoomWords
  phone: boolean
}

/** A room, with all that guests are told of it. */
export function RoomPage({ first, slug, site, words, phone }: RoomPageProps) {
  const router = useRouter()
  const [isDeleting, setIsDeleting] = useState(false)
  const page = useRoomPage(first, slug)
  const pictures = usePictures(page.room, page.refresh)
  const { form, room } = page
  const save = useSaving(page)
  const told = toldOf(form.draft, room)
  const shared = {
    ...page,
    pictures,
    told,
    untold: untoldIn(told, room),
    site,
    words,
    save,
    onDelete: () => setIsDeleting(true),
  }
  return (
    <>
      {page.gone && !isDeleting && (
        <Alert className="m-4 lg:m-8" role="alert" title={t('page.gone')} tone="warning">
          <Link className="staff-link" href="/app/rooms">
            {t('page.back')}
          </Link>
        </Alert>
      )}
      <ByWindow phone={phone}>
        {(wide) => (wide ? <WideRoom {...shared} /> : <PhoneRoom {...shared} />)}
      </ByWindow>
      {isDeleting && (
        <DeleteRoomDialog
          onClose={() => setIsDeleting(false)}
          onTried={(isDeleted) => {
            if (isDeleted) router.push('/app/rooms')
            else void page.refresh()
          }}
          room={room}
        />
      )}
    </>
  )
}

/** Returns what saves the form, over the version of somebody else if wanted; true once it's saved. */
function useSaving({ form, refresh }: ReturnType<typeof useRoomPage>) {
  const toast = useToast()
  return async (isOver = false): Promise<boolean> => {
    const saved = await (isOver ? form.saveOver() : form.save())
    if (saved) toast({ tone: 'success', text: t('page.saved', { name: saved.name }) })
    void refresh()
    return saved !== null
  }
}
