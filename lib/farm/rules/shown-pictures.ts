import type { Locale } from '../../i18n/languages.ts'
import { type Picture, type PictureId, photoPicture, picture } from '../../pictures/rules.ts'
import { describing } from './descriptions.ts'
import { editedPicture } from './edited-pictures.ts'
import { farm, type Published, publishedPictures, publishedWords } from './farm.ts'
import { altKey, slotOf } from './slots.ts'

/**
 * Returns what guests see in the place of a shipped picture: the farm's own, or, on the sample farm, the shipped one; null for nothing.
 */
export function shownPicture(id: PictureId): Picture | null {
  return drawnIn({ facts: farm(), ...publishedPictures() }, id)
}

/** Returns the same of what isn't published yet. */
export function drawnIn(farm: Shown & Pick<Published, 'facts'>, id: PictureId): Picture | null {
  const slot = slotOf(id)
  const drawn = ownIn(farm, slot) ?? (farm.facts.demo ? (picture(id) ?? null) : null)
  return drawn && editedPicture(drawn, slot)
}

type Shown = Pick<Published, 'pictures' | 'photos'>

/** Returns true if guests see a picture there. */
export function hasPicture(id: PictureId): boolean {
  return shownPicture(id) !== null
}

/** Returns the farm's own picture of a slot; null if it has none. */
export function ownPicture(slot: string): Picture | null {
  return ownIn(publishedPictures(), slot)
}

function ownIn({ pictures, photos }: Shown, slot: string): Picture | null {
  const own = pictures[slot]
  const photo = own && photos[own.hash]
  if (!photo) return null
  return photoPicture(photo, own)
}

/**
 * Returns where a language's description of a picture comes from: the page's `words`, the English of staff, or nowhere, as long as
 * staff haven't described the farm's own picture. Words for another picture would be wrong.
 */
export function descriptionOf(slot: string, locale: Locale): 'words' | { english: string } | null {
  const own = publishedPictures().pictures[slot]
  if (!own) return 'words'
  const { en, [locale]: theirs } = publishedWords()
  const key = altKey(slot)
  const descriptions = {
    ...(theirs?.[key] && { [locale]: theirs[key] }),
    ...(en?.[key] && { en: en[key] }),
  }
  return describing(descriptions, own.hash, locale)
}
