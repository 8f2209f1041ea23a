import { useTranslations } from 'next-intl'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import { knownRoom, roomInMessages } from '#lib/i18n/known-rooms.ts'
import { slugOf } from '#lib/shared/text.ts'
import type { BookingPictures } from './use-booking.ts'

type Named = { name: string; slug: string }

/**
 * A room's name in the page's language; a room that staff named has the name that they gave it. Before the list
 * of rooms has come, a name alone will do.
 */
export function useRoomName(): (room: Named | string) => string {
  const t = useTranslations('rooms')
  return (room) => {
    const named = typeof room === 'string' ? { name: room, slug: slugOf(room) } : room
    const key = roomInMessages(named)
    return key ? t(`${key}.name`) : named.name
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
