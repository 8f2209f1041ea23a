import { useTranslations } from 'next-intl'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import { knownRoom } from '#lib/i18n/known-rooms.ts'
import type { BookingPictures } from './use-booking.ts'

type Named = { name: string; slug: string }

/** A room's name in the page's language; a room that staff added has the name that they gave it. */
export function useRoomName(): (room: Named) => string {
  const t = useTranslations('rooms')
  return ({ name, slug }) => {
    const key = knownRoom(slug)
    return key ? t(`${key}.name`) : name
  }
}

/** A room's Marathi name, where the site has one. */
export function useMarathiName(room: Named | undefined): string | null {
  const t = useTranslations('rooms')
  const key = knownRoom(room?.slug ?? '')
  return key ? t(`${key}.mr`) : null
}

/** The site's own plate of a room; rooms that staff added have only what staff sent. */
export function plateOf({ slug }: Named, pictures: BookingPictures): PictureEntry | null {
  const key = knownRoom(slug)
  return key ? pictures[key] : null
}
