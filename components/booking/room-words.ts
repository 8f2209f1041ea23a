import { useTranslations } from 'next-intl'
import type { PictureEntry } from '#components/ui/picture-sources.ts'
import type { BookingPictures } from './use-booking.ts'

// The rooms that the site was written for, by the slug that they were created with.
const known: Record<string, 'wada' | 'cottage'> = {
  'maratha-wada-room': 'wada',
  'valley-view-cottage': 'cottage',
}

type Named = { name: string; slug: string }

/** A room's name in the page's language; a room that staff added has the name that they gave it. */
export function useRoomName(): (room: Named) => string {
  const t = useTranslations('rooms')
  return ({ name, slug }) => {
    const key = known[slug]
    return key ? t(`${key}.name`) : name
  }
}

/** A room's Marathi name, where the site has one. */
export function useMarathiName(room: Named | undefined): string | null {
  const t = useTranslations('rooms')
  const key = known[room?.slug ?? '']
  return key ? t(`${key}.mr`) : null
}

/** The site's own plate of a room; rooms that staff added have only what staff sent. */
export function plateOf({ slug }: Named, pictures: BookingPictures): PictureEntry | null {
  const key = known[slug]
  return key ? pictures[key] : null
}
