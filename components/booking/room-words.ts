import { useTranslations } from 'next-intl'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import { knownRoom } from '#lib/i18n/known-rooms.ts'
import { slugOf } from '#lib/rooms/rules.ts'
import type { BookingPictures } from './use-booking.ts'

type Named = { name: string; slug: string }

// A room that staff have given another name since is not the one that the site has words for.
function wordsOf(room: Named | undefined) {
  return room && slugOf(room.name) === room.slug ? knownRoom(room.slug) : undefined
}

/** A room's name in the page's language; a room that staff named has the name that they gave it. */
export function useRoomName(): (room: Named) => string {
  const t = useTranslations('rooms')
  return (room) => {
    const key = wordsOf(room)
    return key ? t(`${key}.name`) : room.name
  }
}

/** A room's Marathi name, where the site has one. */
export function useMarathiName(room: Named | undefined): string | null {
  const t = useTranslations('rooms')
  const key = wordsOf(room)
  return key ? t(`${key}.mr`) : null
}

/** The site's own plate of a room; rooms that staff added have only what staff sent. */
export function plateOf({ slug }: Named, pictures: BookingPictures): PictureEntry | null {
  const key = knownRoom(slug)
  return key ? pictures[key] : null
}
