import { useTranslations } from 'next-intl'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import { knownRoom, roomInMessages } from '#lib/i18n/known-rooms.ts'
import { slugOf } from '#lib/shared/text.ts'
import type { BookingPictures } from './use-booking.ts'

type Named = { name: string; slug: string }

/**
 * Returns a room's name in the page's language, or staff's own name if they renamed it. Takes a plain name too,
 * until the list of rooms has loaded.
 */
export function useRoomName(): (room: Named | string) => string {
  const t = useTranslations('rooms')
  return (room) => {
    const named = typeof room === 'string' ? { name: room, slug: slugOf(room) } : room
    const key = roomInMessages(named)
    return key ? t(`${key}.name`) : named.name
  }
}

/** Returns a room's Marathi name, if the site has one. */
export function useMarathiName(room: Named | undefined): string | null {
  const t = useTranslations('rooms')
  const key = room && roomInMessages(room)
  return key ? t(`${key}.mr`) : null
}

/** Returns the site's own picture of a room, or null: rooms added by staff have only their upload. */
export function plateOf({ slug }: Named, pictures: BookingPictures): PictureEntry | null {
  const key = knownRoom(slug)
  return key ? pictures[key] : null
}
