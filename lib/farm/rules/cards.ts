import type { PageName } from '../../i18n/pages.ts'
import { card, type Picture } from '../../pictures/rules.ts'
import { farm } from './farm.ts'
import { ownPicture } from './shown-pictures.ts'
import { heroSlot, slotsOfPage } from './slots.ts'

/** The picture that a shared link shows, in pixels. */
export type Card = { src: string; width: number; height: number }

/** As wide as applications show them. */
const cardWidth = 1200

/**
 * Returns the picture that a shared link of a page shows: the sample's card, or of another farm one of its own that the page shows, the
 * first of `room` if it's of rooms. Without any it's that of the first screen; null if there's none either.
 */
export function cardShown(page: PageName, room: Picture | null = null): Card | null {
  if (farm().demo) {
    return {
      src: card(page === 'stayDining' ? 'stay-dining' : page),
      width: cardWidth,
      height: 630,
    }
  }
  const ofPage = slotsOfPage(page).map(ownPicture).find(Boolean)
  const ofRooms = page === 'stayDining' ? [room, ofPage] : [ofPage, room]
  const shown = [...ofRooms, ownPicture(heroSlot)].find(Boolean)
  return shown ? cardOf(shown) : null
}

/** Returns the copy of a photograph that's large enough for a card, as every application reads it; null for a drawing of ours. */
export function cardOf({ jpeg, width, height }: Picture): Card | null {
  const copy = jpeg?.find((one) => one.width >= cardWidth) ?? jpeg?.at(-1)
  return copy
    ? { src: copy.src, width: copy.width, height: Math.round((copy.width * height) / width) }
    : null
}
