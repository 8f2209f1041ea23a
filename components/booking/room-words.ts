import { useTranslations } from 'next-intl'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import { knownRoom, roomInMessages } from '#lib/i18n/known-rooms.ts'
import type { BookingPictures } from './use-booking.ts'

type Named = { name: string; slug: string }

/** A room's name in the page's language; a room that staff named has the name that they gave it. */
export function useRoomName(): (room: Named) => string {
  const t = useTranslations('rooms')
  return (room) => {
    const key = roomInMessages(room)
    return key ? t(`${key}.name`) : room.name
  }
}

/** A room's Marathi name, where the site has one. */
export function useMarathiName(room: Named | undefined): string | null {
  const t = useTranslations('rooms')
  const key = room && roomInMessages(room)
  return key ? t(`${key}.mr`) : null
}

/** The site's own plate of a room; rooms that staff added have only what staff sent. */
export function plateOf({ slug }: Named, pictures: BookingPictures): PictureEntry | null {
  const key = knownRoom(slug)
  return key ? pictures[key] : null
}
